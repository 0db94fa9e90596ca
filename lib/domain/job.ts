import { z } from "zod";

const ABOUT_ASSESSMENT = z.object({ assessmentId: z.string() });
const NOTHING = z.object({});

/**
 * Work that must not get lost: what an admin reads for it, and what it needs. Ids only, never anything about a person.
 * How it is run is in the table of the queue.
 */
const KINDS = {
  roadmap: { label: "Write a roadmap", payload: ABOUT_ASSESSMENT },
  questions: { label: "Write follow-up questions", payload: ABOUT_ASSESSMENT },
  report: { label: "Write a report", payload: ABOUT_ASSESSMENT },
  email: { label: "Send an email", payload: z.object({ emailId: z.string() }) },
  call: { label: "Place a call", payload: z.object({ callRequestId: z.string() }) },
  insights: { label: "Write the insights from an interview", payload: z.object({ interviewId: z.string() }) },
  event: { label: "Send an event to your CRM", payload: z.object({ eventId: z.string() }) },
  refund: { label: "Refund a duplicate charge", payload: z.object({ paymentId: z.string() }) },
  compare: { label: "Publish comparisons", payload: NOTHING },
  reconcile: { label: "Settle open payments", payload: NOTHING },
  cleanup: { label: "Clean up", payload: NOTHING },
  /** Follow-up questions for the assessments behind this id that lack them, as long as the run is not stopped. */
  setup: { label: "Setup Production", payload: z.object({ after: z.string(), run: z.string() }) },
};

export type JobKind = keyof typeof KINDS;
export type JobPayloads = { [Kind in JobKind]: z.infer<(typeof KINDS)[Kind]["payload"]> };

export const JOB_KINDS: Readonly<{
  [Kind in JobKind]: { label: string; payload: z.ZodType<JobPayloads[Kind]> };
}> = KINDS;

export const isJobKind = (name: unknown): name is JobKind =>
  typeof name === "string" && Object.hasOwn(JOB_KINDS, name);

/** Work that was tried as often as it may be. An admin can have it tried again. */
export const FailedJob = z.object({
  id: z.uuid(),
  kind: z.custom<JobKind>(isJobKind),
  payload: z.record(z.string(), z.string()).catch({}),
  failedAt: z.coerce.date(),
  /** A word for the last failure. */
  reason: z.string().catch("unknown"),
});
export type FailedJob = z.infer<typeof FailedJob>;

export const FailedJobs = z.object({ jobs: z.array(FailedJob) });
export type FailedJobs = z.infer<typeof FailedJobs>;

export const JobId = z.object({ id: z.uuid() });
export const NO_SUCH_JOB = "This job is no longer waiting for a retry.";
export const FETCH_JOBS_FAILED = "Failed to fetch failed jobs";
export const JOB_RETRY_FAILED = "The job could not be started again. Please try again.";
