import type { SampleCount } from "@/lib/domain/sample/first-steps";
import { eraseAssessments, forgetErased } from "../assessment/erase-assessments";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";

/** Removes every sample lead with all that was written about it; where there are none, nothing happens. */
export async function removeSamples(context: Context): Promise<SampleCount> {
  const { ids, emailKeys } = await context.transaction(async (tx) => {
    const ids = await tx.samples.lock();
    const emailKeys = await eraseAssessments(tx, ids);
    if (ids.length > 0)
      await recordAudit(context, tx, { action: "samples_removed", meta: { assessments: ids.length } });
    return { ids, emailKeys };
  });
  await forgetErased(context, { ids, emailKeys });
  return { count: ids.length };
}
