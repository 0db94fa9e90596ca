import { monthsBefore } from "@/lib/domain/retention";
import { eraseAssessments, forgetErased } from "../assessment/erase-assessments";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";

/** As many as one run of an hourly job takes on. */
const MOST_AT_ONCE = 200;

/**
 * Retention: takes the person out of assessments that are not paid, saved or worked on, once they are old enough: the
 * whole assessment goes, and a nameless one with the same figures replaces it, so that no sum changes. Its link leads
 * nowhere any more.
 */
export async function anonymizeOldLeads(context: Context): Promise<void> {
  const { leadsKeptMonths, store } = context;
  if (leadsKeptMonths === null) return;
  const before = monthsBefore(context.now(), leadsKeptMonths);
  for (const id of await store.assessments.listOutdated(before, MOST_AT_ONCE)) {
    const emailKeys = await context.transaction(async (tx) => {
      // Between the list and the lock it may have been paid, saved, or worked on.
      if ((await tx.assessments.lock(id)) === null) return null;
      if (!(await tx.assessments.addNameless(id, before))) return null;
      await recordAudit(context, tx, {
        action: "assessment_anonymized",
        target: { kind: "assessment", id },
      });
      return eraseAssessments(tx, [id]);
    });
    if (emailKeys !== null) await forgetErased(context, { ids: [id], emailKeys });
  }
}
