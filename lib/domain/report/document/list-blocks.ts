import type { RecommendedTool } from "../../roadmap/roadmap";
import type { ReportData } from "../report";

/** Blocks that hold a part of the report as it is. */

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
