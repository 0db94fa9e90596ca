import type { TimeUnit } from "@/lib/domain/ledger/fact";
import { HOW_OFTEN_VALUES } from "@/lib/domain/own-cost/units";
import type { Per } from "@/lib/domain/value/tally/figures";
import type { Tally } from "@/lib/domain/value/tally/tally";
import { perYear } from "@/lib/domain/value/times-a-year";
import { PERSON_DAYS, PERSON_WEEKS } from "@/lib/domain/value/value-lines";
import { seasonLength } from "../season-length";
import type { ValueBox } from "./box";

/** What a tally comes to. */

/** From the innermost to the last, with the part in place of the whole where that was counted. */
export const countsOf = ({ pers: [inner, ...outer], part }: Tally): number[] => [
  part ?? inner.count,
  ...outer.map(({ count }) => count),
];

/** How many of them there are in the last of the times. */
export const manyOf = (tally: Tally): number =>
  countsOf(tally).reduce((product, many) => product * many, 1) *
  tally.shares.reduce((product, share) => (product * share.part) / share.whole, 1) *
  (tally.people?.count ?? 1);

/** The last of its times: "week", "season". */
export const timeOfAll = ({ pers }: Tally): string => pers.at(-1)?.per ?? "";

/** "a season", "last quarter"; "in all" where no time was told. */
export const inTime = (per: string): string =>
  per === "all" ? "in all" : /^(?:in|last) /.test(per) ? per : `a ${per}`;

/** With the weeks or days that their year has, where they say so: "we run 50 weeks". */
export function overTheYear(tally: Tally, sentences: readonly string[]): Tally {
  const per = timeOfAll(tally);
  const count = per === "week" || per === "day" ? seasonLength(sentences, per) : null;
  return count === null
    ? tally
    : { ...tally, pers: [...tally.pers, { count, of: `${per}s`, per: "year", at: 0 }] };
}

export const hoursIn = (tally: Tally): number => (manyOf(tally) * (tally.each - (tally.check ?? 0))) / 60;

export function hoursAYear(tally: Tally): number {
  return tally.kind === "money" ? 0 : hoursIn(tally) * (yearOf(tally)?.by ?? 1);
}

interface Year {
  by: number;
  what: string;
}

/** How many of its times a year has; null for a season, a year, and nights of which no one said how many there are. */
export function yearOf(tally: Tally): Year | null {
  const { people, kind, forgone, isSeasons } = tally;
  if (forgone === "held" || isSeasons) return null;
  const per = timeOfAll(tally);
  const isOfPeople = people !== null && kind === "time";
  if (per === "week" && isOfPeople)
    return { by: PERSON_WEEKS, what: "weeks that one person works in a year" };
  if (per === "day" && isOfPeople) return { by: PERSON_DAYS, what: "days that one person works in a year" };
  const by = perYear(per as TimeUnit);
  return by > 1 ? { by, what: per === "day" ? "working days" : `${per}s` } : null;
}

/** As the form about it asks; null for what has no count, is no cost of today, or is of a time that the form has not. */
export function countedIn(tally: Tally): ValueBox["counted"] {
  const told = HOW_OFTEN_VALUES.find((value) => value === timeOfAll(tally));
  if (told === undefined || isTotal(tally) || tally.check !== null || tally.forgone !== undefined)
    return null;
  const { kind, each, pers } = tally;
  const by = yearOf(tally)?.by ?? 1;
  const isUsual = by === perYear(told);
  return {
    ...{ kind, each, of: pers[0].of, sentences: tally.sentences },
    ...(isUsual ? { many: manyOf(tally), per: told } : { many: manyOf(tally) * by, per: "year" }),
  };
}

/** Nothing for hours of which the price was not told. */
export const dollarsAYear = (tally: Tally): number =>
  tally.kind === "money"
    ? manyOf(tally) * tally.each * (yearOf(tally)?.by ?? 1)
    : hoursAYear(tally) * (tally.wage ?? 0);

/** Told as the sum itself. */
export const isTotal = ({ kind, pers, shares }: Tally): boolean =>
  kind === "money" && isOnce(pers[0]) && shares.length === 0;
export const isOnce = ({ of, count: many }: Per): boolean => of === null && many === 1;

/** Hours and days are no cases that could be avoided one by one. */
export const countsCases = ({ pers: [inner] }: Tally): boolean =>
  !isOnce(inner) && !/^(?:hours|days)\b/.test(inner.of ?? "");

/** "2 runs a week, 7% come off skewed": a part of something that is not counted comes to next to nothing. */
export const isNothing = (tally: Tally): boolean =>
  tally.kind === "time"
    ? hoursIn(tally) < LEAST_HOURS
    : !isOnce(tally.pers[0]) && manyOf(tally) < LEAST_CASES;
const LEAST_HOURS = 0.5;
const LEAST_CASES = 0.5;
