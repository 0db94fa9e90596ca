import { KEPT_MS } from "@/lib/domain/retention";
import { queueComparison } from "../comparison/compare";
import type { Context } from "../context";
import { forgetExpiredDrafts } from "../draft/forget-expired-drafts";
import { remindOfDrafts } from "../draft/remind-of-drafts";
import { requeueStuckEmails } from "../email/requeue-stuck-emails";
import { remindOfFollowUps } from "../lead/remind-of-follow-ups";
import { requeueStuckRefunds } from "../payment/refund-payment";
import { sendDueReminders } from "../retake/send-due-reminders";
import { closeDueChecks } from "../team/close-due-checks";
import { anonymizeOldLeads } from "./anonymize-old-leads";

/** Removes what has served its purpose, and takes up messages and refunds that a vendor's outage stranded. */
export async function cleanUp(context: Context): Promise<void> {
  const before = (ms: number) => new Date(context.now().getTime() - ms);
  await requeueStuckEmails(context);
  await requeueStuckRefunds(context);
  await sendDueReminders(context);
  await remindOfFollowUps(context);
  await context.store.limits.forgetBefore(before(KEPT_MS.bucket));
  await context.store.modelCalls.forgetBefore(before(KEPT_MS.spent));
  await context.store.sessions.forgetBefore(context.now());
  await context.store.ownership.forgetBefore({ keys: before(KEPT_MS.ownerKey), tokens: context.now() });
  await context.store.shareLinks.forgetEnded(before(KEPT_MS.endedShare));
  await closeDueChecks(context);
  await context.store.teamChecks.forgetEnded(before(KEPT_MS.endedTeamCheck));
  await context.store.emails.forgetDropped(before(KEPT_MS.droppedMessage));
  await context.store.outbox.forgetBefore(before(KEPT_MS.keptMessage));
  await context.store.vendorAlerts.forgetBefore(before(KEPT_MS.healedAlert));
  await context.store.dataLinks.forgetExpired(context.now());
  await context.store.figures.addUp();
  await forgetExpiredDrafts(context);
  await remindOfDrafts(context);
  await anonymizeOldLeads(context);
  await queueComparison(context);
}
