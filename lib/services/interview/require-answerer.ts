import { type Assessment, isUnlocked } from "@/lib/domain/assessment/assessment";
import { Failure } from "@/lib/domain/failure";
import { NOT_YOURS_TO_ANSWER } from "@/lib/domain/interview/messages";
import { NOT_PAID } from "@/lib/domain/payment/messages";
import { findAssessment } from "../assessment/find-assessment";
import type { Context } from "../context";
import { isProvenOwner } from "../ownership/prove-ownership";

/** Whether the caller's answers are the leader's: its owner's, or, as long as no account owns it, of anyone with its link. */
export const mayAnswer = async (context: Context, assessment: Assessment): Promise<boolean> =>
  assessment.userId === null || (await isProvenOwner(context, assessment));

/** An unlocked assessment, for those who may answer its questions. Links are forwarded: to read is not to speak for it. */
export async function requireAnswerer(context: Context, id: string): Promise<Assessment> {
  const assessment = await findAssessment(context, id);
  if (!isUnlocked(assessment)) throw new Failure("not_paid", NOT_PAID);
  if (await mayAnswer(context, assessment)) return assessment;
  throw new Failure("forbidden", NOT_YOURS_TO_ANSWER);
}
