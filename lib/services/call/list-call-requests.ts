import type { CallRequestList, CallRequestQuery } from "@/lib/domain/lead/call-requests";
import { HOUR_MS } from "@/lib/domain/time";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";

/** Asked again within the hour, it is the same look. */
const ONE_LOOK_MS = HOUR_MS;

/** Who asked for a call, with their numbers; that an admin read these is written down. */
export async function listCallRequests(
  context: Context,
  { state }: CallRequestQuery,
): Promise<CallRequestList> {
  const callRequests = await context.store.calls.list(state);
  if (callRequests.length > 0) await recordLook(context);
  return { callRequests };
}

async function recordLook(context: Context): Promise<void> {
  const { actor, store } = context;
  const since = new Date(context.now().getTime() - ONE_LOOK_MS);
  const look = { action: "calls_listed", target: { kind: "call", id: "all" } } as const;
  const { action, target } = look;
  const isKnown =
    actor.kind === "user" &&
    (await store.audit.has({ actorId: actor.userId, action, targetId: target.id, since }));
  if (!isKnown) await recordAudit(context, store, look);
}
