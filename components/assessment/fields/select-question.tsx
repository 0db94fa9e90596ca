import { Field, fieldIds } from "@/components/ui/field";
import { Select } from "@/components/ui/input";
import type { Option } from "@/lib/domain/assessment/options";
import { type TextField, useAnswer } from "./use-answer";

interface SelectQuestionProps {
  name: TextField;
  label: string;
  options: readonly Option[];
  onChange?: () => void;
}

/** One choice of a long list; always a required one. */
export function SelectQuestion({ name, label, options, onChange }: SelectQuestionProps) {
  const { error, input } = useAnswer(name, onChange);
  return (
    <Field id={name} label={label} error={error} isRequired>
      <Select {...fieldIds(name, { error })} {...input}>
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
