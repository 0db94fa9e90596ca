import { createElement } from "react";
import { CALL_REQUESTED_SUBJECT, CallRequested } from "@/emails/call-requested";
import { LEAD_QUALIFIED_SUBJECT, LeadQualified } from "@/emails/lead-qualified";
import { REFUND_FAILED_SUBJECT, RefundFailed } from "@/emails/refund-failed";
import { VENDOR_ALERT_SUBJECT, VendorAlert } from "@/emails/vendor-alert";
import { longDate, longMoment } from "@/lib/domain/dates";
import { priceInWords } from "@/lib/domain/payment/price";
import { alertInWords } from "@/lib/domain/vendor/alert-words";
import { type Compose, sender, toUser } from "./composed-email";

/** Messages to the admins, one to each. */
export const ADMIN_EMAILS: Readonly<Record<string, Compose>> = {
  "lead-qualified": toUser(async (context, { assessmentId }) => {
    const assessment = assessmentId === null ? null : await context.store.assessments.find(assessmentId);
    if (assessment === null) return null;
    return {
      subject: LEAD_QUALIFIED_SUBJECT,
      body: createElement(LeadQualified, {
        sender,
        ...assessment,
        leadScore: assessment.leadScore ?? 0,
        completedOn: longDate(assessment.createdAt),
        adminUrl: `${context.siteUrl}/admin/report/${assessment.id}`,
      }),
    };
  }),

  "call-requested": toUser(async (context, { key, assessmentId }) => {
    const call = await context.store.calls.find(key.split(":")[1] ?? "");
    const assessment = assessmentId === null ? null : await context.store.assessments.find(assessmentId);
    if (call === null || assessment === null) return null;
    return {
      subject: CALL_REQUESTED_SUBJECT,
      body: createElement(CallRequested, {
        sender,
        ...assessment,
        phoneNumber: call.phoneNumber,
        requestedAt: longMoment(call.createdAt),
        adminUrl: `${context.siteUrl}/admin/report/${assessment.id}`,
      }),
    };
  }),

  /** Healed before the message went out, there is nothing to be done any more. */
  "vendor-alert": toUser(async (context, { key }) => {
    const alert = await context.store.vendorAlerts.find(key.split(":")[1]?.split(".")[0] ?? "");
    if (alert === null || alert.healedAt !== null) return null;
    return {
      subject: VENDOR_ALERT_SUBJECT,
      body: createElement(VendorAlert, {
        sender,
        ...alertInWords(alert),
        since: longMoment(alert.firstAt),
        settingsUrl: `${context.siteUrl}/admin/settings`,
      }),
    };
  }),

  "refund-failed": toUser(async (context, { key }) => {
    const payment = await context.store.payments.find(key.split(":")[1] ?? "");
    if (payment === null) return null;
    return {
      subject: REFUND_FAILED_SUBJECT,
      body: createElement(RefundFailed, {
        sender,
        amount: priceInWords(payment),
        paymentId: payment.providerId ?? payment.id,
        adminUrl: `${context.siteUrl}/admin/report/${payment.assessmentId}`,
      }),
    };
  }),
};
