import type { z } from "zod";
import type { FollowUpQuestions } from "@/lib/domain/followup/questions";
import { LeadDetails } from "@/lib/domain/lead/details";
import type { Db } from "./db";

const Stored = LeadDetails.shape.followUpQuestions.unwrap();

/** The follow-up questions of each assessment. The first that are written stay. */
export const followups = (db: Db) => ({
  async find(assessmentId: string): Promise<z.infer<typeof Stored> | null> {
    const row = await db.followUpQuestions.findUnique({ where: { assessmentId } });
    return row === null ? null : Stored.parse(row);
  },

  async add(assessmentId: string, questions: FollowUpQuestions): Promise<void> {
    await db.followUpQuestions.createMany({ data: [{ assessmentId, ...questions }], skipDuplicates: true });
  },

  /** Anonymized leads and samples get no questions: they are not called. */
  async count(): Promise<{ total: number; withQuestions: number }> {
    const rows = await db.$queryRaw<{ total: number; withQuestions: number }[]>`
      SELECT (SELECT count(*) FROM assessments WHERE NOT nameless AND NOT is_sample)::int AS total,
        (SELECT count(*) FROM follow_up_questions)::int AS "withQuestions"`;
    return rows[0] ?? { total: 0, withQuestions: 0 };
  },

  /** Ids in a fixed order, those behind `after` alone. */
  async listMissing(after: string, limit: number): Promise<string[]> {
    const rows = await db.$queryRaw<{ id: string }[]>`
      SELECT a.id FROM assessments a
      WHERE a.id > ${after}::uuid AND NOT a.nameless AND NOT a.is_sample
        AND NOT EXISTS (SELECT 1 FROM follow_up_questions q WHERE q.assessment_id = a.id)
      ORDER BY a.id LIMIT ${limit}`;
    return rows.map(({ id }) => id);
  },
});
