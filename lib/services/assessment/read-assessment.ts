import type { Assessment } from "@/lib/domain/assessment/assessment";
import type { Roadmap } from "@/lib/domain/roadmap/roadmap";
import type { FamilyScore } from "@/lib/domain/score/family";
import { scoreFamily } from "@/lib/domain/score/score-family";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import { type ScoreSummary, summarize } from "@/lib/domain/score/summary";
import type { Context } from "../context";
import { findAssessment, maySeeReport } from "./find-assessment";

export interface AssessmentView {
  assessment: Assessment;
  /** Null until it is written, and until the report is unlocked. */
  roadmap: Roadmap | null;
  summary: ScoreSummary;
  family: FamilyScore | null;
}

/** What the link shows: answers and free scores always, the roadmap once it is unlocked. */
export async function readAssessment(context: Context, id: string): Promise<AssessmentView> {
  const assessment = await findAssessment(context, id);
  if (!assessment.roadmapGenerated) context.drainSoon();
  const roadmap = maySeeReport(context, assessment) ? await context.store.writings.findRoadmap(id) : null;
  return {
    assessment,
    roadmap,
    summary: summarize(scoreReadiness(assessment)),
    family: scoreFamily(assessment) ?? null,
  };
}
