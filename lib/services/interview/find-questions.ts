import { Failure } from "@/lib/domain/failure";
import type { FollowUpQuestions } from "@/lib/domain/followup/questions";
import { QUESTIONS_NOT_READY } from "@/lib/domain/interview/messages";
import type { Context } from "../context";

const READY_WITHIN_SECONDS = 5;

/** The questions of an assessment; where they are not written yet, a job is to write them, and the caller asks again. */
export async function findQuestions(context: Context, assessmentId: string): Promise<FollowUpQuestions> {
  const questions = await context.store.followups.find(assessmentId);
  if (questions !== null) return questions;
  const about = { assessmentId };
  await context.transaction(async (tx) => {
    if ((await tx.assessments.lock(assessmentId)) !== null) await tx.enqueueOnce("questions", about, about);
  });
  context.drainSoon();
  throw new Failure("unavailable", QUESTIONS_NOT_READY, {
    reason: "questions_not_ready",
    retryAfterSeconds: READY_WITHIN_SECONDS,
  });
}
