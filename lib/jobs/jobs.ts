import type { JobKind, JobPayloads } from "@/lib/domain/job";
import { placeCall } from "@/lib/services/call/place-call";
import { compare } from "@/lib/services/comparison/compare";
import type { Context } from "@/lib/services/context";
import { sendEmail } from "@/lib/services/email/send-email";
import { deliverWebhook } from "@/lib/services/event/deliver-webhook";
import { writeQuestions } from "@/lib/services/followup/write-questions";
import { writeInsights } from "@/lib/services/interview/write-insights";
import { cleanUp } from "@/lib/services/maintenance/clean-up";
import { reconcilePayments } from "@/lib/services/payment/reconcile-payments";
import { refundPayment } from "@/lib/services/payment/refund-payment";
import { writeQueuedReport } from "@/lib/services/report/write-queued-report";
import { writeRoadmap } from "@/lib/services/roadmap/write-roadmap";
import { writeMissingQuestions } from "@/lib/services/setup/write-missing-questions";

interface Job<Kind extends JobKind> {
  /** After so many seconds it counts as abandoned: its longest honest run, and a margin. */
  leaseSeconds: number;
  /** How many of them one process runs at a time; the rest waits, and no kind waits for another. */
  slots: number;
  /** Schedule of work without a cause: so many seconds lie between two runs, however many processes ask. */
  everySeconds?: number;
  /** What it does. It may run twice, and must then have happened once. The signal says that the time is up. */
  run(context: Context, payload: JobPayloads[Kind], signal: AbortSignal): Promise<void>;
}

/** How each kind of work is run. */
export const JOBS: Readonly<{ [Kind in JobKind]: Job<Kind> }> = {
  roadmap: {
    leaseSeconds: 90,
    slots: 2,
    run: (context, { assessmentId }) => writeRoadmap(context, assessmentId),
  },
  questions: {
    leaseSeconds: 90,
    slots: 1,
    run: (context, { assessmentId }) => writeQuestions(context, assessmentId),
  },
  report: {
    leaseSeconds: 90,
    slots: 2,
    run: (context, { assessmentId }) => writeQueuedReport(context, assessmentId),
  },
  email: { leaseSeconds: 30, slots: 2, run: (context, { emailId }) => sendEmail(context, emailId) },
  call: {
    leaseSeconds: 30,
    slots: 1,
    run: (context, { callRequestId }) => placeCall(context, callRequestId),
  },
  insights: {
    leaseSeconds: 90,
    slots: 1,
    run: (context, { interviewId }) => writeInsights(context, interviewId),
  },
  event: { leaseSeconds: 30, slots: 2, run: (context, { eventId }) => deliverWebhook(context, eventId) },
  refund: { leaseSeconds: 30, slots: 1, run: (context, { paymentId }) => refundPayment(context, paymentId) },
  compare: { leaseSeconds: 120, slots: 1, run: compare },
  reconcile: { leaseSeconds: 60, slots: 1, everySeconds: 120, run: reconcilePayments },
  cleanup: { leaseSeconds: 60, slots: 1, everySeconds: 3600, run: cleanUp },
  setup: { leaseSeconds: 120, slots: 1, run: writeMissingQuestions },
};
