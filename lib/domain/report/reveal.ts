import type { PublicAssessment } from "../assessment/assessment";
import type { AskedCost } from "../own-cost/own-cost";
import type { RoadmapExtract } from "../roadmap/extract";
import type { PointLine } from "../score/readiness";
import { type ScoreSummary, TELLING_FROM } from "../score/summary";
import type { AskedSentence } from "../topic/topics";
import type { Standing } from "./results";
import { balanceOf, WHO_IS_AHEAD } from "./score-balance";

/** What the summary shows, all of it free. Nothing of the report that is paid for may be in it. */
export interface Reveal {
  assessment: Pick<PublicAssessment, "companyName" | "executiveName" | "executiveTitle">;
  summary: ScoreSummary;
  standing: Standing;
  /** The answer that brought the most points; null where none brought any. */
  strongest: AnswerPoints | null;
  /** The answer that leaves the most points open; null where none does. */
  weakest: AnswerPoints | null;
  /** A sentence of theirs, as page one of their report quotes it; null where none is short enough. */
  quotation: string | null;
  /** The first challenge that they chose, in our words; empty where none was. */
  chosen: string;
  /** Null until the roadmap is written. */
  extract: RoadmapExtract | null;
  /** Whether the full report has figures of other firms: that much is free, and no figure. */
  isCompared: boolean;
  /** Sentences to be placed by the person; none where all were understood, or the report is written. */
  asked: readonly AskedSentence[];
  /** What it costs today, to be counted by them; null where their words told it, or it is too late. */
  askedCost: AskedCost | null;
}

export type AnswerPoints = Pick<PointLine, "label" | "answer" | "points" | "max">;

/** The finding in one sentence. Where next to nothing is in place, no agreement of the halves is praised. */
export function findingOf({ score, stage, topDownScore, bottomUpScore }: Standing): string {
  if (score < TELLING_FROM)
    return "Little is in place yet, so the first step counts for more than the score.";
  const { ahead, distance } = balanceOf(topDownScore, bottomUpScore);
  if (ahead === null)
    return stage === "Exploring"
      ? "Leadership and daily use of AI are both at the start."
      : "Leadership and daily use of AI move together.";
  return `${WHO_IS_AHEAD[ahead]}, by ${distance.toFixed(1)} points out of ten.`;
}
