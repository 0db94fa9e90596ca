import { LOGGED_OUT } from "@/lib/domain/account/log-out-messages";
import type { DoneWithMessage } from "@/lib/domain/done";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";

/** Ends this very session: its token is dead, as a bearer and as a cookie. */
export async function logOut(context: Context): Promise<DoneWithMessage> {
  if (context.actor.kind === "user") {
    const { sessionId, userId } = context.actor;
    await context.store.sessions.end(sessionId, context.now());
    await recordAudit(context, context.store, { action: "signed_out", target: { kind: "user", id: userId } });
  }
  return { success: true, message: LOGGED_OUT };
}
