import type { Assessment } from "@/lib/domain/assessment/assessment";
import { Failure } from "@/lib/domain/failure";
import { NOT_YOUR_ASSESSMENT, tooEarly } from "@/lib/domain/retake/messages";
import { retakeFrom } from "@/lib/domain/retake/timing";
import { findAssessment } from "../assessment/find-assessment";
import type { Context } from "../context";
import { isAccountOwner } from "../ownership/is-account-owner";

/** The assessment that the caller may take again: one of their account's, and not of the last thirty days. */
export async function findBaseline(context: Context, id: string): Promise<Assessment> {
  const assessment = await findAssessment(context, id);
  if (!(await isAccountOwner(context, id))) throw new Failure("forbidden", NOT_YOUR_ASSESSMENT);
  const from = retakeFrom(assessment.createdAt);
  if (context.now() < from) throw new Failure("conflict", tooEarly(from), { reason: "too_early" });
  return assessment;
}
