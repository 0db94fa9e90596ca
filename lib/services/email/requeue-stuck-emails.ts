import { MINUTE_MS } from "@/lib/domain/time";
import type { Context } from "../context";

/** By then the tries of an honest outage are spent. */
const STRANDED_AFTER_MS = 30 * MINUTE_MS;
/** Later it is no use, and the mail service has dropped the idempotency key by then. */
const GIVEN_UP_AFTER_MS = 20 * 60 * MINUTE_MS;

const AT_A_TIME = 200;

/** Messages whose tries were spent while the sender was away are tried again: they go out once it is back. */
export async function requeueStuckEmails(context: Context): Promise<void> {
  const ago = (ms: number) => new Date(context.now().getTime() - ms);
  const times = { since: ago(GIVEN_UP_AFTER_MS), before: ago(STRANDED_AFTER_MS) };
  const unsent = await context.store.emails.listUnsent(times);
  const stuck = await context.queue.listUnqueued("email", "emailId", unsent);
  for (const emailId of stuck.slice(0, AT_A_TIME)) {
    await context.transaction((tx) => tx.enqueue("email", { emailId }));
  }
}
