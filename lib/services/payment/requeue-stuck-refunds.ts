import type { Context } from "../context";

const MINUTE_MS = 60 * 1000;
/** By then the tries of an honest outage are spent. */
const STRANDED_AFTER_MS = 30 * MINUTE_MS;
/** Then it is an admin's turn, who finds the last try among the failed jobs. */
const LEFT_TO_ADMINS_AFTER_MS = 20 * 60 * MINUTE_MS;

/** Refunds whose tries were spent while the card service was away are tried again. */
export async function requeueStuckRefunds(context: Context): Promise<void> {
  const ago = (ms: number) => new Date(context.now().getTime() - ms);
  const times = { since: ago(LEFT_TO_ADMINS_AFTER_MS), before: ago(STRANDED_AFTER_MS) };
  for (const paymentId of await context.store.payments.listStrandedRefunds(times)) {
    await context.transaction((tx) => tx.enqueue("refund", { paymentId }));
  }
}
