import { clsx } from "clsx";
import type { ReactNode } from "react";

const VARIANTS = {
  default: "border-transparent bg-primary/12 text-primary",
  secondary: "border-transparent bg-muted text-foreground",
  outline: "border-border text-muted-foreground",
  destructive: "border-destructive text-destructive",
};

interface BadgeProps {
  variant?: keyof typeof VARIANTS;
  children: ReactNode;
}

/** What something is, told in a word; its round ends say that it is no button. */
export const Badge = ({ variant = "default", children }: BadgeProps) => (
  <span
    data-variant={variant}
    className={clsx(
      "inline-flex items-center rounded-full border px-2.5 font-medium text-xs leading-6",
      VARIANTS[variant],
    )}
  >
    {children}
  </span>
);
