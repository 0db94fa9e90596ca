import { STEP_COUNT } from "@/lib/domain/assessment/steps";

const MINUTES = 15;

/** How far one has come, and about how long the rest takes. */
export function WizardProgress({ step, isSaved }: { step: number; isSaved: boolean }) {
  const percent = (step / STEP_COUNT) * 100;
  const minutesLeft = Math.round((MINUTES * (STEP_COUNT - step + 1)) / STEP_COUNT);
  return (
    <div>
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-medium">Assessment Progress</span>
        <span className="tabular-nums">{`Step ${step} of ${STEP_COUNT}`}</span>
      </div>
      <div
        role="progressbar"
        aria-label="Assessment Progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-2 h-1.5 rounded-full bg-muted"
      >
        <div
          data-testid="progress-fill"
          className="h-full rounded-full bg-primary transition-[width] duration-200"
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-muted-foreground text-sm">
        <span>{`About ${minutesLeft} minutes left`}</span>
        <span aria-live="polite">{isSaved ? "Saved on this device" : ""}</span>
      </p>
    </div>
  );
}
