import type { Assessment } from "@/lib/domain/assessment/assessment";
import { Failure } from "@/lib/domain/failure";
import { findAssessment } from "../assessment/find-assessment";
import type { Context } from "../context";
import { isProvenOwner } from "./prove-ownership";

/** Whether the caller speaks for an assessment's firm: as its owner, or, as long as no account owns it, by having its link. */
export const isOwner = async (context: Context, assessment: Assessment): Promise<boolean> =>
  assessment.userId === null || (await isProvenOwner(context, assessment));

/** The assessment, for those who speak for its firm; for all others the refusal, in the words of what they asked for. */
export async function requireOwner(context: Context, id: string, refusal: string): Promise<Assessment> {
  const assessment = await findAssessment(context, id);
  if (await isOwner(context, assessment)) return assessment;
  throw new Failure("forbidden", refusal);
}
