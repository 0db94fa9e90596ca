import { useController } from "react-hook-form";
import { ChoiceGroup } from "@/components/ui/choice-group";
import { ChoiceRow } from "@/components/ui/choice-row";
import { OptionalMark } from "@/components/ui/field";
import { consent } from "@/lib/brand/consent";
import { togglePick } from "@/lib/domain/assessment/exclusivity";
import type { Option } from "@/lib/domain/assessment/options";
import type { QuestionOf } from "@/lib/domain/assessment/questions/questions";
import { type ListField, useAnswer, useAnswerForm, useProblem } from "./use-answer";

interface ChoiceQuestion<Key> {
  key: Key;
  label: string;
  hint?: string;
  options: readonly Option[];
}

/** One choice of a few; always a required one. */
export function RadioQuestion({ question }: { question: QuestionOf<"radio"> }) {
  const { error, input } = useAnswer(question.key);
  return (
    <ChoiceGroup {...groupOf(question)} columns={question.columns} error={error}>
      {question.options.map((option) => (
        <ChoiceRow key={option.value} type="radio" value={option.value} note={option.note} {...input}>
          {option.label}
        </ChoiceRow>
      ))}
    </ChoiceGroup>
  );
}

/** Any number of choices, at least one. An answer that says "none" excludes the others. */
export function CheckboxQuestion({
  question,
  columns = 2,
}: {
  question: ChoiceQuestion<ListField>;
  columns?: 1 | 2;
}) {
  const { key: name } = question;
  const { control } = useAnswerForm();
  const { field } = useController({ name, control });
  const { error, lookAgain } = useProblem(name);

  const toggle = (value: string) => {
    field.onChange(togglePick(field.value, value));
    lookAgain();
  };

  return (
    <ChoiceGroup {...groupOf(question)} columns={columns} error={error}>
      {question.options.map((option) => (
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

/** A choice of its own, that is never made for anybody. */
export function ConsentQuestion({ question }: { question: QuestionOf<"consent"> }) {
  const { key } = question;
  const { hint, label } = (consent.comparison === "ask" && question.whereAsked) || question;
  return (
    <>
      {hint && (
        <p id={`${key}-hint`} className="mb-2 text-muted-foreground text-sm">
          {hint}
        </p>
      )}
      <ChoiceRow type="checkbox" aria-describedby={hint && `${key}-hint`} {...useAnswerForm().register(key)}>
        {label}
        <OptionalMark />
      </ChoiceRow>
    </>
  );
}

const groupOf = ({ key, label, hint }: ChoiceQuestion<string>) =>
  ({ id: key, legend: label, hint, isRequired: true }) as const;
