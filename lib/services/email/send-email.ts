import type { StoredEmail } from "@/lib/data/store/emails";
import type { Assessment } from "@/lib/domain/assessment/assessment";
import { DAY_MS } from "@/lib/domain/time";
import type { Context } from "../context";
import { composeEmail } from "./compose-email";
import { EMAIL_TEMPLATES } from "./templates";
import { isUnsubscribed } from "./unsubscribe";

/** Mail bombing guard: visitors can type any email, so each gets at most this many in a day. */
const MAIL_PER_ADDRESS_PER_DAY = 3;

/** Sends a message that was decided on. Sent twice under the same key, it is one message. */
export async function sendEmail(context: Context, emailId: string): Promise<void> {
  const { store, providers, now } = context;
  const email = await store.emails.find(emailId);
  if (email === null || email.status === "sent" || email.status === "suppressed") return;
  const message = (await mayGo(context, email)) ? await composeEmail(context, email) : null;
  // Only a message that offers to be stopped can have been stopped.
  const isWanted =
    message !== null && !(message.unsubscribeUrl && (await isUnsubscribed(context, message.to)));
  if (isWanted) await providers.email.send(message);
  const isKept = await store.emails.mark(emailId, isWanted ? "sent" : "suppressed", now());
  // Its subject was deleted while it was on its way, and with it the last trace of it.
  if (!isKept) await providers.email.forget([email.key]);
}

/** What was paid by card is no prank. */
const isPaidFor = ({ template }: StoredEmail, assessment: Assessment | null): boolean =>
  template === "report-ready" && assessment?.paymentStatus === "paid";

/** Decided once: a message that is tried again does not count against itself. */
async function mayGo(context: Context, email: StoredEmail): Promise<boolean> {
  if (email.status === "allowed") return true;
  if (email.assessmentId === null || !EMAIL_TEMPLATES[email.template].capped) return true;
  const assessment = await context.store.assessments.find(email.assessmentId);
  const recipient = assessment?.executiveEmail;
  if (recipient == null || isPaidFor(email, assessment)) return true;
  const since = new Date(email.createdAt.getTime() - DAY_MS);
  return context.transaction(async ({ emails }) => {
    const earlier = await emails.countLetOut(email.template, recipient, since);
    if (earlier >= MAIL_PER_ADDRESS_PER_DAY) return false;
    await emails.mark(email.id, "allowed", context.now());
    return true;
  });
}
