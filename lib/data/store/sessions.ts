import type { Role } from "@/lib/domain/user/role";
import type { Db } from "./db";

export interface LiveSession {
  sessionId: string;
  userId: string;
  email: string;
  role: Role;
  temporaryUntil: Date | null;
}

/** Sign-ins. A token is good for as long as its session is. */
export const sessions = (db: Db) => ({
  async start(session: { id: string; userId: string; expiresAt: Date }): Promise<void> {
    await db.session.create({ data: session, select: { id: true } });
    // By itself: the row does not count as changed.
    await db.$executeRaw`UPDATE users SET last_sign_in_at = now() WHERE id = ${session.userId}::uuid`;
  },

  /** The session with its user as it is now; null where it ended, or the user's tokens did. */
  async findLive(
    { sessionId, userId, tokenVersion }: { sessionId: string; userId: string; tokenVersion: number },
    now: Date,
  ): Promise<LiveSession | null> {
    const rows = await db.$queryRaw<LiveSession[]>`
      SELECT s.id AS "sessionId", u.id AS "userId", u.email, u.temporary_until AS "temporaryUntil",
        CASE WHEN u.role = 'admin' THEN 'admin' ELSE 'user' END AS role
      FROM sessions s JOIN users u ON u.id = s.user_id
      WHERE s.id = ${sessionId}::uuid AND u.id = ${userId}::uuid AND u.token_version = ${tokenVersion}
        AND s.revoked_at IS NULL AND s.expires_at > ${now}`;
    return rows[0] ?? null;
  },

  async end(id: string, now: Date): Promise<void> {
    await db.session.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now } });
  },

  /** Those that are good for something, the newest first. */
  async listLive(userId: string, now: Date): Promise<{ id: string; createdAt: Date; expiresAt: Date }[]> {
    return db.session.findMany({
      where: { userId, revokedAt: null, expiresAt: { gt: now } },
      select: { id: true, createdAt: true, expiresAt: true },
      orderBy: { createdAt: "desc" },
    });
  },

  async endOthersOf(userId: string, id: string, now: Date): Promise<void> {
    await db.session.updateMany({
      where: { userId, id: { not: id }, revokedAt: null },
      data: { revokedAt: now },
    });
  },

  async endAllOf(userId: string, now: Date): Promise<void> {
    await db.session.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } });
  },

  async forgetBefore(time: Date): Promise<void> {
    await db.session.deleteMany({ where: { expiresAt: { lt: time } } });
  },
});
