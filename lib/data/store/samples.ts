import type { Db } from "./db";

/** Invented leads to try the dashboard with. */
export const samples = (db: Db) => ({
  count: (): Promise<number> => db.assessment.count({ where: { isSample: true } }),

  /** One caller at a time: another waits, and then sees what the first one did. */
  async lock(): Promise<string[]> {
    await db.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('samples'))::text`;
    const rows = await db.assessment.findMany({ where: { isSample: true }, select: { id: true } });
    return rows.map(({ id }) => id);
  },
});
