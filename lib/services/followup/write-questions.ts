import type { Context } from "../context";

/** Writes the three follow-up questions of an assessment. Run twice, they are still three. */
export async function writeQuestions(context: Context, assessmentId: string): Promise<void> {
  const assessment = await context.store.assessments.find(assessmentId);
  if (assessment === null) return;
  const modelUsage = context.openModelUsage(assessmentId, "questions");
  const questions = await context.providers.writer.writeFollowUpQuestions(assessment, modelUsage);
  await context.transaction(async (tx) => {
    if ((await tx.assessments.lock(assessmentId)) === null) return;
    await tx.followups.add(assessmentId, questions);
  });
}
