import { Failure } from "@/lib/domain/failure";
import { LAST_ADMIN, NO_LONGER_ADMIN } from "@/lib/domain/user/messages";
import type { Actor } from "../context";

/**
 * Refuses what would leave no admin, and what an admin may not do to themselves. `admins` are the locked
 * rows: the first request wins, and an admin who lost the role meanwhile changes nothing any more.
 */
export function requireAnAdmin(
  actor: Actor,
  admins: readonly string[],
  leaving: { id: string; own: string } | null,
): void {
  if (leaving !== null) {
    if (actor.kind === "user" && actor.userId === leaving.id) throw protectedAdmin(leaving.own);
    requireAnotherAdmin(admins, leaving.id);
  }
  const isStillAdmin = actor.kind !== "user" || admins.includes(actor.userId);
  if (!isStillAdmin) throw new Failure("forbidden", NO_LONGER_ADMIN);
}

/** Where the last admin left, no one could make another. */
export function requireAnotherAdmin(admins: readonly string[], leaving: string): void {
  if (!admins.some((id) => id !== leaving)) throw protectedAdmin(LAST_ADMIN);
}

const protectedAdmin = (message: string) => new Failure("conflict", message, { reason: "protected_admin" });
