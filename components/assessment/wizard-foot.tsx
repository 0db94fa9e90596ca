import type { MouseEvent } from "react";
import { Button } from "@/components/ui/button";
import { STEP_COUNT } from "@/lib/domain/assessment/step-count";

interface WizardFootProps {
  step: number;
  /** False until the page can act on a press. */
  isReady: boolean;
  isSubmitting: boolean;
  /** True while what checks the answers is still being fetched. */
  isChecking: boolean;
  onPrevious: () => void;
  /** The step that one was sent back from; null where none. */
  returnTo: number | null;
  onReturn: () => void;
}

/** The way back and on; at the foot of the screen on phones, where the thumb is. */
export function WizardFoot(props: WizardFootProps) {
  const { step, isReady, isSubmitting, isChecking, onPrevious, returnTo, onReturn } = props;
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-8 flex flex-wrap gap-3 border-border border-t bg-background px-4 py-3 sm:static sm:mx-0 sm:justify-between sm:px-0 sm:py-6">
      {step > 1 && (
        <Button variant="outline" onClick={onPrevious} disabled={isSubmitting}>
          Previous
        </Button>
      )}
      <Button
        key="on"
        type="submit"
        variant={returnTo === null ? "default" : "outline"}
        disabled={!isReady || isSubmitting}
        onClick={ignoreSecondOfTwo}
        className={
          isReady ? "flex-1 sm:ml-auto sm:flex-none" : "flex-1 disabled:opacity-100 sm:ml-auto sm:flex-none"
        }
      >
        {isChecking ? "Checking..." : nextLabel(step, isSubmitting)}
      </Button>
      {returnTo !== null && (
        <Button onClick={onReturn} className="flex-1 sm:flex-none">{`Back to Step ${returnTo}`}</Button>
      )}
    </div>
  );
}

function nextLabel(step: number, isSubmitting: boolean): string {
  if (step < STEP_COUNT) return "Continue";
  return isSubmitting ? "Submitting..." : "Complete Assessment";
}

/** A double-click would press the button of the step that the first click led to. */
function ignoreSecondOfTwo(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
