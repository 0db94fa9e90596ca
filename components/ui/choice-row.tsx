import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

interface ChoiceRowProps extends ComponentProps<"input"> {
  type: "checkbox" | "radio";
  children: ReactNode;
}

/** A checkbox or radio button whose whole row is its label. */
export function ChoiceRow({ children, className, ...input }: ChoiceRowProps) {
  return (
    <label
      className={clsx(
        "flex min-h-11 items-center gap-2.5 rounded-sm border border-border bg-card px-3 py-2 transition-colors duration-150 hover:border-input has-checked:border-primary has-checked:bg-muted has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2",
        className,
      )}
    >
      <input className="size-5 shrink-0 accent-primary focus-visible:outline-none" {...input} />
      <span>{children}</span>
    </label>
  );
}
