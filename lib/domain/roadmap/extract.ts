import { weakestLine } from "../score/points";
import type { Readiness } from "../score/readiness";
import type { Roadmap } from "./roadmap";

/** What is free of a roadmap. Nothing else of it may be in the data of a page that is not paid for. */
export interface RoadmapExtract {
  stage: string;
  /** "A dedicated budget (not yet)"; empty where no answer leaves points open. */
  weakestLink: string;
  /** The first thing to do within 30 days. */
  quickWin: { title: string; firstStep: string } | null;
  phases: { title: string; duration: string }[];
}

export function extractOf(roadmap: Roadmap, { maturityProfile, lines }: Readiness): RoadmapExtract {
  const weakest = weakestLine(lines);
  const [quickWin] = roadmap.quickWins;
  return {
    stage: maturityProfile,
    weakestLink: weakest === undefined ? "" : `${weakest.label} (${weakest.answer})`,
    quickWin: quickWin === undefined ? null : { title: quickWin.title, firstStep: quickWin.description },
    phases: roadmap.phases.map(({ title, duration }) => ({ title, duration })),
  };
}
