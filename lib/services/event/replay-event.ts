import { EVENTS_NOT_CONFIGURED, NO_SUCH_EVENT } from "@/lib/domain/event/words";
import { Failure } from "@/lib/domain/failure";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";

/** Has an event told once more, under the id it had. */
export async function replayEvent(context: Context, id: string): Promise<{ success: true }> {
  if (!context.providers.events.isOn) throw new Failure("not_configured", EVENTS_NOT_CONFIGURED);
  await context.transaction(async (tx) => {
    if (!(await tx.webhookDeliveries.open(id))) throw new Failure("not_found", NO_SUCH_EVENT);
    await tx.enqueue("event", { eventId: id });
    await recordAudit(context, tx, { action: "event_replayed", target: { kind: "event", id } });
  });
  context.drainSoon();
  return { success: true };
}
