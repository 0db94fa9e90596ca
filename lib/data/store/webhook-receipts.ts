import type { Db } from "./db";

/** What vendors told, by their own ids. */
export const webhookReceipts = (db: Db) => ({
  /** False where this was heard before. Waits for whoever is hearing the same right now. */
  async claim(provider: string, eventId: string): Promise<boolean> {
    const { count } = await db.webhookEvent.createMany({
      data: [{ id: `${provider}:${eventId}`, provider }],
      skipDuplicates: true,
    });
    return count === 1;
  },
});
