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
  isRunning: z.boolean(),
});
export type SetupProgress = z.infer<typeof SetupProgress>;

export const SETUP_POLL_MS = 2_000;

export const setupStarted = (missing: number): string =>
  `Writing questions for ${count(missing)} in the background.`;
export const setupRunning = (missing: number): string =>
  `Already writing questions: ${count(missing)} to go.`;
export const SETUP_COMPLETE = "All assessments now have follow-up questions.";

const count = (assessments: number): string =>
  assessments === 1 ? "1 assessment" : `${assessments.toLocaleString("en-CA")} assessments`;
