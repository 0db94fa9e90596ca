import type { Assessment } from "@/lib/domain/assessment/assessment";
import { EVENT_NAMES, type OutgoingEvent } from "@/lib/domain/event/event";
import { NotDelivered } from "@/lib/providers/events/port";
import type { Context } from "../context";

/** Tells an event that was decided on. What is refused is tried again by the queue, and every try is noted. */
export async function deliverWebhook(context: Context, eventId: string): Promise<void> {
  const event = await context.store.webhookDeliveries.find(eventId);
  if (event === null || event.status === "delivered") return;
  const type = EVENT_NAMES.find((name) => name === event.type);
  const assessment = await context.store.assessments.find(event.assessmentId);
  if (type === undefined || assessment === null) return;
  const { id, createdAt } = event;
  const data =
    type === "interview.written" ? { assessmentId: assessment.id } : dataOf(assessment, context.siteUrl);
  try {
    await context.providers.events.deliver({ id, type, createdAt: createdAt.toISOString(), data });
    await context.store.webhookDeliveries.noteTry(id, "taken", context.now());
  } catch (error) {
    const reason = error instanceof NotDelivered ? error.reason : "failed";
    await context.store.webhookDeliveries.noteTry(id, reason, null);
    throw error;
  }
}

/** What a chapter works a lead with. Nothing of home, of the person's own confidence, or of what was typed freely. */
function dataOf(assessment: Assessment, siteUrl: string): OutgoingEvent["data"] {
  const { id, executiveName, executiveTitle, executiveEmail, companyName } = assessment;
  const { companyIndustry, companyRevenue, companyEmployees } = assessment;
  const { aiReadinessScore, leadScore, leadQualified, paymentStatus, createdAt } = assessment;
  return {
    assessmentId: id,
    executiveName,
    executiveTitle,
    executiveEmail,
    companyName,
    companyIndustry,
    companyRevenue,
    companyEmployees,
    aiReadinessScore,
    leadScore,
    leadQualified,
    paymentStatus,
    submittedAt: createdAt.toISOString(),
    adminUrl: `${siteUrl}/admin/report/${id}`,
  };
}
