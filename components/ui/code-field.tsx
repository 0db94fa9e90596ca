import type { ComponentProps } from "react";
import { Field, fieldIds } from "./field";
import { Input } from "./input";

interface CodeFieldProps extends ComponentProps<typeof Input> {
  id: string;
  hint?: string;
  error: string | undefined;
}

/** A code from an app; phones and password managers fill it in. */
export const CodeField = ({ id, hint, error, ...input }: CodeFieldProps) => (
  <Field id={id} label="Code" hint={hint} error={error}>
    <Input
      {...fieldIds(id, { hint, error })}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      {...input}
    />
  </Field>
);
