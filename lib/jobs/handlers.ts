import { placeCall } from "@/lib/services/call/place-call";
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
import type { JobHandlers } from "./worker";

/** What each kind of work does. Each may run twice and must then have happened once. */
export function jobHandlers(createContext: () => Promise<Context>): JobHandlers {
  return {
    roadmap: async ({ assessmentId }) => writeRoadmap(await createContext(), assessmentId),
    questions: async ({ assessmentId }) => writeQuestions(await createContext(), assessmentId),
    report: async ({ assessmentId }) => writeQueuedReport(await createContext(), assessmentId),
    email: async ({ emailId }) => sendEmail(await createContext(), emailId),
    call: async ({ callRequestId }) => placeCall(await createContext(), callRequestId),
    event: async ({ eventId }) => deliverWebhook(await createContext(), eventId),
    insights: async ({ interviewId }) => writeInsights(await createContext(), interviewId),
    refund: async ({ paymentId }) => refundPayment(await createContext(), paymentId),
    reconcile: async () => reconcilePayments(await createContext()),
    cleanup: async () => cleanUp(await createContext()),
    setup: async (job, signal) => writeMissingQuestions(await createContext(), job, signal),
  };
}
