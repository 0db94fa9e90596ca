import type { Store } from "@/lib/data/store/store";
import type { Actor, SessionGrant } from "../context";

/** Session check: the token's user today; null where its session or all the user's tokens have ended. */
export async function resumeSession(
  store: Store,
  claims: Omit<SessionGrant, "expiresAt">,
  now: Date,
): Promise<(Actor & { kind: "user" }) | null> {
  const live = await store.sessions.findLive(claims, now);
  if (live === null) return null;
  const { sessionId, userId, role, temporaryUntil } = live;
  if (temporaryUntil !== null && temporaryUntil <= now) return null;
  return { kind: "user", userId, role, sessionId, mustSetPassword: temporaryUntil !== null };
}
