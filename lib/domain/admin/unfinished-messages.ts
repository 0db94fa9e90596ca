/** Sentences about assessments that were saved to be finished later. */
export const UNFINISHED = "Saved, not finished";
export const UNFINISHED_FAILED = "Failed to fetch saved assessments";
export const NO_UNFINISHED = "No one who saved an assessment agreed to be contacted.";
export const NO_COMPANY_YET = "No company named yet";
export const othersText = (count: number): string =>
  count === 1 ? "1 other saved one and is not named:" : `${count} others saved one and are not named:`;
export const byStep = (others: readonly { step: number; count: number }[]): string =>
  `${others.map(({ step, count }) => `${count} at step ${step}`).join(", ")}.`;
