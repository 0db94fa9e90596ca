import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./select.module.css";

const control =
  "block w-full min-h-11 rounded-sm border border-input bg-card px-3 py-2 text-base text-foreground placeholder:text-muted-foreground aria-invalid:border-destructive aria-invalid:border-2 disabled:opacity-60";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input className={clsx(control, className)} {...rest} />;
}

export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea rows={3} className={clsx(control, "resize-y", className)} {...rest} />;
}

export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <select className={clsx(control, styles.select, className)} {...rest}>
      {children}
    </select>
  );
}
