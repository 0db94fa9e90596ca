import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { ChoiceRow } from "@/components/ui/choice-row";
import { togglePick } from "@/lib/domain/assessment/exclusivity";
import type { Option } from "@/lib/domain/assessment/options";
import { type ListField, type TextField, useAnswer, useAnswerForm, useProblem } from "./use-answer";

interface ChoiceQuestionProps<Name> {
  name: Name;
  legend: string;
  hint?: ReactNode;
  options: readonly Option[];
  columns?: 1 | 2 | 3;
}

/** One choice of a few; always a required one. */
export function RadioQuestion({
  name,
  options,
  onChange,
  ...group
}: ChoiceQuestionProps<TextField> & { onChange?: () => void }) {
  const { error, input } = useAnswer(name, onChange);
  return (
    <ChoiceGroup id={name} error={error} isRequired {...group}>
      {options.map((option) => (
        <ChoiceRow key={option.value} type="radio" value={option.value} {...input}>
          {option.label}
        </ChoiceRow>
      ))}
    </ChoiceGroup>
  );
}

/** Any number of choices, at least one. An answer that says "none" excludes the others. */
export function CheckboxQuestion({
  name,
  options,
  onPicked,
  ...group
}: ChoiceQuestionProps<ListField> & { onPicked?: (picks: string[]) => void }) {
  const { control } = useAnswerForm();
  const { field } = useController({ name, control });
  const { error, lookAgain } = useProblem(name);

  const toggle = (value: string) => {
    const picks = togglePick(field.value, value);
    field.onChange(picks);
    lookAgain();
    onPicked?.(picks);
  };

  return (
    <ChoiceGroup id={name} error={error} isRequired {...group}>
      {options.map((option) => (
        <ChoiceRow
          key={option.value}
          type="checkbox"
          name={name}
          value={option.value}
          checked={field.value.includes(option.value)}
          onChange={() => toggle(option.value)}
          onBlur={field.onBlur}
        >
          {option.label}
        </ChoiceRow>
      ))}
    </ChoiceGroup>
  );
}
