import type { AuditEntry } from "@/lib/domain/audit/audit";
import { HOUR_MS } from "@/lib/domain/time";
import type { Context } from "../context";
import { recordAudit } from "./record-audit";

/** Asked again within the hour, it is the same look. */
const ONE_LOOK_MS = HOUR_MS;

/** Writes down that an admin looked at a list of people, once for one look. */
export async function recordLook(
  context: Context,
  look: AuditEntry & { target: NonNullable<AuditEntry["target"]> },
): Promise<void> {
  const { actor, store } = context;
  const { action, target } = look;
  const since = new Date(context.now().getTime() - ONE_LOOK_MS);
  const isKnown =
    actor.kind === "user" &&
    (await store.audit.has({ actorId: actor.userId, action, targetId: target.id, since }));
  if (!isKnown) await recordAudit(context, store, look);
}
