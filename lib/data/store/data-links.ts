import { decryptOrNull, encrypt } from "../encryption";
import type { Db } from "./db";

/** Links that show the reader of a mailbox what is held under its address. One that has expired is not there. */
export const dataLinks = (db: Db) => ({
  async add(
    link: { id: string; tokenHash: string; email: string; expiresAt: Date },
    now: Date,
  ): Promise<void> {
    await db.dataLink.create({ data: { ...link, email: encrypt(link.email), createdAt: now } });
  },

  /** The address that it was sent to; null where it has ended or never was. */
  async findEmail(by: { tokenHash: string } | { id: string }, now: Date): Promise<string | null> {
    const row = await db.dataLink.findFirst({
      where: { ...by, expiresAt: { gt: now } },
      select: { email: true },
    });
    return row && decryptOrNull(row.email);
  },

  async forgetExpired(now: Date): Promise<void> {
    await db.dataLink.deleteMany({ where: { expiresAt: { lte: now } } });
  },
});
