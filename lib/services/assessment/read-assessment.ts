import { type Assessment, PublicAssessment } from "@/lib/domain/assessment/assessment";
import type { AssessmentView } from "@/lib/domain/assessment/views";
import { scoreFamily } from "@/lib/domain/score/score-family";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import { summarize } from "@/lib/domain/score/summary";
import type { Context } from "../context";
import { findAssessment, maySeeReport } from "./find-assessment";

/**
 * What the link shows: answers about the company and free scores always, the roadmap once it is unlocked. The results page asks for it
 * every five seconds, so it is put together once per state of the assessment.
 */
export async function readAssessment(context: Context, id: string): Promise<Readonly<AssessmentView>> {
  const assessment = await findAssessment(context, id);
  if (!assessment.roadmapGenerated) context.drainSoon();
  const roadmap = maySeeReport(context, assessment) ? await context.store.roadmaps.findOf(id) : null;
  const views = roadmap === null ? locked : open;
  const known = views.get(assessment);
  if (known !== undefined) return known;
  const view = Object.freeze({
    assessment: PublicAssessment.parse(assessment),
    roadmap,
    summary: summarize(scoreReadiness(assessment)),
    family: scoreFamily(assessment) ?? null,
  });
  views.set(assessment, view);
  return view;
}

/** Both by the stored row, of which there is a new one after each change. A roadmap is never changed. */
const locked = new WeakMap<Readonly<Assessment>, Readonly<AssessmentView>>();
const open = new WeakMap<Readonly<Assessment>, Readonly<AssessmentView>>();
