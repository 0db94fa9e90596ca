/** Of fifteen in all, when a step begins; the last is the end. */
const PLANNED_LEFT = [15, 11, 9, 6, 3, 0];
/** How many planned minutes the plan itself weighs against what was measured. */
const TRUST_IN_PLAN = 3;
const LONGEST_STEP_MS = 10 * 60_000;

const left = (step: number): number => PLANNED_LEFT[step - 1] ?? 0;

/** What was measured in this visit: planned minutes of the steps done, and how long these took. */
export interface Pace {
  planned: number;
  took: number;
}

export const NO_PACE: Pace = { planned: 0, took: 0 };

/** The pace after another step was done. A break is no work: no step counts for more than ten minutes. */
export const paceAfter = (pace: Pace, step: number, ms: number): Pace => ({
  planned: pace.planned + left(step) - left(step + 1),
  took: pace.took + Math.min(ms, LONGEST_STEP_MS) / 60_000,
});

/** Whole minutes from the beginning of a step, by the plan at first and more and more by the visitor's own pace. */
export function minutesLeft(step: number, { planned, took }: Pace): number {
  const factor = (TRUST_IN_PLAN + took) / (TRUST_IN_PLAN + planned);
  return Math.max(1, Math.round(left(step) * Math.min(1, factor)));
}
