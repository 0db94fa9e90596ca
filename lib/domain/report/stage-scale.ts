import type { Stage } from "../score/readiness";
import type { ReportData } from "./report";

export interface StageScaleProps {
  stages: ReportData["method"]["stages"];
  stage: Stage;
  /** 0 to 10. */
  overallScore: number;
}

/** The score in points of 100, and each stage's band along them: neighbours meet half-way between their points. */
export function stageScale({ stages, overallScore }: StageScaleProps) {
  return {
    points: Math.round(overallScore * 10),
    bands: stages.map(({ stage, from, to }) => ({
      stage,
      from: from === 0 ? 0 : from - 0.5,
      to: to === 100 ? 100 : to + 0.5,
    })),
  };
}
