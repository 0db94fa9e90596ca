import type { Answers } from "@/lib/domain/assessment/assessment";
import type { FollowUpQuestions } from "@/lib/domain/followup/questions";
import type { Interview } from "@/lib/domain/interview/interview";
import type { WrittenSection } from "@/lib/domain/interview/written";
import type { WrittenReport } from "@/lib/domain/report/report";
import type { RecommendedTool, Roadmap } from "@/lib/domain/roadmap/roadmap";
import type { Advice } from "@/lib/domain/settings/advice";
import type { CallOutcome, Removed } from "@/lib/domain/writing/usage";

/** One call to a model, when it has ended. */
export interface ModelCall {
  outcome: CallOutcome;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  /** In US dollars; null where the model's price is not known. */
  costUsd: number | null;
  milliseconds: number;
  /** What the vendor answered instead of a text. */
  status?: number;
  /** How many of the output's tokens were thought and not written; where the vendor says so. */
  thinkingTokens?: number;
}

/** Who wrote a piece in the end. */
export interface Signature {
  writer: Writer["name"];
  version: string;
  removed: Removed;
  /** Why the playbook wrote although a model was asked. */
  fallback: string | null;
}

/**
 * Allows and counts the calls to a model for one piece. The caller keeps it, because what may be spent holds
 * across servers; a writer without one calls no model.
 */
export interface ModelUsage {
  /** Asks for one more call; false where what the assessment or the day may cost is used up. */
  begin(call: { model: string; promptVersion: string }): Promise<boolean>;
  /** Says how the call that began last has ended. */
  end(call: ModelCall): Promise<void>;
  sign(signature: Signature): void;
}

/**
 * Writer: takes and returns the product's own types, so that rules and a model implement it alike.
 * Scores are never the writer's: it computes them from the answers with `lib/domain/score`.
 * A writer that cannot write with its model writes by the playbook, and signs so: none of these fails for a vendor.
 */
export interface Writer {
  readonly name: "playbook" | "claude";
  /** Stored with what was written. */
  readonly version: string;
  /** What is unwise about how it is set up. */
  readonly advice?: readonly Advice[];
  /**
   * What one assessment's follow-up questions cost as a rule, in US dollars; 0 by rules, null where no price is known.
   */
  readonly questionsCostUsd: number | null;
  writeRoadmap(answers: Answers, writtenOn: Date, modelUsage?: ModelUsage): Promise<Roadmap>;
  writeReport(answers: Answers, writtenOn: Date, modelUsage?: ModelUsage): Promise<WrittenReport>;
  recommendTools(answers: Answers, modelUsage?: ModelUsage): Promise<RecommendedTool[]>;
  writeFollowUpQuestions(answers: Answers, modelUsage?: ModelUsage): Promise<FollowUpQuestions>;
  /** What a call brought to light, by subject; a subject that was not talked about has no section. */
  writeInsights(answers: Answers, interview: Interview, modelUsage?: ModelUsage): Promise<WrittenSection[]>;
}
