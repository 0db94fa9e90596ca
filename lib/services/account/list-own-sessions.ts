import type { OwnSessions } from "@/lib/domain/two-step/two-step";
import type { Context } from "../context";
import { signedInAccount } from "./signed-in-account";

/** Where the account is signed in, the newest first. */
export async function listOwnSessions(context: Context): Promise<OwnSessions> {
  const { id, email } = await signedInAccount(context);
  const own = context.actor.kind === "user" ? context.actor.sessionId : null;
  const sessions = await context.store.sessions.listLive(id, context.now());
  return {
    email,
    sessions: sessions.map(({ id: sessionId, ...times }) => ({ ...times, isThis: sessionId === own })),
  };
}
