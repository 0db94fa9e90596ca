import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const badgeVariants = cva("inline-flex items-center rounded-sm px-2 py-0.5 text-sm font-medium", {
  variants: {
    variant: {
      default: "bg-primary/12 text-primary",
      secondary: "bg-muted text-foreground",
      outline: "border border-input text-foreground",
      destructive: "border border-destructive text-destructive",
    },
  },
  defaultVariants: { variant: "default" },
});

interface BadgeProps extends VariantProps<typeof badgeVariants> {
  children: ReactNode;
}

export const Badge = ({ variant, children }: BadgeProps) => (
  <span data-variant={variant ?? "default"} className={badgeVariants({ variant })}>
    {children}
  </span>
);
