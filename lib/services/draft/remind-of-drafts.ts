import { DAY_MS } from "@/lib/domain/time";
import type { Context } from "../context";
import { queueEmail } from "../email/queue-email";

const REMINDED_AFTER_MS = 3 * DAY_MS;

/** Reminds those who asked for it and have not finished, once. */
export async function remindOfDrafts(context: Context): Promise<void> {
  const now = context.now();
  const savedBefore = new Date(now.getTime() - REMINDED_AFTER_MS);
  await context.transaction(async (tx) => {
    for (const id of await tx.drafts.claimReminders(savedBefore, now)) {
      await queueEmail(tx, { key: `draft-reminder:${id}`, template: "draft-reminder", aboutId: id });
    }
  });
}
