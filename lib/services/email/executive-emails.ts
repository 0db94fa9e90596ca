import { createElement } from "react";
import { PAYMENT_RETURNED_SUBJECT, PaymentReturned } from "@/emails/payment-returned";
import { RECEIPT_SUBJECT, Receipt } from "@/emails/receipt";
import { REPORT_READY_SUBJECT, ReportReady } from "@/emails/report-ready";
import { ROADMAP_READY_SUBJECT, RoadmapReady } from "@/emails/roadmap-ready";
import { brand } from "@/lib/brand";
import type { StoredEmail } from "@/lib/data/store/emails";
import { type Assessment, isUnlocked } from "@/lib/domain/assessment/assessment";
import { longDate } from "@/lib/domain/dates";
import type { EmailTemplate } from "@/lib/domain/email/stored-email";
import { priceInWords } from "@/lib/domain/payment/price";
import type { Context } from "../context";
import { printReport } from "../report/print-report";
import { readExtract } from "../roadmap/read-extract";
import { type Compose, type ComposedEmail, sender, subjectOf, type Template } from "./composed-email";

/** Messages to executives about their own assessment. */
export const EXECUTIVE_EMAILS = {
  /** Until it is unlocked, the roadmap leads to payment: what is free of it is on the summary, and in the message. */
  "roadmap-ready": {
    stoppable: true,
    capped: true,
    compose: aboutAssessment(async (context, assessment) => {
      const { id, executiveName, companyName } = assessment;
      const extract = await readExtract(context, assessment);
      if (extract === null) return null;
      const isOpen = isUnlocked(assessment);
      return {
        subject: ROADMAP_READY_SUBJECT,
        body: createElement(RoadmapReady, {
          sender,
          executiveName,
          companyName,
          isUnlocked: isOpen,
          url: `${context.siteUrl}/${isOpen ? "roadmap" : "summary"}/${id}`,
          extract,
        }),
      };
    }),
  },

  /** Refunded before it was sent: the report is locked again. */
  "report-ready": {
    stoppable: false,
    capped: true,
    compose: aboutAssessment(async (context, assessment) => {
      if (!isUnlocked(assessment)) return null;
      const { id, executiveName, companyName } = assessment;
      const { fileName, content } = await printReport(context, id);
      return {
        subject: REPORT_READY_SUBJECT,
        body: createElement(ReportReady, {
          sender,
          executiveName,
          companyName,
          reportUrl: `${context.siteUrl}/report/${id}`,
        }),
        attachments: [{ filename: fileName, contentType: "application/pdf", content }],
      };
    }),
  },

  receipt: {
    stoppable: false,
    capped: false,
    compose: aboutAssessment(async (context, { id, companyName, paidAt }, email) => {
      const payment = await subjectOf(email, context.store.payments.find);
      if (payment === null) return null;
      return {
        subject: RECEIPT_SUBJECT,
        body: createElement(Receipt, {
          sender,
          companyName,
          amount: priceInWords(payment),
          paidOn: longDate(paidAt ?? context.now()),
          paymentId: payment.providerId ?? payment.id,
          seller: brand.seller,
          isTest: payment.provider === "sandbox",
          resultsUrl: `${context.siteUrl}/results/${id}`,
        }),
      };
    }),
  },

  "payment-returned": {
    stoppable: false,
    capped: false,
    compose: aboutAssessment(async (context, { id, companyName }, email) => {
      const payment = await subjectOf(email, context.store.payments.find);
      if (payment === null) return null;
      return {
        subject: PAYMENT_RETURNED_SUBJECT,
        body: createElement(PaymentReturned, {
          sender,
          companyName,
          amount: priceInWords(payment),
          paymentId: payment.providerId ?? payment.id,
          resultsUrl: `${context.siteUrl}/results/${id}`,
        }),
      };
    }),
  },
} satisfies Partial<Record<EmailTemplate, Template>>;

/** A message to the executive about their own assessment. */
function aboutAssessment(
  compose: (
    context: Context,
    assessment: Assessment,
    email: StoredEmail,
  ) => Promise<Omit<ComposedEmail, "to"> | null>,
): Compose {
  return async (context, email) => {
    const { assessmentId } = email;
    const assessment = assessmentId === null ? null : await context.store.assessments.find(assessmentId);
    if (assessment === null || assessment.executiveEmail === null) return null;
    const draft = await compose(context, assessment, email);
    return draft && { to: assessment.executiveEmail, executiveOf: assessment.id, ...draft };
  };
}
