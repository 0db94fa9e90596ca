import type { CallRequestList, CallRequestQuery } from "@/lib/domain/lead/call-requests";
import { recordLook } from "../audit/record-look";
import type { Context } from "../context";

/** Who asked for a call, with their numbers; that an admin read these is written down. */
export async function listCallRequests(
  context: Context,
  { state }: CallRequestQuery,
): Promise<CallRequestList> {
  const callRequests = await context.store.calls.list(state);
  if (callRequests.length > 0)
    await recordLook(context, { action: "calls_listed", target: { kind: "call", id: "all" } });
  return { callRequests };
}
