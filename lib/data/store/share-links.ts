import type { ShareLink } from "@/lib/domain/share/share";
import type { Db } from "./db";

export interface NewShareLink {
  id: string;
  assessmentId: string;
  tokenHash: string;
  label: string;
  withInterview: boolean;
  withTeam: boolean;
  createdById: string | null;
  expiresAt: Date;
}

/** What a live link opens. */
export interface LiveShare {
  id: string;
  assessmentId: string;
  withInterview: boolean;
  withTeam: boolean;
  expiresAt: Date;
}

/** Links that read one report. Whether one is live is asked in the statement itself, by the time that the verb names. */
export const shareLinks = (db: Db) => ({
  /**
   * False where as many are live as there may be. The assessment's row is locked before: of any number who ask at
   * once, each sees what the one before has added.
   */
  async add(link: NewShareLink, now: Date, most: number): Promise<boolean> {
    const added = await db.$executeRaw`
      INSERT INTO share_links
        (id, assessment_id, token_hash, label, with_interview, with_team, created_by_id, expires_at, created_at)
      SELECT ${link.id}::uuid, ${link.assessmentId}::uuid, ${link.tokenHash}, ${link.label}, ${link.withInterview},
        ${link.withTeam}, ${link.createdById}::uuid, ${link.expiresAt}, ${now}
      WHERE (SELECT count(*) FROM share_links WHERE assessment_id = ${link.assessmentId}::uuid
        AND revoked_at IS NULL AND expires_at > ${now}) < ${most}`;
    return added === 1;
  },

  /** The live ones, the newest first. */
  async list(assessmentId: string, now: Date): Promise<ShareLink[]> {
    return db.shareLink.findMany({
      where: { assessmentId, revokedAt: null, expiresAt: { gt: now } },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: SHOWN,
    });
  },

  /** False where there is no such link; one that has ended already stays as it is. */
  async end(assessmentId: string, id: string, now: Date): Promise<boolean> {
    const found = await db.$executeRaw`
      UPDATE share_links SET revoked_at = coalesce(revoked_at, ${now})
      WHERE id = ${id}::uuid AND assessment_id = ${assessmentId}::uuid`;
    return found === 1;
  },

  /** Null where it has ended, never was, or its report is locked. */
  async findLive(tokenHash: string, now: Date): Promise<LiveShare | null> {
    const rows = await db.$queryRaw<LiveShare[]>`
      SELECT s.id::text AS id, s.assessment_id::text AS "assessmentId", s.with_interview AS "withInterview",
        s.with_team AS "withTeam", s.expires_at AS "expiresAt"
      FROM share_links s JOIN assessments a ON a.id = s.assessment_id
      WHERE s.token_hash = ${tokenHash} AND s.revoked_at IS NULL AND s.expires_at > ${now}
        AND a.payment_status IN ('paid', 'coupon_used')`;
    return rows[0] ?? null;
  },

  async countOpened(id: string, now: Date): Promise<void> {
    await db.shareLink.updateMany({
      where: { id, revokedAt: null, expiresAt: { gt: now } },
      data: { openedCount: { increment: 1 }, lastOpenedAt: now },
    });
  },

  /** What ended before then. */
  async forgetEnded(before: Date): Promise<void> {
    await db.shareLink.deleteMany({
      where: { OR: [{ expiresAt: { lt: before } }, { revokedAt: { lt: before } }] },
    });
  },
});

const SHOWN = {
  id: true,
  label: true,
  withInterview: true,
  withTeam: true,
  createdAt: true,
  expiresAt: true,
  openedCount: true,
  lastOpenedAt: true,
} as const;
