import { useController } from "react-hook-form";
import { Field, fieldIds } from "@/components/ui/field";
import { Slider } from "@/components/ui/slider";
import type { QuestionOf } from "@/lib/domain/assessment/questions/questions";
import { useAnswerForm, useProblem } from "./use-answer";

/** A slider with its number above and its two ends named. */
export function SliderQuestion({ question }: { question: QuestionOf<"slider"> }) {
  const { key: name, label, hint, min, max, ends } = question;
  const { control } = useAnswerForm();
  const { field } = useController({ name, control });
  const { error, lookAgain } = useProblem(name);
  return (
    <Field id={name} label={label} hint={hint} error={error} isRequired>
      <output htmlFor={name} className="font-semibold font-serif text-2xl">
        {field.value}
        <span className="font-normal font-sans text-base text-muted-foreground">{` of ${max}`}</span>
      </output>
      <Slider
        {...fieldIds(name, { hint, error })}
        name={field.name}
        ref={field.ref}
        onBlur={field.onBlur}
        min={min}
        max={max}
        step={1}
        value={field.value}
        aria-valuetext={`${field.value} of ${max}`}
        onChange={(event) => {
          field.onChange(event.target.valueAsNumber);
          lookAgain();
        }}
      />
      <p className="flex justify-between text-muted-foreground text-sm">
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
    </Field>
  );
}
