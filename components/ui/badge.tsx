import { clsx } from "clsx";
import type { ReactNode } from "react";

const VARIANTS = {
  default: "bg-primary/12 text-primary",
  secondary: "bg-muted text-foreground",
  outline: "border border-input text-foreground",
  destructive: "border border-destructive text-destructive",
};

interface BadgeProps {
  variant?: keyof typeof VARIANTS;
  children: ReactNode;
}

export const Badge = ({ variant = "default", children }: BadgeProps) => (
  <span
    data-variant={variant}
    className={clsx("inline-flex items-center rounded-sm px-2 py-0.5 font-medium text-sm", VARIANTS[variant])}
  >
    {children}
  </span>
);
