import type { ComponentProps } from "react";
import { Field, fieldIds } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

interface TextFieldProps extends ComponentProps<typeof Input> {
  name: string;
  label: string;
  hint: string;
  error: string | undefined;
}

/** A line of a dialog's form, by the name that the server knows it by. */
export const TextField = ({ name, label, hint, error, ...input }: TextFieldProps) => (
  <Field id={name} label={label} hint={hint} error={error}>
    <Input {...fieldIds(name, { hint, error })} name={name} {...input} />
  </Field>
);
