import type { Prices } from "./cost";

/** How the model is asked; from the environment. */
export interface ClaudeSettings {
  apiKey: string;
  baseUrl: string | undefined;
  model: string;
  /** How much the model thinks first; undefined for models that do not take it. */
  effort: "low" | "medium" | "high" | undefined;
  maxTokens: number;
  /** For one piece, all tries and pauses together. */
  withinMs: number;
  prices: Prices | undefined;
}
