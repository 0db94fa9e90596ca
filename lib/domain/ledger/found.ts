import type { Finding } from "./fact";
import type { Sentence } from "./sentence";

/** A finding with its place, before polarity, subject and tier are known. */
export interface Found {
  readonly finding: Finding;
  /** Words of the sentence: the first, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** Places in the composed text. */
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
  /** Where the words themselves say about what it is: "our gross margin is falling". */
  readonly subject?: string;
}

export const SURE = 0.85;
/** What a noun was taken from elsewhere for. */
export const RESOLVED = 0.8;
/** Names that were guessed from their spelling. */
export const LIKELY = 0.7;
export const HINT = 0.6;
/** What only may be meant: quoted, and never made surer by another. */
export const LOOSE = 0.55;
/** Numbers of nothing: never used in sums. */
export const BARE = 0.5;

export function foundAt(
  sentence: Sentence,
  from: number,
  to: number,
  finding: Finding,
  confidence = SURE,
): Found {
  const start = sentence.tokens[from]?.start ?? sentence.start;
  const end = sentence.tokens[to - 1]?.end ?? start;
  return { finding, from, to, start, end, confidence };
}
