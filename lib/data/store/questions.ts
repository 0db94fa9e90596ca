import type { Db } from "./db";

/** Which assessments have their follow-up questions, and which lack them. */
export const questions = (db: Db) => ({
  /** Those who were made nameless get no questions: nobody will call them. */
  async count(): Promise<{ total: number; withQuestions: number }> {
    const rows = await db.$queryRaw<{ total: number; withQuestions: number }[]>`
      SELECT (SELECT count(*) FROM assessments WHERE NOT nameless)::int AS total,
        (SELECT count(*) FROM follow_up_questions)::int AS "withQuestions"`;
    return rows[0] ?? { total: 0, withQuestions: 0 };
  },

  /** Ids in a fixed order, those behind `after` alone. */
  async listMissing(after: string, limit: number): Promise<string[]> {
    const rows = await db.$queryRaw<{ id: string }[]>`
      SELECT a.id FROM assessments a
      WHERE a.id > ${after}::uuid AND NOT a.nameless
        AND NOT EXISTS (SELECT 1 FROM follow_up_questions q WHERE q.assessment_id = a.id)
      ORDER BY a.id LIMIT ${limit}`;
    return rows.map(({ id }) => id);
  },
});
