import { randomUUID } from "node:crypto";
import { isUnlocked } from "@/lib/domain/assessment/assessment";
import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import type { DoneWithMessage } from "@/lib/domain/done";
import { Failure } from "@/lib/domain/failure";
import { INTERVIEW_RECEIVED } from "@/lib/domain/interview/messages";
import { transcriptOf, type WrittenAnswers } from "@/lib/domain/interview/written-answers";
import { NOT_PAID } from "@/lib/domain/payment/messages";
import { recordAudit } from "../audit/record-audit";
import type { Context } from "../context";
import { hashToken } from "../hash-token";
import { findQuestions } from "./find-questions";
import { requireAnswerer } from "./require-answerer";

/**
 * Takes answers in writing as the transcript of a talk, in which our lines are the stored questions: a job writes the
 * insights, and the transcript is deleted. Idempotent: the same request twice is one interview.
 */
export async function takeAnswers(
  context: Context,
  id: string,
  { answers }: WrittenAnswers,
  idempotencyKey: string | null,
): Promise<DoneWithMessage> {
  await requireAnswerer(context, id);
  const interviewId = `written:${hashToken(`${id} ${idempotencyKey ?? randomUUID()}`)}`;
  if (await context.store.interviews.has(interviewId)) return RECEIVED;
  const questions = await findQuestions(context, id);
  await context.takeFromLimit("interviewPerAssessment", id);
  const transcript = transcriptOf(answers, questions);
  await context.transaction(async (tx) => {
    const assessment = await tx.assessments.lock(id);
    if (assessment === null) throw new Failure("not_found", NO_SUCH_ASSESSMENT);
    if (!isUnlocked(assessment)) throw new Failure("not_paid", NOT_PAID);
    const added = await tx.interviews.addWritten(id, interviewId, transcript);
    if (added === null) return;
    await tx.emitEvent("interview.written", id);
    await tx.enqueue("insights", { interviewId: added });
    await recordAudit(context, tx, { action: "interview_written", target: { kind: "assessment", id } });
  });
  context.drainSoon();
  return RECEIVED;
}

const RECEIVED: DoneWithMessage = { success: true, message: INTERVIEW_RECEIVED };
