import type { MergeRow } from "@/lib/domain/lead/merge";
import { LeadOrigin } from "@/lib/domain/lead/origin";
import { LeadStage } from "@/lib/domain/lead/stage";
import type { Db } from "./db";

/** A lead and those that are merged into it. */
export const ofGroup = (id: string) => ({ OR: [{ id }, { mergedIntoId: id }] });

/** Leads of one person that admins work as one. What is merged names the kept one, which is never merged itself. */
export const leadMerges = (db: Db) => ({
  /**
   * A lead, others that one means beside it, and all that these are merged into or that are merged into them; locked until
   * the transaction ends. Merges of the same person go one after the other: each sees what the one before has made.
   */
  async lock(id: string, others: readonly string[] = []): Promise<MergeRow[]> {
    await db.$queryRaw`
      SELECT pg_advisory_xact_lock(hashtext('merge ' || lower(executive_email)))::text
      FROM assessments WHERE id = ${id}::uuid`;
    const ids = [id, ...others];
    const rows = await db.$queryRaw<(Omit<MergeRow, "leadStatus"> & { leadStatus: string })[]>`
      SELECT a.id::text AS id, a.lead_version AS version, a.merged_into_id::text AS "mergedIntoId",
        a.is_sample AS "isSample", a.lead_status AS "leadStatus", a.lead_owner_id::text AS "leadOwnerId",
        a.next_action_on::text AS "nextActionOn", a.created_at AS "createdAt",
        lower(nullif(a.executive_email, '')) AS email
      FROM assessments a WHERE a.id IN (
        SELECT unnest(${ids}::uuid[])
        UNION SELECT m.id FROM assessments m WHERE m.merged_into_id = ANY(${ids}::uuid[])
        UNION SELECT m.merged_into_id FROM assessments m WHERE m.id = ANY(${ids}::uuid[]))
      ORDER BY a.id FOR UPDATE`;
    return rows.map((row) => ({ ...row, leadStatus: LeadStage.catch("new").parse(row.leadStatus) }));
  },

  /** With those that are merged into them already, so that nothing is merged into what is merged. */
  async merge(ids: readonly string[], keptId: string): Promise<void> {
    await db.$executeRaw`
      UPDATE assessments SET merged_into_id = ${keptId}::uuid
      WHERE id <> ${keptId}::uuid AND (id = ANY(${ids}::uuid[]) OR merged_into_id = ANY(${ids}::uuid[]))`;
  },

  async separate(id: string): Promise<void> {
    await db.$executeRaw`UPDATE assessments SET merged_into_id = NULL WHERE id = ${id}::uuid`;
  },

  /** The lead that this one is merged into; null where it is none. */
  async findKept(id: string): Promise<LeadOrigin | null> {
    const row = await db.assessment.findUnique({
      where: { id },
      select: { mergedInto: { select: { id: true, companyName: true, createdAt: true } } },
    });
    return LeadOrigin.nullable().parse(row?.mergedInto ?? null);
  },
});
