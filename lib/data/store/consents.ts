import type { Db } from "./db";

type Purpose = "follow_up_email" | "ai_call" | "retake_reminder";

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
