import { randomUUID } from "node:crypto";
import { SETUP_COMPLETE, type SetupResult, setupRunning, setupStarted } from "@/lib/domain/setup/setup";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";

/** Before every id there is. */
const FIRST = "00000000-0000-0000-0000-000000000000";

/** Has follow-up questions written for all that lack them. Pressed again, by anyone, it is still one run. */
export async function runSetup(context: Context): Promise<SetupResult> {
  const result = await context.transaction(async (tx) => {
    const { total, withQuestions } = await tx.followups.count();
    const missing = total - withQuestions;
    const isNew = missing > 0 && (await tx.enqueueOnce("setup", { after: FIRST, run: randomUUID() }));
    await recordAudit(context, tx, { action: "setup_run", meta: { assessments: isNew ? missing : 0 } });
    const message = isNew ? setupStarted(missing) : missing > 0 ? setupRunning(missing) : SETUP_COMPLETE;
    return { message, totalAssessments: total, questionsGenerated: isNew ? missing : 0 };
  });
  context.drainSoon();
  return result;
}
