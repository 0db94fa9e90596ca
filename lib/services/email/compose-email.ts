import type { ReactElement } from "react";
import { createElement } from "react";
import { CALL_REQUESTED_SUBJECT, CallRequested } from "@/emails/call-requested";
import { renderEmail } from "@/emails/render-email";
import { REPORT_READY_SUBJECT, ReportReady } from "@/emails/report-ready";
import { ROADMAP_READY_SUBJECT, RoadmapReady } from "@/emails/roadmap-ready";
import { brand, fullName } from "@/lib/brand";
import type { StoredEmail } from "@/lib/data/store/emails";
import type { Assessment } from "@/lib/domain/assessment/assessment";
import { longDate } from "@/lib/domain/dates";
import type { EmailAttachment, EmailMessage } from "@/lib/providers/email/port";
import type { Context } from "../context";
import { printReport } from "../report/print-report";

const sender = { name: fullName, postalAddress: brand.postalAddress };

interface Draft {
  to: string;
  subject: string;
  body: ReactElement;
  attachments?: EmailAttachment[];
}

type Compose = (context: Context, email: StoredEmail) => Promise<Draft | null>;

/** Every message of the product, by the name it is stored under. */
const TEMPLATES: Readonly<Record<string, Compose>> = {
  "roadmap-ready": aboutAssessment(async ({ siteUrl }, { id, executiveName, companyName }) => ({
    subject: ROADMAP_READY_SUBJECT,
    body: createElement(RoadmapReady, {
      sender,
      executiveName,
      companyName,
      resultsUrl: `${siteUrl}/results/${id}`,
    }),
  })),

  "report-ready": aboutAssessment(async (context, { id, executiveName, companyName }) => {
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

  "call-requested": async (context, { key, assessmentId, userId }) => {
    const to = userId === null ? null : await context.store.users.findEmail(userId);
    const call = await context.store.calls.find(key.split(":")[1] ?? "");
    const assessment = assessmentId === null ? null : await context.store.assessments.find(assessmentId);
    if (to === null || call === null || assessment === null) return null;
    return {
      to,
      subject: CALL_REQUESTED_SUBJECT,
      body: createElement(CallRequested, {
        sender,
        ...assessment,
        phoneNumber: call.phoneNumber,
        requestedAt: longDate(call.createdAt),
        adminUrl: `${context.siteUrl}/admin/report/${assessment.id}`,
      }),
    };
  },
};

/** The message as it goes out; null where what it was about is gone, or nobody is there to get it. */
export async function composeEmail(context: Context, email: StoredEmail): Promise<EmailMessage | null> {
  const compose = TEMPLATES[email.template];
  if (compose === undefined) throw new Error(`There is no e-mail called ${email.template}.`);
  const draft = await compose(context, email);
  if (draft === null) return null;
  const { subject, html, text } = await renderEmail(draft.subject, draft.body);
  return { key: email.key, to: draft.to, subject, html, text, attachments: draft.attachments ?? [] };
}

/** A message to the executive about their own assessment. */
function aboutAssessment(
  compose: (context: Context, assessment: Assessment) => Promise<Omit<Draft, "to">>,
): Compose {
  return async (context, { assessmentId }) => {
    const assessment = assessmentId === null ? null : await context.store.assessments.find(assessmentId);
    if (assessment === null || assessment.executiveEmail === null) return null;
    return { to: assessment.executiveEmail, ...(await compose(context, assessment)) };
  };
}
