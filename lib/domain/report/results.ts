import type { AssessmentView } from "../assessment/views";
import type { Readiness, Stage } from "../score/readiness";

/** What the results page shows above all: where the company is, and what it does first. */
export interface Results extends Pick<AssessmentView, "assessment" | "family"> {
  standing: Standing;
  /** Null while no report is written, and for one that does not name it. */
  monday: { what: string; who: string } | null;
  isWritten: boolean;
}

export interface Standing {
  /** 0 to 100. */
  score: number;
  stage: Stage;
  /** 0 to 10; likewise the next. */
  topDownScore: number;
  bottomUpScore: number;
}

export const standingOf = (readiness: Readiness): Standing => ({
  score: readiness.aiReadinessScore,
  stage: readiness.maturityProfile,
  topDownScore: readiness.topDownScore,
  bottomUpScore: readiness.bottomUpScore,
});
