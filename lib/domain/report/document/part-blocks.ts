import type { RecommendedTool } from "../../roadmap/roadmap";
import type { TeamResult } from "../../team/result";
import type { MemoSum } from "../memo";
import type { Origin, ReportData } from "../report";

/** Page one as a memo: what a director asks at the left, the answer at its right. */
export interface MemoBlock<Inner> {
  kind: "memo";
  rows: MemoRow<Inner>[];
}

export interface MemoRow<Inner> {
  label: string;
  origin?: Origin;
  blocks: Inner[];
}

/** A team's result, beside the leader who is named. */
export interface TeamOfReport {
  result: TeamResult;
  leader: string;
}

/** Set like a bill: factors under one another, a rule, what they come to. */
export interface SumBlock extends MemoSum {
  kind: "sum";
}

export interface TableBlock {
  kind: "table";
  /** What the table says, for those who do not see its place. */
  caption: string;
  /** `share` is of the width, in percent. */
  columns: { title: string; share: number; align?: "end" }[];
  /** A cell a column; the first names the row. On a phone each row is a card. */
  rows: (string | TableCell)[][];
}

export interface TableCell {
  text: string;
  /** Small, below. */
  more?: string;
  /** What is decided on. */
  isChosen?: true;
}

export const cellOf = (cell: string | TableCell): TableCell =>
  typeof cell === "string" ? { text: cell } : cell;

/** A score out of ten with its rating and its parts. */
export interface ScorecardBlock {
  kind: "scorecard";
  label: string;
  score: number;
  rating: string;
  summary: string;
  parts: { label: string; score: number }[];
}

export interface ToolsBlock {
  kind: "tools";
  tools: RecommendedTool[];
  pricesNote: string;
}

export interface SourcesBlock {
  kind: "sources";
  sources: ReportData["sources"];
}
