import { isoDay } from "@/lib/domain/dates";
import type { Context } from "../context";
import { queueEmail } from "../email/queue-email";

/** As many as one run of an hourly job takes on. */
const MOST_AT_ONCE = 200;

/** Each reminder whose day has come, once: taken off its row in the transaction that queues its message. */
export async function sendDueReminders(context: Context): Promise<void> {
  for (let count = 0; count < MOST_AT_ONCE; count += 1) {
    const now = context.now();
    const isSent = await context.transaction(async (tx) => {
      const due = await tx.retakes.takeDueReminder(now);
      if (due === null) return false;
      const { id, userId } = due;
      if (userId !== null && (await tx.consents.isGranted(id, "retake_reminder")))
        await queueEmail(tx, {
          key: `retake-due:${id}:${isoDay(now)}`,
          template: "retake-due",
          assessmentId: id,
          userId,
        });
      return true;
    });
    if (!isSent) return;
  }
}
