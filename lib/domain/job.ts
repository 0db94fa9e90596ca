export const JOB_KINDS = [
  "roadmap",
  "questions",
  "report",
  "email",
  "call",
  "insights",
  "event",
  "refund",
  "reconcile",
  "cleanup",
  "setup",
] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** Work that must not get lost, by name, with what each needs: ids only, never anything about a person. */
export interface JobPayloads extends Record<JobKind, Record<string, string>> {
  roadmap: { assessmentId: string };
  questions: { assessmentId: string };
  report: { assessmentId: string };
  email: { emailId: string };
  call: { callRequestId: string };
  insights: { interviewId: string };
  event: { eventId: string };
  refund: { paymentId: string };
  reconcile: Record<string, never>;
  cleanup: Record<string, never>;
  /** Follow-up questions for the assessments behind this id that lack them, as long as the run is not stopped. */
  setup: { after: string; run: string };
}

/** Work that was tried as often as it may be. An admin can have it tried again. */
export interface FailedJob {
  id: string;
  kind: JobKind;
  payload: Record<string, string>;
  failedAt: Date;
  /** A word for the last failure. */
  reason: string;
}
