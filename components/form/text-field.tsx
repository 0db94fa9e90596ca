"use client";

import type { ComponentProps, ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { Field, fieldIds } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import { useFieldError } from "./bound-field";

interface TextFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  isRequired?: boolean;
  input?: ComponentProps<"input">;
}

export function TextField({ name, label, hint, isRequired, input }: TextFieldProps) {
  const { register } = useFormContext();
  const error = useFieldError(name);
  return (
    <Field id={name} label={label} hint={hint} error={error} isRequired={isRequired}>
      <Input {...fieldIds(name, { hint, error })} maxLength={200} {...input} {...register(name)} />
    </Field>
  );
}

export function LongTextField({ name, label, hint }: Omit<TextFieldProps, "input">) {
  const { register } = useFormContext();
  const error = useFieldError(name);
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      <Textarea {...fieldIds(name, { hint, error })} maxLength={2000} {...register(name)} />
    </Field>
  );
}
