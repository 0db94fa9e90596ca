import { extractOf, type RoadmapExtract } from "@/lib/domain/roadmap/extract";
import type { ReadinessAnswers } from "@/lib/domain/score/readiness";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import type { Context } from "../context";

/** The free part of the roadmap; null until it is written. */
export async function readExtract(
  { store }: Pick<Context, "store">,
  assessment: ReadinessAnswers & { id: string },
): Promise<RoadmapExtract | null> {
  const roadmap = await store.roadmaps.findOf(assessment.id);
  return roadmap === null ? null : extractOf(roadmap, scoreReadiness(assessment));
}
