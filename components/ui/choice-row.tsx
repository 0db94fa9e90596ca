import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./choice-row.module.css";

interface ChoiceRowProps extends ComponentProps<"input"> {
  type: "checkbox" | "radio";
  /** Describes the choice, and is no part of its name. */
  note?: string;
  children: ReactNode;
}

/** A checkbox or radio button whose whole row is its label. */
export function ChoiceRow({ children, className, note, ...input }: ChoiceRowProps) {
  const id = useId();
  return (
    <>
      <label
        className={clsx(
          "flex min-h-11 items-center gap-2.5 rounded-sm border border-border bg-card px-3 py-2 transition-colors duration-150 hover:border-input has-checked:border-primary has-checked:bg-muted has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2",
          className,
        )}
      >
        <input
          className="size-5 shrink-0 accent-primary focus-visible:outline-none"
          aria-describedby={note && `${id}-note`}
          {...input}
        />
        <span data-note={note} className={note && styles.noted}>
          {children}
        </span>
      </label>
      {note && (
        <span hidden id={`${id}-note`}>
          {note}
        </span>
      )}
    </>
  );
}
