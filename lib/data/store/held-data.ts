import { z } from "zod";
import { HOME_QUESTIONS, isList } from "@/lib/domain/assessment/questions/questions";
import { Purpose } from "@/lib/domain/your-data/purposes";
import { HeldAssessment } from "@/lib/domain/your-data/your-data";
import type { Db } from "./db";
import { EMAIL_RECORD, EVERYTHING, unsealed } from "./everything";

/** What is held under an email that an assessment names, account or none. */
export const heldData = (db: Db) => ({
  /** The newest first. */
  async list(email: string): Promise<HeldAssessment[]> {
    const rows = await db.$queryRaw<unknown[]>`
      SELECT a.id::text AS id, a.company_name AS "companyName", a.created_at AS "createdAt",
        (a.user_id IS NOT NULL AND a.owner_proof IS NOT NULL) AS "isOwned",
        (coalesce(a.preparedness_level, '') <> '' OR coalesce(a.rules_for_children, '') <> ''
          OR coalesce(a.household_ai_use_other, '') <> ''
          OR a.household_ai_use <> '[]' OR a.child_ai_concerns <> '[]') AS "hasFamily",
        (SELECT coalesce(jsonb_agg(c), '[]') FROM (
          SELECT DISTINCT ON (purpose) purpose, granted, created_at AS "at" FROM consents
          WHERE assessment_id = a.id ORDER BY purpose, created_at DESC, id) c) AS consents
      FROM assessments a WHERE lower(a.executive_email) = ${email.toLowerCase()}
      ORDER BY a.created_at DESC, a.id`;
    return Listed.parse(rows).map((row) => ({
      ...row,
      // A purpose of an earlier version of the product can be withdrawn nowhere any more.
      consents: row.consents.flatMap(({ purpose, ...rest }) => {
        const known = Purpose.safeParse(purpose);
        return known.success ? [{ ...rest, purpose: known.data }] : [];
      }),
    }));
  },

  /** All rows that are about one assessment. */
  async readEverything(id: string) {
    const row = await db.assessment.findUniqueOrThrow({ where: { id }, ...EVERYTHING });
    const emails = await db.email.findMany({
      where: { assessmentId: id, userId: null },
      select: EMAIL_RECORD,
    });
    return { ...unsealed(row), emails };
  },

  async removeFamily(id: string): Promise<void> {
    const empty = Object.fromEntries(
      HOME_QUESTIONS.map((question) => [question.key, isList(question) ? [] : null]),
    );
    await db.assessment.update({ where: { id }, data: empty, select: { id: true } });
  },
});

const Listed = HeldAssessment.extend({
  consents: z.array(z.object({ purpose: z.string(), granted: z.boolean(), at: z.coerce.date() })),
}).array();
