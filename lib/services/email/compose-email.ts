import { cloneElement, createElement } from "react";
import { PAYMENT_RETURNED_SUBJECT, PaymentReturned } from "@/emails/payment-returned";
import { RECEIPT_SUBJECT, Receipt } from "@/emails/receipt";
import { renderEmail } from "@/emails/render-email";
import { REPORT_READY_SUBJECT, ReportReady } from "@/emails/report-ready";
import { ROADMAP_READY_SUBJECT, RoadmapReady } from "@/emails/roadmap-ready";
import type { StoredEmail } from "@/lib/data/store/emails";
import { type Assessment, isUnlocked } from "@/lib/domain/assessment/assessment";
import { longDate } from "@/lib/domain/dates";
import { priceInWords } from "@/lib/domain/payment/price";
import type { EmailMessage } from "@/lib/providers/email/port";
import type { Context } from "../context";
import { ownershipLink } from "../ownership/ownership-link";
import { printReport } from "../report/print-report";
import { readExtract } from "../roadmap/read-extract";
import { composeTemporaryPassword } from "../user/temporary-password";
import { ACCOUNT_EMAILS } from "./account-emails";
import { ADMIN_EMAILS } from "./admin-emails";
import { type Compose, type ComposedEmail, sender } from "./composed-email";
import { unsubscribeUrl } from "./unsubscribe";

/**
 * What can be stopped with one click. What was paid for or redeemed, where money went, and what an account needs
 * cannot: it comes whatever was stopped.
 */
const STOPPABLE: ReadonlySet<string> = new Set([
  "roadmap-ready",
  "call-requested",
  "lead-qualified",
  "vendor-alert",
  "refund-failed",
]);

/** Every message of the product, by the name it is stored under. */
const TEMPLATES: Readonly<Record<string, Compose>> = {
  ...ACCOUNT_EMAILS,
  ...ADMIN_EMAILS,

  "temporary-password": composeTemporaryPassword,

  /** Until it is unlocked, the roadmap leads to payment: what is free of it is on the summary, and in the message. */
  "roadmap-ready": aboutAssessment(async (context, assessment) => {
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

  /** Refunded before it was sent: the report is locked again. */
  "report-ready": aboutAssessment(async (context, assessment) => {
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

  receipt: aboutAssessment(async (context, { id, companyName, paidAt }, { key }) => {
    const payment = await context.store.payments.find(key.split(":")[1] ?? "");
    if (payment === null) return null;
    return {
      subject: RECEIPT_SUBJECT,
      body: createElement(Receipt, {
        sender,
        companyName,
        amount: priceInWords(payment),
        paidOn: longDate(paidAt ?? context.now()),
        paymentId: payment.providerId ?? payment.id,
        isTest: payment.provider === "sandbox",
        resultsUrl: `${context.siteUrl}/results/${id}`,
      }),
    };
  }),

  "payment-returned": aboutAssessment(async (context, { id, companyName }, { key }) => {
    const payment = await context.store.payments.find(key.split(":")[1] ?? "");
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
};

/** The message as it is sent; null where its subject was deleted, or there is no recipient. */
export async function composeEmail(context: Context, email: StoredEmail): Promise<EmailMessage | null> {
  const compose = TEMPLATES[email.template];
  if (compose === undefined) throw new Error(`There is no email called ${email.template}.`);
  const draft = await compose(context, email);
  if (draft === null) return null;
  const stop = STOPPABLE.has(email.template) ? { unsubscribeUrl: unsubscribeUrl(context, draft.to) } : {};
  const { executiveOf } = draft;
  const ownUrl = executiveOf === undefined ? null : await ownershipLink(context, executiveOf, email.key);
  const body = cloneElement(draft.body, { sender: { ...sender, ...stop, ...(ownUrl && { ownUrl }) } });
  const { subject, html, text } = await renderEmail(draft.subject, body);
  return { key: email.key, to: draft.to, subject, html, text, attachments: draft.attachments ?? [], ...stop };
}

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
