import { createElement } from "react";
import { CALL_REQUESTED_SUBJECT, CallRequested } from "@/emails/call-requested";
import { FOLLOW_UP_DUE_SUBJECT, FollowUpDue } from "@/emails/follow-up-due";
import { LEAD_QUALIFIED_SUBJECT, LeadQualified } from "@/emails/lead-qualified";
import { REFUND_FAILED_SUBJECT, RefundFailed } from "@/emails/refund-failed";
import { VENDOR_ALERT_SUBJECT, VendorAlert } from "@/emails/vendor-alert";
import { isoDay, longDate, longMoment } from "@/lib/domain/dates";
import type { EmailTemplate } from "@/lib/domain/email/stored-email";
import { priceInWords } from "@/lib/domain/payment/price";
import { alertInWords } from "@/lib/domain/vendor/alert-words";
import { sender, subjectOf, type Template, toUser } from "./composed-email";

/** An admin can do without each of them: the dashboard says the same. */
const forAdmins = (compose: Parameters<typeof toUser>[0]): Template => ({
  compose: toUser(compose),
  stoppable: true,
  capped: false,
});

/** Messages to the admins, one to each. */
export const ADMIN_EMAILS = {
  "lead-qualified": forAdmins(async (context, { assessmentId }) => {
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

  /** Put off, closed, merged or given to another admin before it went out, there is nothing to be reminded of. */
  "follow-up-due": forAdmins(async (context, { assessmentId, userId }) => {
    if (assessmentId === null) return null;
    const { assessments, leadMerges, leads } = context.store;
    const [assessment, work, mergedInto] = await Promise.all([
      assessments.find(assessmentId),
      leads.findWork(assessmentId),
      leadMerges.findKept(assessmentId),
    ]);
    if (assessment === null || work === null || work.leadOwnerId !== userId) return null;
    if (mergedInto !== null) return null;
    if (work.nextActionOn === null || work.nextActionOn > isoDay(context.now())) return null;
    return {
      subject: FOLLOW_UP_DUE_SUBJECT,
      body: createElement(FollowUpDue, {
        sender,
        ...assessment,
        adminUrl: `${context.siteUrl}/admin?assessment=${assessment.id}`,
      }),
    };
  }),

  "call-requested": forAdmins(async (context, email) => {
    const { assessmentId } = email;
    const call = await subjectOf(email, context.store.calls.find);
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
  "vendor-alert": forAdmins(async (context, email) => {
    const alert = await subjectOf(email, context.store.vendorAlerts.find);
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

  "refund-failed": forAdmins(async (context, email) => {
    const payment = await subjectOf(email, context.store.payments.find);
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
} satisfies Partial<Record<EmailTemplate, Template>>;
