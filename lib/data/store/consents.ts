import type { Purpose } from "@/lib/domain/your-data/purposes";
import type { Db } from "./db";

/** Consents, with time and wording. The newest counts. */
export const consents = (db: Db) => ({
  async add(consent: {
    assessmentId: string;
    purpose: Purpose;
    granted: boolean;
    wordingVersion: string;
  }): Promise<void> {
    await db.consent.create({ data: consent });
  },

  async isGranted(assessmentId: string, purpose: Purpose): Promise<boolean> {
    const newest = await db.consent.findFirst({
      where: { assessmentId, purpose },
      orderBy: { createdAt: "desc" },
      select: { granted: true },
    });
    return newest?.granted === true;
  },
});
