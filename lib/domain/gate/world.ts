import type { Answers } from "../assessment/assessment";
import type { Ledger } from "../ledger/fact";

/** What a sentence about the firm is checked against: what was ticked, and what was typed. */
export interface World {
  readonly answers: Answers;
  readonly ledger: Ledger;
}

/** `why`: the tick, or the fact's kind and key; never typed text, because it goes to the log. */
export interface Truth {
  readonly v: true | false | "unknown";
  readonly why: string | null;
}

export const UNKNOWN: Truth = { v: "unknown", why: null };
export const yes = (why: string): Truth => ({ v: true, why });
export const no = (why: string): Truth => ({ v: false, why });

/** The first that is known. */
export const firstKnown = (...truths: readonly (Truth | null)[]): Truth =>
  truths.find((truth) => truth !== null && truth.v !== "unknown") ?? UNKNOWN;
