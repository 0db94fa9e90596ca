import type { Prices } from "./models";

/** How the model is asked; from the environment. */
export interface ClaudeSettings {
  apiKey: string;
  baseUrl: string | undefined;
  model: string;
  /** How much the model thinks first; undefined leaves it to the model. Models that do not know it are not told. */
  effort: "low" | "medium" | "high" | undefined;
  maxTokens: number;
  /** For one piece, all tries and pauses together. */
  withinMs: number;
  prices: Prices | undefined;
}
