import type { ComponentProps, ReactNode } from "react";
import { Field, fieldIds } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import { FREE_TEXT_MAX_CHARACTERS } from "@/lib/domain/lengths";
import { type TextField, useAnswer } from "./use-answer";

interface QuestionProps {
  name: TextField;
  label: string;
  hint?: ReactNode;
  isRequired?: boolean;
}

/** A question answered in one line. */
export function TextQuestion({
  name,
  label,
  hint,
  isRequired,
  ...rest
}: QuestionProps & Omit<ComponentProps<"input">, "name">) {
  const { error, input } = useAnswer(name);
  return (
    <Field id={name} label={label} hint={hint} error={error} isRequired={isRequired}>
      <Input {...rest} {...fieldIds(name, { hint, error })} {...input} />
    </Field>
  );
}

/** A question answered in a few sentences. */
export function LongTextQuestion({ name, label, hint, isRequired }: QuestionProps) {
  const { error, input } = useAnswer(name);
  return (
    <Field id={name} label={label} hint={hint} error={error} isRequired={isRequired}>
      <Textarea {...fieldIds(name, { hint, error })} {...input} maxLength={FREE_TEXT_MAX_CHARACTERS} />
    </Field>
  );
}
