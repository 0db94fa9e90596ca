import { z } from "zod";
import { line } from "../text";
import { NUMBER_REQUIRED, NUMBER_TOO_LARGE, WHAT_IN_WORDS, WHAT_REQUIRED } from "./messages";
import { COST_UNIT_VALUES, HOW_OFTEN_VALUES } from "./units";

/** "Callbacks on weekends": what the line of a bill has room for. */
export const WHAT_MAX_CHARACTERS = 40;
/** The largest number that a bill prints well. */
const LARGEST = 10_000_000;

/** It is printed among our own words, so it is words: no link, no markup, no figure. */
const IN_WORDS = /^[\p{L}\p{M}][\p{L}\p{M} '’&,-]*$/u;

const figure = z.number(NUMBER_REQUIRED).positive(NUMBER_REQUIRED).max(LARGEST, NUMBER_TOO_LARGE);

/** What today's trouble costs, as its owner counted it where no sum could be made of what was typed. */
export const OwnCost = z.object({
  what: line(WHAT_REQUIRED, WHAT_MAX_CHARACTERS).refine((what) => IN_WORDS.test(what), WHAT_IN_WORDS),
  many: figure,
  per: z.enum(HOW_OFTEN_VALUES),
  /** Of one, in `unit`. */
  each: figure,
  unit: z.enum(COST_UNIT_VALUES),
});
export type OwnCost = z.infer<typeof OwnCost>;

/** What was read as a cost is none, says its owner. */
export const NoCost = z.strictObject({ isNone: z.literal(true) });
export type NoCost = z.infer<typeof NoCost>;

/** What its owner says of it, one way or the other. */
export const SaidCost = z.union([NoCost, OwnCost]);
export type SaidCost = z.infer<typeof SaidCost>;

/** The figures of what was said; null where there are none. */
export const countedOf = (said: SaidCost | null | undefined): OwnCost | null =>
  said == null || "isNone" in said ? null : said;

/** Whether it was said to be no cost. */
export const isNoCost = (said: SaidCost | null | undefined): boolean => said != null && "isNone" in said;

/** Whether both are the same figures, whatever is counted is called. */
export const isSameCount = (one: OwnCost, other: OwnCost): boolean =>
  (["many", "per", "each", "unit"] as const).every((key) => one[key] === other[key]);

/** What is asked, and what was said before. */
export interface AskedCost {
  /** The sentence of theirs that the first trial is of, or that page one quotes; null where there is none. */
  said: string | null;
  /** What may be counted, as far as their words say it. */
  what: string;
  /** The figures of theirs that most likely belong together, to be put right by them; null where there are none. */
  read: OwnCost | null;
  /** Whether page one starts from what was read as long as they say nothing else. */
  isPrinted: boolean;
  /** Whether one of the figures that were read is the middle of a range of theirs. */
  isRange: boolean;
  kept: SaidCost | null;
}
