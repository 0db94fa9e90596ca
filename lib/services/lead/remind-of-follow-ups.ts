import { isoDay } from "@/lib/domain/dates";
import { localTime } from "@/lib/domain/local-time";
import type { Context } from "../context";
import { queueEmail } from "../email/queue-email";

/** As many as one run of an hourly job takes on. */
const MOST_AT_ONCE = 200;
/** The hour of the day from which a reminder is welcome. */
const MORNING = 7;

/** Reminds each owner of a lead on the day of its next action, once: marked in the transaction that queues the message. */
export async function remindOfFollowUps(context: Context): Promise<void> {
  const now = context.now();
  if (localTime(now).hour < MORNING) return;
  const day = isoDay(now);
  for (let count = 0; count < MOST_AT_ONCE; count += 1) {
    const isSent = await context.transaction(async (tx) => {
      const due = await tx.leads.takeDueFollowUp(day);
      if (due === null) return false;
      await queueEmail(tx, {
        key: `follow-up-due:${due.id}:${due.day}:${due.ownerId}`,
        template: "follow-up-due",
        assessmentId: due.id,
        userId: due.ownerId,
      });
      return true;
    });
    if (!isSent) return;
  }
}
