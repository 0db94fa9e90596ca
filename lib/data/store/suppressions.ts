import type { Db } from "./db";

/** Addresses, as keyed hashes, that want no more e-mail. */
export const suppressions = (db: Db) => ({
  async add(addressHash: string): Promise<void> {
    await db.emailSuppression.createMany({ data: [{ addressHash }], skipDuplicates: true });
  },

  async has(addressHash: string): Promise<boolean> {
    return (await db.emailSuppression.count({ where: { addressHash } })) > 0;
  },
});
