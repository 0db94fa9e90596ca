import type { DownloadedBy } from "@/lib/domain/report/downloaded";
import type { Db } from "./db";

/** On which days a report's PDF was downloaded. */
export const downloads = (db: Db) => ({
  /** The first of a day by one way; later ones change nothing, and one whose assessment was deleted is none. */
  async note(assessmentId: string, by: DownloadedBy, { day, at }: { day: string; at: Date }): Promise<void> {
    await db.$executeRaw`
      INSERT INTO report_downloads (assessment_id, by, day, at)
      SELECT id, ${by}, ${day}::date, ${at} FROM assessments WHERE id = ${assessmentId}::uuid
      ON CONFLICT DO NOTHING`;
  },
});
