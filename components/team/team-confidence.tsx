import { FieldError, RequiredMark } from "@/components/ui/field";
import { CHOOSE_ONE } from "@/lib/domain/team/messages";
import { MOST_CONFIDENCE } from "@/lib/domain/team/questions";

interface TeamConfidenceProps {
  id: string;
  legend: string;
  chosen: string | undefined;
  isMissing: boolean;
  onChoose: (value: string) => void;
}

const STEPS = Array.from({ length: MOST_CONFIDENCE }, (_, index) => String(index + 1));

/** 1 to 10, as buttons of a radio group: a slider would begin with an answer. */
export const TeamConfidence = ({ id, legend, chosen, isMissing, onChoose }: TeamConfidenceProps) => (
  <fieldset
    aria-describedby={isMissing ? `${id}-ends ${id}-error` : `${id}-ends`}
    data-problem={isMissing ? "" : undefined}
    className="min-w-0 data-problem:[&_label]:border-destructive"
  >
    <legend className="font-medium">
      {legend}
      <RequiredMark />
    </legend>
    <div className="mt-2.5 grid grid-cols-5 gap-1.5 sm:grid-cols-10">
      {STEPS.map((step) => (
        <label
          key={step}
          className="flex min-h-11 cursor-pointer flex-col items-center justify-center gap-1 rounded-sm border border-border bg-card py-2 hover:border-input has-checked:border-primary has-checked:bg-muted has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={id}
            value={step}
            checked={chosen === step}
            onChange={() => onChoose(step)}
            className="size-5 accent-primary focus-visible:outline-none"
          />
          <span>{step}</span>
        </label>
      ))}
    </div>
    <p id={`${id}-ends`} className="mt-1.5 flex justify-between text-muted-foreground text-sm">
      <span>1: not confident</span> <span>10: very confident</span>
    </p>
    {isMissing && (
      <div className="mt-1.5">
        <FieldError id={`${id}-error`} error={CHOOSE_ONE} />
      </div>
    )}
  </fieldset>
);
