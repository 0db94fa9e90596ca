import { type InterviewOffer, questionsToAsk } from "@/lib/domain/interview/written-answers";
import { findUnlockedAssessment } from "../assessment/find-assessment";
import type { Context } from "../context";
import { findQuestions } from "./find-questions";

/** The three questions, who reads the answers, and when they were last answered in writing. */
export async function offerInterview(context: Context, id: string): Promise<InterviewOffer> {
  await findUnlockedAssessment(context, id);
  const questions = await findQuestions(context, id);
  return {
    questions: questionsToAsk(questions),
    writtenAt: await context.store.interviews.findWrittenAt(id),
    reader: context.providers.writer.name,
  };
}
