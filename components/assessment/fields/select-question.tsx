import { Field, fieldIds } from "@/components/ui/field";
import { Select } from "@/components/ui/input";
import type { QuestionOf } from "@/lib/domain/assessment/questions/questions";
import { useAnswer } from "./use-answer";

/** One choice of a long list; always a required one. */
export function SelectQuestion({ question }: { question: QuestionOf<"select"> }) {
  const { key: name, label, hint, options } = question;
  const { error, input } = useAnswer(name);
  return (
    <Field id={name} label={label} hint={hint} error={error} isRequired>
      <Select {...fieldIds(name, { hint, error })} {...input}>
        <option value="">Please choose</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
