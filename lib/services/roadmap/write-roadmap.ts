import { isDeepStrictEqual } from "node:util";
import type { Context } from "../context";
import { queueEmail } from "../email/queue-email";
import { queueForAdmins } from "../email/queue-for-admins";

/** Writes the roadmap of a new assessment. Run twice, it is still one roadmap. */
export async function writeRoadmap(context: Context, assessmentId: string): Promise<void> {
  const assessment = await context.store.assessments.find(assessmentId);
  if (assessment === null || assessment.roadmapGenerated) return;
  const modelUsage = context.openModelUsage(assessmentId, "roadmap");
  const roadmap = await context.providers.writer.writeRoadmap(assessment, context.now(), modelUsage);
  await context.transaction(async (tx) => {
    if ((await tx.assessments.lock(assessmentId)) === null) return;
    // Something was said meanwhile that it is made of: what was queued then writes it.
    if (!isDeepStrictEqual((await tx.assessments.find(assessmentId))?.ownCost, assessment.ownCost)) return;
    await tx.roadmaps.add(assessmentId, roadmap, modelUsage.usage());
    await tx.assessments.markRoadmapGenerated(assessmentId);
    if (assessment.leadQualified) {
      await queueForAdmins(tx, { template: "lead-qualified", occasion: assessmentId, assessmentId });
    }
    if (assessment.executiveEmail === null) return;
    await queueEmail(tx, { key: `roadmap-ready:${assessmentId}`, template: "roadmap-ready", assessmentId });
  });
}
