import type { Tally } from "@/lib/domain/value/tally/tally";
import type { ValueBox } from "./box";
import { BLANK } from "./figures";
import { countsOf, yearOf } from "./tally-sum";

/** A tally of an answer, as the box weighs it. */
export interface Told {
  tally: Tally;
  /** Its factors were told in different places. */
  isScattered: boolean;
  /** Of the work that the trial is of. */
  isTrials: boolean;
  /** The part of it that is gone where their own aim is reached. */
  gone: number | null;
  /** A year of it; nothing for hours of which the price is not known. */
  dollars: number;
}

/** A sum of the trial's own work has what that work costs, what it brings, or what the trial has to show. */
const isOfOtherWork = ({ costs, target, aYear }: ValueBox): boolean =>
  costs === undefined && target == null && aYear === null;

/** Whether it goes in the place of the box at hand. */
export const isBetter = (told: Told, other: ValueBox): boolean =>
  told.isScattered ? isNewTo(told.tally, other) : hasMore(told, other);

/** A blank is filled, what is of other work gives way, and where the box has what one of them takes, it has left others of these figures out. */
function hasMore({ tally, isTrials }: Told, other: ValueBox): boolean {
  const { rows } = other.sum;
  const printed = rows
    .flatMap(({ figure }) => figure.replaceAll(",", "").match(/\d+(?:\.\d+)?/g) ?? [])
    .map(Number);
  const isPrinted = (factor: number): boolean =>
    printed.some((each) => Math.abs(each - factor) < ROUNDING * factor);
  const factors = factorsIn(tally);
  // "1.5 hours" may be printed as 90 minutes.
  const has = (factor: number): boolean => isPrinted(factor) || isPrinted(factor / 60);
  if (factors.every(has)) return isOfLess(tally, other);
  return (
    has(tally.each) || rows.some(({ figure }) => figure.includes(BLANK)) || (isTrials && isOfOtherWork(other))
  );
}

/** The same figures, and it stops before a year. */
const isOfLess = (tally: Tally, { sum }: ValueBox): boolean =>
  tally.kind === "money" && yearOf(tally) !== null && !/ a (?:year|season)\b/.test(sum.headline);

/** A blank is filled; and what went wrong, in dollars, goes before the hours of a whole. */
const isNewTo = (tally: Tally, { sum }: ValueBox): boolean =>
  sum.rows.some(({ figure }) => figure.includes(BLANK)) ||
  (tally.kind === "money" &&
    sum.rows.some(({ what }) => /\bhours\b.*spent today/.test(what)) &&
    (tally.part !== null || tally.forgone !== undefined));

function factorsIn(tally: Tally): number[] {
  const { shares, people, each, check, wage } = tally;
  return [
    ...countsOf(tally),
    ...shares.flatMap((share) => (share.whole === 100 ? [share.part] : [share.part, share.whole])),
    ...(people === null ? [] : [people.count]),
    each,
    ...(check === null ? [] : [check]),
    ...(wage === null || check !== null ? [] : [wage]),
  ].filter((factor) => factor !== 1);
}

const ROUNDING = 0.005;

/** Whether each figure of its passage has its place, a price of its own included; or it is a ceiling, and no cost. */
export const isExact = ({ tally: { kind, wage, check, forgone }, isScattered }: Told): boolean =>
  forgone !== undefined || (!isScattered && (kind === "money" || wage !== null || check !== null));
