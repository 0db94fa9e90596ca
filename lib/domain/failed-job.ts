import { z } from "zod";
import { JOB_KINDS, type JobKind } from "./job";

/** Job kinds, as admins read them. */
export const JOB_LABELS: Readonly<Record<JobKind, string>> = {
  roadmap: "Write a roadmap",
  questions: "Write follow-up questions",
  report: "Write a report",
  email: "Send an email",
  call: "Place a call",
  insights: "Read the insights from a call",
  event: "Send an event to your CRM",
  refund: "Refund a duplicate charge",
  reconcile: "Settle open payments",
  cleanup: "Clean up",
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
