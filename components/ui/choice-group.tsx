import { clsx } from "clsx";
import type { ReactNode } from "react";
import { FieldError, RequiredMark } from "./field";

interface ChoiceGroupProps {
  id: string;
  legend: string;
  hint?: ReactNode;
  error?: string;
  isRequired?: boolean;
  /** Short labels stand side by side where there is room. */
  columns?: 1 | 2 | 3;
  children: ReactNode;
}

const COLUMNS = { 1: "", 2: "sm:grid-cols-2", 3: "sm:grid-cols-3" };

/** A question with its choices: the question, a hint, what is wrong, in words, and the rows; behind fourteen of them it would be out of view. */
export function ChoiceGroup({
  id,
  legend,
  hint,
  error,
  isRequired,
  columns = 1,
  children,
}: ChoiceGroupProps) {
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(" ");
  return (
    <fieldset
      aria-describedby={described || undefined}
      data-problem={error ? "" : undefined}
      className="min-w-0 data-problem:[&_label]:border-destructive"
    >
      <legend className="font-medium">
        {legend}
        {isRequired && <RequiredMark />}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-muted-foreground text-sm">
          {hint}
        </p>
      )}
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${id}-error`} error={error} />
        </div>
      )}
      <div className={clsx("mt-2.5 grid gap-2", COLUMNS[columns])}>{children}</div>
    </fieldset>
  );
}
