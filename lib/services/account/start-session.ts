import { randomUUID } from "node:crypto";
import type { Store } from "@/lib/data/store/store";
import type { Account } from "@/lib/data/store/users";
import type { SignedIn } from "@/lib/domain/account/views";
import { HOUR_MS } from "@/lib/domain/time";
import type { Context, SessionGrant } from "../context";

/** A session ends this long after it began, however much it is used. */
const LIFE_MS = { admin: 12 * HOUR_MS, user: 30 * 24 * HOUR_MS };

/** Starts a session after a successful sign-in. */
export async function startSession(context: Context, store: Store, account: Account): Promise<SessionGrant> {
  const session = {
    id: randomUUID(),
    userId: account.id,
    expiresAt: new Date(context.now().getTime() + LIFE_MS[account.role]),
  };
  await store.sessions.start(session);
  const { id: sessionId, userId, expiresAt } = session;
  return { sessionId, userId, tokenVersion: account.tokenVersion, expiresAt };
}

/** What the browser is given at the end of a sign-in. */
export async function signedIn(context: Context, account: Account, grant: SessionGrant): Promise<SignedIn> {
  const { id, email, role, temporaryUntil } = account;
  return {
    success: true,
    token: await context.issueToken(grant),
    user: { id, email, role, mustSetPassword: temporaryUntil !== null },
  };
}
