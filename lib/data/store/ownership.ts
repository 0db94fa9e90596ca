import { Proof } from "@/lib/domain/assessment/ownership";
import type { Db } from "./db";

/** The account that an assessment belongs to, and by which proof; both null where it belongs to none. */
export interface Holder {
  userId: string | null;
  proof: Proof | null;
  executiveEmail: string | null;
  linkClosed: boolean;
}

/** Devices that hold a valid key to one assessment; the oldest gives way. */
const MOST_KEYS = 8;

/** Whose an assessment is: the owner, the keys and links that prove it, and who merely lists it. */
export const ownership = (db: Db) => ({
  async find(id: string): Promise<Holder | null> {
    const where = { id };
    return holderOf(await db.assessment.findUnique({ where, select: HOLDER }));
  },

  /** The same, locked until the transaction ends: of many who claim it at once, one comes after the other. */
  async lock(id: string): Promise<Holder | null> {
    const rows = await db.$queryRaw<HolderRow[]>`
      SELECT user_id::text AS "userId", owner_proof AS "ownerProof", executive_email AS "executiveEmail",
        link_closed AS "linkClosed"
      FROM assessments WHERE id = ${id}::uuid FOR UPDATE`;
    return holderOf(rows[0] ?? null);
  },

  async setOwner(id: string, userId: string, proof: Proof): Promise<void> {
    await db.assessment.update({ where: { id }, data: { userId, ownerProof: proof } });
  },

  async bookmark(userId: string, assessmentId: string): Promise<void> {
    await db.bookmark.createMany({ data: [{ userId, assessmentId }], skipDuplicates: true });
  },

  async removeBookmark(userId: string, assessmentId: string): Promise<void> {
    await db.bookmark.deleteMany({ where: { userId, assessmentId } });
  },

  /** What an account lists, by bookmark or as its owner, and what names this address: `ILIKE` would read its wildcards. */
  async listNaming(userId: string, email: string): Promise<string[]> {
    const rows = await db.$queryRaw<{ id: string }[]>`
      SELECT a.id::text AS id FROM assessments a
      WHERE lower(a.executive_email) = lower(${email}) AND a.id IN (
        SELECT id FROM assessments WHERE user_id = ${userId}::uuid
        UNION SELECT assessment_id FROM bookmarks WHERE user_id = ${userId}::uuid
      ) ORDER BY a.id`;
    return rows.map(({ id }) => id);
  },

  async addKey(assessmentId: string, key: { keyHash: string; proof: Proof }): Promise<void> {
    await db.ownerKey.create({ data: { assessmentId, ...key }, select: { id: true } });
    const dropped = await db.ownerKey.findMany({
      where: { assessmentId },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      skip: MOST_KEYS,
      select: { id: true },
    });
    await db.ownerKey.deleteMany({ where: { id: { in: dropped.map(({ id }) => id) } } });
  },

  /** What those of the keys prove that belong to this assessment. */
  async listProofs(assessmentId: string, keyHashes: readonly string[]): Promise<Proof[]> {
    if (keyHashes.length === 0) return [];
    const where = { assessmentId, keyHash: { in: [...keyHashes] } };
    const rows = await db.ownerKey.findMany({ where, select: { proof: true } });
    return rows.map(({ proof }) => Proof.parse(proof));
  },

  async endKeys(assessmentId: string, proofs: readonly Proof[]): Promise<void> {
    await db.ownerKey.deleteMany({ where: { assessmentId, proof: { in: [...proofs] } } });
  },

  /** Composed again, a message has the same token, and its time runs on. */
  async addToken(assessmentId: string, token: { tokenHash: string; expiresAt: Date }): Promise<void> {
    await db.ownershipToken.createMany({ data: [{ assessmentId, ...token }], skipDuplicates: true });
  },

  /** Spends a token: of any number who bring it at once, one gets true. */
  async spendToken(assessmentId: string, tokenHash: string, now: Date): Promise<boolean> {
    const { count } = await db.ownershipToken.updateMany({
      where: { assessmentId, tokenHash, spentAt: null, expiresAt: { gt: now } },
      data: { spentAt: now },
    });
    return count === 1;
  },

  async endTokens(assessmentId: string): Promise<void> {
    await db.ownershipToken.deleteMany({ where: { assessmentId } });
  },

  async forgetBefore(times: { keys: Date; tokens: Date }): Promise<void> {
    await db.ownerKey.deleteMany({ where: { createdAt: { lt: times.keys } } });
    await db.ownershipToken.deleteMany({ where: { expiresAt: { lt: times.tokens } } });
  },
});

const HOLDER = { userId: true, ownerProof: true, executiveEmail: true, linkClosed: true } as const;

interface HolderRow {
  userId: string | null;
  ownerProof: string | null;
  executiveEmail: string | null;
  linkClosed: boolean;
}

/** The proof outlives its account in the row, and counts for nothing without it. */
function holderOf(row: HolderRow | null): Holder | null {
  if (row === null) return null;
  const { userId, ownerProof, ...rest } = row;
  const proof = userId === null || ownerProof === null ? null : Proof.parse(ownerProof);
  return { userId, proof, ...rest };
}
