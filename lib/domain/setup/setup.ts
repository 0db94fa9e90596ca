import { z } from "zod";

export const SETUP_FAILED_TITLE = "Setup Failed";
export const SETUP_FAILED = "Setup failed";

/** What Setup Production answers, and what it says of its progress. */
export const SetupResult = z.object({
  message: z.string(),
  totalAssessments: z.int(),
  /** How many assessments this press has follow-up questions written for. */
  questionsGenerated: z.int(),
});
export type SetupResult = z.infer<typeof SetupResult>;

export const SetupProgress = z.object({
  totalAssessments: z.int(),
  /** Assessments that have their questions. */
  withQuestions: z.int(),
  /** Assessments that lack them. */
  missing: z.int(),
  /** Of those, how many are about to get them. */
  queued: z.int(),
  isRunning: z.boolean(),
  /** What writing the missing ones costs as a rule, in US dollars; 0 by fixed rules, null where no price is known. */
  estimatedCostUsd: z.number().nullable(),
});
export type SetupProgress = z.infer<typeof SetupProgress>;

export const SETUP_POLL_MS = 2_000;

export const setupStarted = (missing: number): string =>
  `Writing follow-up questions for ${count(missing)} in the background.`;
export const setupRunning = (missing: number): string =>
  `Follow-up questions are already being written: ${count(missing)} to go.`;
export const SETUP_COMPLETE = "All assessments now have follow-up questions.";
export const SETUP_STOPPED = "Setup stopped. Questions that were written are kept.";

/** "588 of 2,999 assessments have follow-up questions" */
export const setupProgress = ({ withQuestions, totalAssessments }: SetupProgress): string =>
  `${number(withQuestions)} of ${count(totalAssessments)} have follow-up questions`;

/** What is asked before it begins. */
export const setupQuestion = (missing: number): string =>
  missing === 1
    ? "1 assessment has no follow-up questions yet. Write them now?"
    : `${count(missing)} have no follow-up questions yet. Write them now?`;

/** "Estimated cost: US$26.20 at the model's list price." */
export function setupPrice(estimatedCostUsd: number | null): string {
  if (estimatedCostUsd === null)
    return "Each one takes a paid model call, and the model's price is not known here.";
  if (estimatedCostUsd === 0) return "This is free: they are written by fixed rules.";
  const cents = Math.max(0.01, estimatedCostUsd).toFixed(2);
  return `Estimated cost: US$${cents} at the model's list price.`;
}

export const SETUP_ABOUT =
  "Writes the follow-up questions for the call for every assessment that has none, such as those from before an update.";
export const SETUP_BACKGROUND =
  "It runs in the background, continues after you close this page, and can be stopped at any time.";

const number = (value: number): string => value.toLocaleString("en-CA");
const count = (assessments: number): string =>
  assessments === 1 ? "1 assessment" : `${number(assessments)} assessments`;
