import type { Store } from "@/lib/data/store/store";
import type { AuditEntry } from "@/lib/domain/audit/audit";
import type { Context } from "../context";

/** Writes down who did what to what. Given the transaction of the deed, both happen or neither. */
export async function recordAudit(context: Context, store: Store, entry: AuditEntry): Promise<void> {
  const { actor, requestId, ipHash: addressHash } = context;
  await store.audit.add({
    at: context.now(),
    actorKind: actor.kind === "user" ? actor.role : entry.actorId === undefined ? actor.kind : "user",
    actorId: actor.kind === "user" ? actor.userId : entry.actorId,
    action: entry.action,
    targetKind: entry.target?.kind,
    targetId: entry.target?.id,
    outcome: entry.outcome ?? "done",
    requestId,
    addressHash,
    meta: entry.meta ?? {},
    label: entry.label,
  });
}
