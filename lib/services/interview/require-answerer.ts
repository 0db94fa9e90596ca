import type { Assessment } from "@/lib/domain/assessment/assessment";
import { Failure } from "@/lib/domain/failure";
import { NOT_YOURS_TO_ANSWER } from "@/lib/domain/interview/messages";
import { findAssessment } from "../assessment/find-assessment";
import { requireUnlocked } from "../assessment/require-unlocked";
import type { Context } from "../context";
import { isOwner } from "../ownership/require-owner";

/** An unlocked assessment, for those who may answer its questions. Links are forwarded: to read is not to speak for it. */
export async function requireAnswerer(context: Context, id: string): Promise<Assessment> {
  const assessment = await findAssessment(context, id);
  requireUnlocked(assessment);
  if (await isOwner(context, assessment)) return assessment;
  throw new Failure("forbidden", NOT_YOURS_TO_ANSWER);
}
