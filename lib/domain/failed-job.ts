import { z } from "zod";
import { JOB_KINDS, type JobKind } from "./job";

/** What each kind of work is called where an admin reads it. */
export const JOB_LABELS: Readonly<Record<JobKind, string>> = {
  roadmap: "Write a roadmap",
  questions: "Write follow-up questions",
  report: "Write a report",
  email: "Send an e-mail",
  call: "Place a call",
  insights: "What a call brought to light",
  event: "Tell the chapter's systems",
  refund: "Give a second charge back",
  reconcile: "Settle open payments",
  cleanup: "Tidy up",
  setup: "Setup Production",
};

export const FailedJobs = z.object({
  jobs: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(JOB_KINDS),
      payload: z.record(z.string(), z.string()),
      failedAt: z.date(),
      reason: z.string(),
    }),
  ),
});
export type FailedJobs = z.infer<typeof FailedJobs>;

export const JobId = z.object({ id: z.uuid() });
export const NO_SUCH_JOB = "This job is no longer waiting for a retry.";
export const FETCH_JOBS_FAILED = "Failed to fetch failed jobs";
export const JOB_RETRY_FAILED = "The job could not be started again. Please try again.";
