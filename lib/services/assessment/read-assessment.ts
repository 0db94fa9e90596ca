import { PublicAssessment } from "@/lib/domain/assessment/assessment";
import type { AssessmentView } from "@/lib/domain/assessment/views";
import { scoreFamily } from "@/lib/domain/score/family";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import { summarize } from "@/lib/domain/score/summary";
import type { Context } from "../context";
import { findAssessment, maySeeReport } from "./find-assessment";

/** What the link shows: answers about the company and free scores always, the roadmap once it is unlocked. */
export async function readAssessment(context: Context, id: string): Promise<AssessmentView> {
  const assessment = await findAssessment(context, id);
  if (!assessment.roadmapGenerated) context.drainSoon();
  const roadmap = maySeeReport(context, assessment) ? await context.store.roadmaps.findOf(id) : null;
  return {
    assessment: PublicAssessment.parse(assessment),
    roadmap,
    summary: summarize(scoreReadiness(assessment)),
    family: scoreFamily(assessment) ?? null,
  };
}
