import type { JobKind, JobPayloads } from "@/lib/domain/job";
import type { Context } from "@/lib/services/context";

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

/** How each kind of work is run. Lazy loading: the services are most of the product, and a server starts without them. */
export const JOBS: Readonly<{ [Kind in JobKind]: Job<Kind> }> = {
  roadmap: {
    leaseSeconds: 90,
    slots: 2,
    run: async (context, { assessmentId }) =>
      (await import("@/lib/services/roadmap/write-roadmap")).writeRoadmap(context, assessmentId),
  },
  questions: {
    leaseSeconds: 90,
    slots: 1,
    run: async (context, { assessmentId }) =>
      (await import("@/lib/services/followup/write-questions")).writeQuestions(context, assessmentId),
  },
  report: {
    leaseSeconds: 90,
    slots: 2,
    run: async (context, { assessmentId }) =>
      (await import("@/lib/services/report/write-queued-report")).writeQueuedReport(context, assessmentId),
  },
  email: {
    leaseSeconds: 30,
    slots: 2,
    run: async (context, { emailId }) =>
      (await import("@/lib/services/email/send-email")).sendEmail(context, emailId),
  },
  call: {
    leaseSeconds: 30,
    slots: 1,
    run: async (context, { callRequestId }) =>
      (await import("@/lib/services/call/place-call")).placeCall(context, callRequestId),
  },
  insights: {
    leaseSeconds: 90,
    slots: 1,
    run: async (context, { interviewId }) =>
      (await import("@/lib/services/interview/write-insights")).writeInsights(context, interviewId),
  },
  event: {
    leaseSeconds: 30,
    slots: 2,
    run: async (context, { eventId }) =>
      (await import("@/lib/services/event/deliver-webhook")).deliverWebhook(context, eventId),
  },
  refund: {
    leaseSeconds: 30,
    slots: 1,
    run: async (context, { paymentId }) =>
      (await import("@/lib/services/payment/refund-payment")).refundPayment(context, paymentId),
  },
  compare: {
    leaseSeconds: 120,
    slots: 1,
    run: async (context) => (await import("@/lib/services/comparison/compare")).compare(context),
  },
  reconcile: {
    leaseSeconds: 60,
    slots: 1,
    everySeconds: 120,
    run: async (context) =>
      (await import("@/lib/services/payment/reconcile-payments")).reconcilePayments(context),
  },
  cleanup: {
    leaseSeconds: 60,
    slots: 1,
    everySeconds: 3600,
    run: async (context) => (await import("@/lib/services/maintenance/clean-up")).cleanUp(context),
  },
  setup: {
    leaseSeconds: 120,
    slots: 1,
    run: async (...about) =>
      (await import("@/lib/services/setup/write-missing-questions")).writeMissingQuestions(...about),
  },
};
