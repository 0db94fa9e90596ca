import type { Db } from "./db";

/** What vendors told, by their own ids. */
export const webhookReceipts = (db: Db) => ({
  /** Claim: false for a duplicate. Waits for a concurrent claim of the same event. */
  async claim(provider: string, eventId: string): Promise<boolean> {
    const { count } = await db.webhookEvent.createMany({
      data: [{ id: `${provider}:${eventId}`, provider }],
      skipDuplicates: true,
    });
    return count === 1;
  },
});
