import type { Fact, TimeUnit } from "@/lib/domain/ledger/fact";

/** What something costs them today: figures that they typed, in the order in which they are multiplied. */
export interface ToldCost {
  readonly steps: readonly Step[];
  /** "a year is lost": behind the sum. */
  readonly tail: string;
  /** "a year of lost meals": what it is, beside another sum. */
  readonly beside: string;
  /** What else has to be said of it, where something has. */
  readonly besides?: string;
  /** Where the figures were typed, the one that tells what goes wrong first. */
  readonly from: readonly Fact[];
}

/** A figure of theirs or an assumption of ours, or what the figures before it come to. */
export type Step = Factor | ComesTo;
interface Factor {
  readonly by: number;
  /** As it is printed, where that is no plain number: "6.1%", "1 ÷ 6". */
  readonly as?: string;
  readonly isMoney?: true;
  readonly what: string;
  readonly isAssumed?: true;
}
interface ComesTo {
  readonly comesTo: "count" | "money";
  readonly what: string;
}

export const factor = (by: number, what: string, as?: string): Factor => ({
  by,
  what,
  ...(as === undefined ? {} : { as }),
});
export const priceOf = (by: number, what: string): Factor => ({ by, what, isMoney: true });
export const comesTo = (kind: ComesTo["comesTo"], what: string): ComesTo => ({ comesTo: kind, what });

/** What is counted low is not exaggerated: two weeks a year are off, and so are the weekends. */
const A_YEAR: Readonly<Partial<Record<TimeUnit, readonly [number, string]>>> = {
  day: [250, "days, with weekends left out"],
  week: [50, "weeks"],
  month: [12, "months"],
  quarter: [4, "quarters"],
};
const EVERY_DAY = /\b(?:365 days|24\/7|seven days a week|7 days a week|every day of the year)\b/i;

/** What comes once a day or a week, for a year of it. */
export function overAYear(per: TimeUnit, sentence: string): Step[] {
  if (per === "day" && EVERY_DAY.test(sentence))
    return [factor(365, "days a year"), comesTo("money", "a year")];
  const times = A_YEAR[per];
  if (times === undefined) return [];
  const [by, what] = times;
  return [{ by, what, isAssumed: true }, comesTo("money", "a year")];
}

/** What the figures come to, as each line is printed: a director does it again. */
export function amountsOf(steps: readonly Step[]): number[] {
  let amount = 1;
  return steps.map((step) => {
    amount = "by" in step ? amount * step.by : rounded(amount);
    return amount;
  });
}

/** From ten on a part of one says nothing. */
const rounded = (amount: number): number => (amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount));

export const amountOf = ({ steps }: ToldCost): number => amountsOf(steps).at(-1) ?? 0;
