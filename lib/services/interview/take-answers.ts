import { randomUUID } from "node:crypto";
import type { DoneWithMessage } from "@/lib/domain/done";
import { INTERVIEW_RECEIVED } from "@/lib/domain/interview/messages";
import { transcriptOf, type WrittenAnswers } from "@/lib/domain/interview/written-answers";
import { lockUnlocked } from "../assessment/require-unlocked";
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
    await lockUnlocked(tx, id);
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
