/** Sentences about assessments that were saved to be finished later. */
export const UNFINISHED = "Saved, not finished";
export const UNFINISHED_FAILED = "Failed to fetch saved assessments";
export const NO_UNFINISHED = "No one who saved an assessment agreed to be contacted.";
export const NO_COMPANY_YET = "No company named yet";
export const othersText = (count: number): string =>
  `${count} ${count === 1 ? "other" : "others"} saved an assessment and did not agree to be contacted:`;
export const byStep = (others: readonly { step: number; count: number }[]): string =>
  `${others.map(({ step, count }) => `${count} at step ${step}`).join(", ")}.`;
