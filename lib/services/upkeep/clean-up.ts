import type { Context } from "../context";
import { takeUpStranded } from "../email/take-up-stranded";
import { takeUpRefunds } from "../payment/take-up-refunds";

const HOUR_MS = 60 * 60 * 1000;
/** A bucket that nobody touched for this long is full again, so its row says nothing. */
const BUCKET_KEPT_MS = 48 * HOUR_MS;
/** Messages that went to nobody, such as resets for addresses without an account. */
const DROPPED_MESSAGE_KEPT_MS = 48 * HOUR_MS;

/** What was spent for assessments that are gone counts towards no budget after a day; the sums are kept a while. */
const SPENT_KEPT_MS = 90 * 24 * HOUR_MS;

/** Removes rows that have served their purpose, and takes up messages and refunds that a vendor's outage stranded. */
export async function cleanUp(context: Context): Promise<void> {
  const before = (ms: number) => new Date(context.now().getTime() - ms);
  await takeUpStranded(context);
  await takeUpRefunds(context);
  await context.store.limits.forgetBefore(before(BUCKET_KEPT_MS));
  await context.store.modelCalls.forgetBefore(before(SPENT_KEPT_MS));
  await context.store.sessions.forgetBefore(context.now());
  await context.store.emails.forgetDropped(before(DROPPED_MESSAGE_KEPT_MS));
}
