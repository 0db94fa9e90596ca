import { useController } from "react-hook-form";
import { Field, fieldIds } from "@/components/ui/field";
import { Slider } from "@/components/ui/slider";
import { CONFIDENCE_MAX, CONFIDENCE_MIN } from "@/lib/domain/assessment/confidence";
import { useAnswerForm, useProblem } from "./use-answer";

/** The slider from Not confident to Very confident. */
export function ConfidenceQuestion() {
  const { control } = useAnswerForm();
  const { field } = useController({ name: "aiConfidence", control });
  const { error, lookAgain } = useProblem("aiConfidence");
  return (
    <Field id="aiConfidence" label="How confident are you, personally, with AI?" error={error} isRequired>
      <output htmlFor="aiConfidence" className="font-semibold font-serif text-2xl">
        {field.value}
        <span className="font-normal font-sans text-base text-muted-foreground">{` of ${CONFIDENCE_MAX}`}</span>
      </output>
      <Slider
        {...fieldIds("aiConfidence", { error })}
        name={field.name}
        ref={field.ref}
        onBlur={field.onBlur}
        min={CONFIDENCE_MIN}
        max={CONFIDENCE_MAX}
        step={1}
        value={field.value}
        aria-valuetext={`${field.value} of ${CONFIDENCE_MAX}`}
        onChange={(event) => {
          field.onChange(event.target.valueAsNumber);
          lookAgain();
        }}
      />
      <p className="flex justify-between text-muted-foreground text-sm">
        <span>Not confident</span>
        <span>Very confident</span>
      </p>
    </Field>
  );
}
