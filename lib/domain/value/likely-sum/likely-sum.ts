import type { Range } from "../line";
import { figureOf, hourOf, type Role } from "./amount";
import { Features } from "./features";
import { type Figure, figuresOf, type Told } from "./figures";
import { namedIn, typicalOf } from "./named";
import type { Period } from "./period";
import { probabilities, scoreOf, type Weights } from "./probability";
import { type Reading, readingsOf } from "./readings";

/** What the figures of an answer most likely come to: how many, what one takes, and what is between them. */
export interface LikelySum {
  readonly kind: "time" | "money";
  readonly counted: Counted;
  /** How often their time comes round in a year; null for a year, a season, or where no time was told. */
  readonly times: { readonly count: number; readonly unit: string; readonly isTold: boolean } | null;
  readonly share: { readonly part: number; readonly whole: number } | null;
  /** "2 calls a job" */
  readonly inEach: Named | null;
  readonly people: Named | null;
  /** Minutes, or dollars. */
  readonly each: Range;
  /** What dollars were added up from. */
  readonly eachFrom: string | null;
  /** Dollars an hour. */
  readonly wage: Range | null;
  /** Hours a year, or dollars. */
  readonly amount: Range;
  /** Of all that the figures may come to, from 0 to 1. */
  readonly probability: number;
  /** The sentences that its figures are in. */
  readonly sentences: readonly string[];
}

interface Named extends Range {
  readonly of: string | null;
}

/** How many come in a time; one of hours or dollars that come round by the clock. */
export interface Counted extends Named {
  readonly per: Period | null;
  readonly isRhythm: boolean;
}

/** Characters. In a shorter answer each figure has to have its place (`talliesIn`), because nothing is beside the matter. */
export const SHORT = 140;
/** An answer with more of them is a table, and no story of one trouble. */
const MOST_FIGURES = 40;
/** A reading that is less likely is not looked at. */
const LEAST = 0.05;

/** An answer with all that its figures may come to, and how probable each of those is. */
export interface Weighed {
  readonly told: Told;
  readonly sentences: readonly string[];
  readonly readings: readonly Reading[];
  /** Of each reading, and last of there being no sum: what they weigh. */
  readonly scores: readonly number[];
}

/** Null where an answer is too short to have anything beside the matter, or is a table. */
export function weigh(sentences: readonly string[], weights: Weights): Weighed | null {
  if (sentences.join(" ").length < SHORT) return null;
  const told = figuresOf(sentences);
  if (told.figures.length > MOST_FIGURES) return null;
  const readings = readingsOf(told);
  if (readings.length === 0) return null;
  const features = new Features(told);
  const scores = [...readings.map(features.scorer(weights)), scoreOf(weights, features.ofNone())];
  return { told, sentences, readings, scores };
}

/** The likeliest first. */
export const likelySums = (weighed: Weighed | null): LikelySum[] =>
  weighed === null
    ? []
    : likeliestOf(weighed.readings, weighed.scores)
        .filter(({ probability, reading }) => probability >= LEAST && isWorthSaying(reading))
        .map(({ reading, probability }) => sumOf(reading, probability, weighed));

/** What readings of one amount have together is how likely the amount is; the likeliest of each is taken. */
export function likeliestOf(
  readings: readonly Reading[],
  /** Of each reading, and last of there being no sum. */
  scores: readonly number[],
): { readonly reading: Reading; readonly probability: number }[] {
  const likely = probabilities(scores);
  const amounts = new Map<string, { reading: Reading; best: number; probability: number }>();
  readings.forEach((reading, place) => {
    const probability = likely[place] ?? 0;
    const { kind, isWaged, amount } = reading;
    const key = [kind, isWaged, amount.low.toPrecision(4), amount.high.toPrecision(4)].join();
    const known = amounts.get(key) ?? { reading, best: 0, probability: 0 };
    const isBetter = probability > known.best;
    amounts.set(key, {
      reading: isBetter ? reading : known.reading,
      best: Math.max(known.best, probability),
      probability: known.probability + probability,
    });
  });
  return [...amounts.values()].sort((one, other) => other.probability - one.probability);
}

/** Dollars, hours: less is no trouble, or was read in the wrong way. */
const isWorthSaying = ({ kind, amount, isWaged }: Reading): boolean =>
  amount.high * (kind === "money" || isWaged ? 1 : AN_HOUR) >= LEAST_DOLLARS;
const AN_HOUR = 40;
const LEAST_DOLLARS = 200;

/** A reading in words. */
export function sumOf(
  { kind, used, period: { per }, times, amount }: Reading,
  probability: number,
  { told, sentences }: Pick<Weighed, "told" | "sentences">,
): LikelySum {
  const get = (role: Role): Figure | undefined => figureOf(used, role);
  const [count, inEach, people, paid] = [get("count"), get("inEach"), get("people"), get("wage")];
  const each = get("each") ?? get("total");
  const wage = paid === undefined ? null : hourOf(paid);
  const hours = wage === null ? amount : { low: amount.low / wage.low, high: amount.high / wage.high };
  const places = new Set(
    [...used.map(([, { sentence }]) => sentence), times.told?.sentence].filter(
      (place) => place !== undefined,
    ),
  );
  return {
    ...{ kind, probability, wage, amount: kind === "time" ? hours : amount },
    counted:
      count === undefined
        ? { low: 1, high: 1, of: null, per, isRhythm: true }
        : { ...named(count, told), per, isRhythm: false },
    times: times.count === 1 ? null : { count: times.count, unit: times.unit, isTold: times.isTold },
    share: get("share")?.share ?? null,
    inEach: inEach === undefined ? null : named(inEach, told),
    people: people === undefined ? null : named(people, told),
    ...eachWithBeside(each ?? { low: 0, high: 0 }, get),
    sentences: sentences.filter((_, place) => places.has(place)),
  };
}

const named = (figure: Figure, { whole, starts, sentences }: Told): Named => {
  const { low, high, at, end, sentence } = figure;
  const words = (sentences[sentence] ?? "").slice(end - (starts[sentence] ?? 0)).trim();
  const behind = FIRST_WORDS.exec(words.replace(IN_A_TIME, ""))?.[0] ?? "";
  return { low, high, of: typicalOf(words, whole.slice(0, at)) ?? namedIn(`${behind} `) };
};
const FIRST_WORDS = /^[a-z][a-z'&-]*(?: [a-z][a-z'&-]*){0,5}/;
const IN_A_TIME =
  /\b(?:an?|per|each|every) (?:working )?(?:day|night|week|month|quarter|year|season|shift)\b.*/;

function eachWithBeside(
  each: Range,
  get: (role: Role) => Figure | undefined,
): Pick<LikelySum, "each" | "eachFrom"> {
  const [plus, back, time, paid] = [get("plus"), get("back"), get("plusTime"), get("plusWage")];
  const first = { low: each.low, high: each.high };
  if (plus !== undefined)
    return { each: added(first, plus), eachFrom: `${dollars(first)} + ${dollars(plus)}` };
  if (back !== undefined)
    return {
      each: { low: first.low - back.low, high: first.high - back.high },
      eachFrom: `${dollars(first)} − ${dollars(back)} that comes back`,
    };
  if (time === undefined || paid === undefined) return { each: first, eachFrom: null };
  const cost = { low: (time.low / 60) * paid.low, high: (time.high / 60) * paid.high };
  return {
    each: added(first, cost),
    eachFrom: `${dollars(first)} + ${minutes(time)} at ${dollars(paid)} an hour`,
  };
}
const added = (one: Range, other: Range): Range => ({
  low: one.low + other.low,
  high: one.high + other.high,
});
const dollars = ({ low, high }: Range): string => (low === high ? `$${low}` : `$${low} to $${high}`);
const minutes = ({ low, high }: Range): string => `${low === high ? low : `${low} to ${high}`} minutes`;
