import type { DoneWithMessage } from "@/lib/domain/done";
import { SESSIONS_ENDED } from "@/lib/domain/two-step/messages";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { signedInAccount } from "./signed-in-account";

/** Signs the account out everywhere but here. */
export async function endOtherSessions(context: Context): Promise<DoneWithMessage> {
  const { id } = await signedInAccount(context);
  const { actor, now } = context;
  if (actor.kind === "user")
    await context.transaction(async (tx) => {
      await tx.sessions.endOthersOf(id, actor.sessionId, now());
      await recordAudit(context, tx, { action: "signed_out_elsewhere", target: { kind: "user", id } });
    });
  return { success: true, message: SESSIONS_ENDED };
}
