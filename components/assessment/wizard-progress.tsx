import { Progress } from "@/components/ui/progress";
import { minutesLeft } from "@/lib/domain/assessment/minutes-left";
import { STEP_COUNT } from "@/lib/domain/assessment/step-count";
import { usePace } from "./use-pace";

interface WizardProgressProps {
  step: number;
  /** Whether the device keeps the answers; null while there are none. */
  isSaved: boolean | null;
}

export function WizardProgress({ step, isSaved }: WizardProgressProps) {
  const minutes = minutesLeft(step, usePace(step));
  const text = `Step ${step} of ${STEP_COUNT}`;
  return (
    <div className="grid gap-2 text-sm">
      <div className="flex justify-between gap-4">
        <span className="font-medium">Assessment Progress</span>
        <span className="tabular-nums">{text}</span>
      </div>
      <Progress label="Assessment Progress" text={text} value={step} max={STEP_COUNT} />
      <div className="flex min-h-6 flex-wrap justify-between gap-x-4 text-muted-foreground">
        <span>{`About ${minutes} ${minutes === 1 ? "minute" : "minutes"} left`}</span>
        <span>{savedText(isSaved)}</span>
      </div>
    </div>
  );
}

function savedText(isSaved: boolean | null): string {
  if (isSaved === null) return "";
  return isSaved ? "Saved on this device" : "Not saved: this device keeps nothing";
}
