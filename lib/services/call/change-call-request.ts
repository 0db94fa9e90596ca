import { NO_SUCH_CALL } from "@/lib/domain/call/messages";
import { Failure } from "@/lib/domain/failure";
import type { CallRequestRow, CallState } from "@/lib/domain/lead/call-requests";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";

/** Says what became of a call request, who saw to it and when. Said twice, it is said once. */
export async function changeCallRequest(
  context: Context,
  id: string,
  state: CallState,
): Promise<CallRequestRow> {
  const { actor } = context;
  return context.transaction(async (tx) => {
    const before = await tx.calls.lock(id);
    if (before === null) throw new Failure("not_found", NO_SUCH_CALL);
    if (before !== state) {
      const handledById = actor.kind === "user" ? actor.userId : null;
      const isOpenAgain = state === "waiting";
      await tx.calls.change(id, {
        state,
        handledById: isOpenAgain ? null : handledById,
        handledAt: isOpenAgain ? null : context.now(),
      });
      const target = { kind: "call", id } as const;
      await recordAudit(context, tx, {
        action: "call_handled",
        target,
        meta: { callFrom: before, callTo: state },
      });
    }
    const row = await tx.calls.findRow(id);
    if (row === null) throw new Failure("not_found", NO_SUCH_CALL);
    return row;
  });
}
