import { clsx } from "clsx";
import { useController } from "react-hook-form";
import { Field, fieldIds } from "@/components/ui/field";
import { Slider } from "@/components/ui/slider";
import type { QuestionOf } from "@/lib/domain/assessment/questions/questions";
import { useAnswerForm, useProblem } from "../fields/use-answer";

/** A slider with its number above and its two ends named. Where it begins counts as an answer, but asks for a touch. */
export function SliderQuestion({ question }: { question: QuestionOf<"slider"> }) {
  const { key: name, label, hint, min, max, start, ends } = question;
  const { control } = useAnswerForm();
  const { field, fieldState } = useController({ name, control });
  const isUnset = !fieldState.isTouched && field.value === start;
  const { error, lookAgain } = useProblem(name);
  return (
    <Field id={name} label={label} hint={hint} error={error} isRequired>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <output
          htmlFor={name}
          className={clsx("font-semibold font-serif text-2xl", isUnset && "text-muted-foreground")}
        >
          {field.value}
          <span className="font-normal font-sans text-base text-muted-foreground">{` of ${max}`}</span>
        </output>
        <span className="text-muted-foreground text-sm">
          {isUnset && `Not chosen yet: move it, or touch it to keep ${start}.`}
        </span>
      </div>
      <Slider
        {...fieldIds(name, { hint, error })}
        name={field.name}
        ref={field.ref}
        onBlur={field.onBlur}
        onPointerUp={field.onBlur}
        isUnset={isUnset}
        min={min}
        max={max}
        step={1}
        value={field.value}
        aria-valuetext={`${field.value} of ${max}${isUnset ? ", not chosen yet" : ""}`}
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
