import type { ReactNode } from "react";

/** What ties a control to its label, hint and error, for `<Input {...fieldIds(id, …)} />`. */
export function fieldIds(id: string, { hint, error }: { hint?: ReactNode; error?: string }) {
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(" ");
  return { id, "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined };
}

interface FieldProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  isRequired?: boolean;
  /** Marked for the eye, where most answers are required. */
  isOptional?: boolean;
  children: ReactNode;
}

/** A label, its control, a hint, and beside it what is wrong, in words. */
export function Field({ id, label, hint, error, isRequired, isOptional, children }: FieldProps) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
        {isRequired && <RequiredMark />}
        {isOptional && <OptionalMark />}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** Said, not shown: most answers are required, and the few that are not say so. */
export const RequiredMark = () => <span className="sr-only"> (required)</span>;

export const OptionalMark = () => (
  <span className="font-normal text-muted-foreground text-sm"> (optional)</span>
);

export const FieldError = ({ id, error }: { id: string; error?: string }) =>
  error ? (
    <p id={id} className="font-medium text-destructive text-sm">
      <span aria-hidden="true">! </span>
      <span>{error}</span>
    </p>
  ) : null;
