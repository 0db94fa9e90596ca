import type { UseFormRegisterReturn } from "react-hook-form";
import { Field, fieldIds } from "@/components/ui/field";
import { PASSWORD_RULES } from "@/lib/domain/account/messages";
import { PasswordInput } from "./password-input";

interface AccountFieldProps {
  id: string;
  field: UseFormRegisterReturn;
  error?: string;
}

interface PasswordFieldProps extends AccountFieldProps {
  label?: string;
  hint?: string;
  /** So that password managers fill in the old one and offer to keep the new one. */
  autoComplete: "current-password" | "new-password";
}

export const PasswordField = ({
  id,
  field,
  error,
  label = "Password",
  hint,
  autoComplete,
}: PasswordFieldProps) => (
  <Field id={id} label={label} hint={hint} error={error}>
    <PasswordInput {...fieldIds(id, { hint, error })} {...field} autoComplete={autoComplete} />
  </Field>
);

interface NewPasswordFieldsProps {
  /** The new password, and the same once more. */
  fields: [UseFormRegisterReturn, UseFormRegisterReturn];
  errors: [string | undefined, string | undefined];
  repeatLabel: string;
}

export const NewPasswordFields = ({ fields, errors, repeatLabel }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      id="new-password"
      label="New password"
      hint={PASSWORD_RULES}
      field={fields[0]}
      error={errors[0]}
      autoComplete="new-password"
    />
    <PasswordField
      id="confirm-password"
      label={repeatLabel}
      field={fields[1]}
      error={errors[1]}
      autoComplete="new-password"
    />
  </>
);
