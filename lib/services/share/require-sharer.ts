import type { Assessment } from "@/lib/domain/assessment/assessment";
import { Failure } from "@/lib/domain/failure";
import { NOT_THE_OWNER } from "@/lib/domain/share/messages";
import { findAssessment } from "../assessment/find-assessment";
import type { Context } from "../context";
import { isProvenOwner } from "../ownership/prove-ownership";

/** The assessment, for those who may share it: its owner, or, as long as no account owns it, anyone with its link. */
export async function requireSharer(
  context: Context,
  id: string,
  refusal: string = NOT_THE_OWNER,
): Promise<Assessment> {
  const assessment = await findAssessment(context, id);
  if (assessment.userId === null || (await isProvenOwner(context, assessment))) return assessment;
  throw new Failure("forbidden", refusal);
}
