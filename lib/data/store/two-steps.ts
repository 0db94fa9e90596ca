import { z } from "zod";
import { decrypt, encrypt } from "../encryption";
import type { Db } from "./db";

export interface StoredTwoStep {
  secret: string;
  confirmedAt: Date | null;
  codesLeft: number;
}

const Hashes = z.array(z.string());

/** The second step of sign-ins. What may be used once is used up in the statement that asks for it. */
export const twoSteps = (db: Db) => ({
  async find(userId: string): Promise<StoredTwoStep | null> {
    const row = await db.twoStep.findUnique({ where: { userId } });
    if (row === null) return null;
    const { secret, confirmedAt, recoveryHashes } = row;
    return { secret: decrypt(secret), confirmedAt, codesLeft: Hashes.parse(recoveryHashes).length };
  },

  /** A new secret, to be confirmed. False where one is confirmed already. */
  async begin(userId: string, secret: string): Promise<boolean> {
    const count = await db.$executeRaw`
      INSERT INTO two_steps (user_id, secret) VALUES (${userId}::uuid, ${encrypt(secret)})
      ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, created_at = now() WHERE two_steps.confirmed_at IS NULL`;
    return count === 1;
  },

  /** False where nothing waits to be confirmed. */
  async confirm(
    userId: string,
    { now, step, hashes }: { now: Date; step: number; hashes: readonly string[] },
  ): Promise<boolean> {
    const { count } = await db.twoStep.updateMany({
      where: { userId, confirmedAt: null },
      data: { confirmedAt: now, lastStep: step, recoveryHashes: [...hashes] },
    });
    return count === 1;
  },

  /** Uses up the code of a half-minute: false where it, or a later one, was taken before. */
  async takeStep(userId: string, step: number): Promise<boolean> {
    const where = { userId, confirmedAt: { not: null }, lastStep: { lt: step } };
    const { count } = await db.twoStep.updateMany({ where, data: { lastStep: step } });
    return count === 1;
  },

  /** Uses up a recovery code: false where there is none such. */
  async takeRecoveryCode(userId: string, hash: string): Promise<boolean> {
    const count = await db.$executeRaw`
      UPDATE two_steps SET recovery_hashes = recovery_hashes - ${hash}
      WHERE user_id = ${userId}::uuid AND confirmed_at IS NOT NULL AND jsonb_exists(recovery_hashes, ${hash})`;
    return count === 1;
  },

  /** False where there was none. */
  async remove(userId: string): Promise<boolean> {
    const { count } = await db.twoStep.deleteMany({ where: { userId } });
    return count === 1;
  },
});
