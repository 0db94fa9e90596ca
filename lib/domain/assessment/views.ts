import { z } from "zod";
import { Roadmap } from "../roadmap/roadmap";
import { FamilyScore } from "../score/family";
import { ScoreSummary } from "../score/summary";
import { PublicAssessment } from "./assessment";
import { NO_SUCH_ASSESSMENT } from "./messages";

export const AssessmentId = z.object({ id: z.uuid(NO_SUCH_ASSESSMENT) });

export const AssessmentCreated = z.object({ assessmentId: z.uuid() });

/** What `GET /api/assessments/{id}` answers; the results page asks for it every five seconds. */
export const AssessmentView = z.object({
  assessment: PublicAssessment,
  roadmap: Roadmap.nullable(),
  summary: ScoreSummary,
  family: FamilyScore.nullable(),
});
export type AssessmentView = z.infer<typeof AssessmentView>;
