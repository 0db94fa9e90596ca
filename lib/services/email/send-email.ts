import type { StoredEmail } from "@/lib/data/store/emails";
import type { Context } from "../context";
import { composeEmail } from "./compose-email";
import { isUnsubscribed } from "./unsubscribe";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Anybody can type anybody's address: nobody gets more than this from visitors in a day. */
const MAIL_PER_ADDRESS_PER_DAY = 3;
const VISITOR_TEMPLATES = new Set(["roadmap-ready", "report-ready"]);

/** Sends a message that was decided on. Sent twice under the same key, it is one message. */
export async function sendEmail(context: Context, emailId: string): Promise<void> {
  const email = await context.store.emails.find(emailId);
  if (email === null || email.status !== "queued") return;
  const message = (await isTooMany(context, email)) ? null : await composeEmail(context, email);
  const isWanted =
    message !== null && !(message.unsubscribeUrl && (await isUnsubscribed(context, message.to)));
  if (isWanted) await context.providers.email.send(message);
  await context.store.emails.mark(emailId, isWanted ? "sent" : "suppressed", context.now());
}

async function isTooMany(context: Context, email: StoredEmail): Promise<boolean> {
  if (email.assessmentId === null || !VISITOR_TEMPLATES.has(email.template)) return false;
  const assessment = await context.store.assessments.find(email.assessmentId);
  if (assessment?.executiveEmail == null) return false;
  const since = new Date(email.createdAt.getTime() - DAY_MS);
  const earlier = await context.store.emails.countToAddress(email.template, assessment.executiveEmail, {
    since,
    before: email.createdAt,
  });
  return earlier >= MAIL_PER_ADDRESS_PER_DAY;
}
