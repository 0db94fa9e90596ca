import type { MemoSum } from "../memo";
import type { Origin } from "../report";

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

/** Set like a bill: factors under one another, a rule, what they come to. */
export interface SumBlock extends MemoSum {
  kind: "sum";
}
