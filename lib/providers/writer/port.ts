import type { Answers } from "@/lib/domain/assessment/assessment";
import type { FollowUpQuestions } from "@/lib/domain/followup/questions";
import type { ReportData } from "@/lib/domain/report/report";
import type { RecommendedTool, Roadmap } from "@/lib/domain/roadmap/roadmap";

export interface WrittenReport {
  reportData: ReportData;
  markdownReport: string;
}

/**
 * Whoever writes. Takes and returns the product's own types, so that rules and a model stand behind it alike.
 * Scores are never the writer's: it computes them from the answers with `lib/domain/score`.
 */
export interface Writer {
  readonly name: "playbook" | "claude";
  /** Stored with what was written. */
  readonly version: string;
  writeRoadmap(answers: Answers): Promise<Roadmap>;
  writeReport(answers: Answers, writtenOn: Date): Promise<WrittenReport>;
  recommendTools(answers: Answers): Promise<RecommendedTool[]>;
  writeFollowUpQuestions(answers: Answers): Promise<FollowUpQuestions>;
}
