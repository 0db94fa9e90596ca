import type { ComponentProps } from "react";
import { Field, fieldIds } from "./field";
import { Input } from "./input";

interface EmailFieldProps extends ComponentProps<typeof Input> {
  id: string;
  error: string | undefined;
}

/** An email address. */
export const EmailField = ({ id, error, ...input }: EmailFieldProps) => (
  <Field id={id} label="Email" error={error}>
    <Input
      {...fieldIds(id, { error })}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      {...input}
    />
  </Field>
);
