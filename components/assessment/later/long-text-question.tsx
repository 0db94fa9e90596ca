import { Field, fieldIds } from "@/components/ui/field";
import { Textarea } from "@/components/ui/input";
import type { QuestionOf } from "@/lib/domain/assessment/questions/questions";
import { FREE_TEXT_MAX_CHARACTERS } from "@/lib/domain/lengths";
import { useAnswer } from "../fields/use-answer";

/** A question answered in a few sentences. */
export function LongTextQuestion({ question }: { question: QuestionOf<"longText"> }) {
  const { key: name, label, hint } = question;
  const { error, input } = useAnswer(name);
  return (
    <Field id={name} label={label} hint={hint} error={error} isOptional>
      <Textarea {...fieldIds(name, { hint, error })} {...input} maxLength={FREE_TEXT_MAX_CHARACTERS} />
    </Field>
  );
}
