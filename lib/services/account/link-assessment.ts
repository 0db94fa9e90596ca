import { LINKED, LINKED_ELSEWHERE } from "@/lib/domain/account/messages";
import type { Done } from "@/lib/domain/account/views";
import { Failure } from "@/lib/domain/failure";
import { findAssessment } from "../assessment/find-assessment";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { countStep } from "../lead/count-step";
import { signedInAccount } from "./signed-in-account";

/** Saves an assessment that nobody owns in the caller's account: the first who asks gets it. */
export async function linkAssessment(context: Context, assessmentId: string): Promise<Done> {
  const { id } = await signedInAccount(context);
  await findAssessment(context, assessmentId);
  await context.transaction(async (tx) => {
    const isLinked = await tx.assessments.linkTo(assessmentId, id);
    if (!isLinked) throw new Failure("conflict", LINKED_ELSEWHERE);
    await countStep(context, tx, "account_made", assessmentId);
    await recordAudit(context, tx, {
      action: "assessment_linked",
      target: { kind: "assessment", id: assessmentId },
    });
  });
  return { success: true, message: LINKED };
}
