import type { Context } from "../context";

/** Writes down what a call brought to light. Run twice, it is written once; the transcript does not outlive it. */
export async function writeInsights(context: Context, interviewId: string): Promise<void> {
  const interview = await context.store.interviews.findUnwritten(interviewId);
  if (interview === null) return;
  const { assessmentId, transcript } = interview;
  const assessment = await context.store.assessments.find(assessmentId);
  if (assessment === null) return;
  const questions = await context.store.followups.find(assessmentId);
  const modelUsage = context.openModelUsage(assessmentId, "insights");
  const sections = await context.providers.writer.writeInsights(
    assessment,
    { transcript, questions },
    modelUsage,
  );
  await context.transaction(async (tx) => {
    if ((await tx.assessments.lock(assessmentId)) === null) return;
    if ((await tx.interviews.findUnwritten(interviewId)) === null) return;
    await tx.interviews.write(interviewId, sections, modelUsage.usage());
  });
}
