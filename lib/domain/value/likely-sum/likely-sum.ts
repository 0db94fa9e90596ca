import type { TimeUnit } from "../../ledger/fact";
import type { Range } from "../line";
import { tellsACost } from "../tally/elsewhere";
import { timesAYear } from "../times-a-year";
import { type Counted, countedIn, crewOf, distance, isSharedBy, rhythmsOf } from "./counted";
import { type Figure, figuresOf, type LikelyFigures, type Price, type Share } from "./figures";
import { isOfToday } from "./not-today";
import { priceOfOne, priceWithTime, wageOf, wagesOf } from "./price-of-one";
import { POINTS, scoreOfPrice, scoreOfTime } from "./score";

/** What the figures of an answer most likely come to: how many, what one takes, and what is between them. */
export interface LikelySum {
  readonly kind: "time" | "money";
  readonly counted: Counted;
  /** How often their time comes round in a year; one for a year, a season, or where no time was told. */
  readonly times: { readonly count: number; readonly unit: string; readonly isTold: boolean } | null;
  readonly share: Share | null;
  /** "2 calls a job" */
  readonly repeats: number;
  readonly people: (Figure & { readonly of: string | null }) | null;
  /** Minutes, or dollars. */
  readonly each: Range;
  /** What dollars were added up from. */
  readonly eachFrom: string | null;
  /** Dollars an hour. */
  readonly wage: Figure | null;
  /** Hours a year, or dollars. */
  readonly amount: Range;
  /** The higher, the more its words and places say so. */
  readonly score: number;
  /** The sentences that its figures are in. */
  readonly sentences: readonly string[];
}

/** The likeliest first. */
export function likelySums(sentences: readonly string[]): LikelySum[] {
  if (sentences.join(" ").length < SHORT) return [];
  const figures = figuresOf(sentences);
  const { counts, times, prices } = figures;
  if (counts.length > MOST_FIGURES || times.length > MOST_FIGURES || prices.length > MOST_FIGURES) return [];
  const counted = countedIn(figures).filter(
    (one) => isOfToday(figures.plain, one) && !LONG_AGO.test(figures.saidAround(one.at)),
  );
  return [...timeSums(figures, counted), ...moneySums(figures, counted)]
    .filter(isWorthSaying)
    .map((sum) => ({ ...sum, sentences: sentencesOf(sum, sentences, figures) }))
    .sort((one, other) => other.score - one.score);
}
const LONG_AGO = /\b(?:years?|months?|seasons?) ago\b/;
/** Characters. In a shorter answer each figure has to have its place (`talliesIn`), because nothing is beside the matter. */
export const SHORT = 140;
/** An answer with more of them is a table, and no story of one trouble. */
const MOST_FIGURES = 40;

type Unplaced = Omit<LikelySum, "sentences"> & { readonly places: readonly number[] };

function timeSums(figures: LikelyFigures, counted: readonly Counted[]): Unplaced[] {
  const wages = wagesOf(figures);
  return figures.times.filter(isOfTodayIn(figures)).flatMap((time) => {
    const wage = wageOf(time, wages, figures);
    const crew = wage?.isOfBoth === true ? null : crewOf(time, figures);
    return [...counted, ...rhythmsOf(time, figures, counted)].map((one) => {
      const isOfOne =
        !one.isRhythm && (OF_A_PIECE.test(figures.plain.slice(time.end)) || !isSharedBy(figures, time));
      return summed(figures, one, {
        ...{ kind: "time", each: time, eachFrom: null, wage },
        people: crew !== null && ![one.at, one.outer?.at].includes(crew.at) && !isOfOne ? crew : null,
        places: [time.at, ...(wage ? [wage.at] : [])],
        score: scoreOfTime(figures, one, time, wage),
      });
    });
  });
}
const isOfTodayIn =
  ({ plain }: LikelyFigures) =>
  (figure: Figure): boolean =>
    isOfToday(plain, figure);
const OF_A_PIECE = /^ (?:an?|per|each|every|on each|for each)\b/;

function moneySums(figures: LikelyFigures, counted: readonly Counted[]): Unplaced[] {
  const wages = wagesOf(figures);
  return figures.prices
    .filter((price) => !wages.includes(price))
    .filter(isOfTodayIn(figures))
    .flatMap((price) => [
      ...(price.cue < LEAST_CUE ? [] : priceSums(figures, counted, price, wages)),
      ...withTimeSums(figures, counted, price, wages),
    ]);
}

function priceSums(
  figures: LikelyFigures,
  counted: readonly Counted[],
  price: Price,
  wages: readonly Figure[],
): Unplaced[] {
  const { each, from } = priceOfOne(price, figures, wages);
  return counted.map((one) =>
    summed(figures, one, {
      ...{ kind: "money", each, eachFrom: from, wage: null, people: null, places: [price.at] },
      score: scoreOfPrice(figures, one, price) + (from === null ? 0 : POINTS.addedUp),
    }),
  );
}

/** What one costs, with the paid time that goes into it besides. */
function withTimeSums(
  figures: LikelyFigures,
  counted: readonly Counted[],
  price: Price,
  wages: readonly Figure[],
): Unplaced[] {
  return figures.times.flatMap((time) => {
    const wage = wageOf(time, wages, figures);
    const people = crewOf(time, figures)?.low ?? 1;
    const both = wage === null ? null : priceWithTime(price, time, wage, people, figures);
    if (wage === null || both === null) return [];
    return counted.map((one) =>
      summed(figures, one, {
        ...{ kind: "money", each: both.each, eachFrom: both.from, wage: null, people: null },
        places: [time.at, wage.at, price.at],
        score:
          POINTS.withTime +
          Math.max(scoreOfTime(figures, one, time, wage), scoreOfPrice(figures, one, price)),
      }),
    );
  });
}
const LEAST_CUE = 1;

function summed(
  figures: LikelyFigures,
  counted: Counted,
  { places, ...told }: Pick<Unplaced, "kind" | "each" | "eachFrom" | "wage" | "people" | "places" | "score">,
): Unplaced {
  const times = timesOf(figures, counted, told.kind);
  const all = [counted.at, ...places];
  const share = shareOf(figures, counted, Math.max(counted.at, places[0] ?? 0));
  const repeats = repeatsIn(figures.plain.slice(Math.min(...all), Math.max(...all) + REPEATS_REACH));
  const by =
    (times?.count ?? 1) *
    repeats *
    (share === null ? 1 : share.part / share.whole) *
    (told.kind === "time" ? 1 / 60 : 1);
  const amount = (end: "low" | "high"): number =>
    counted[end] * (counted.outer?.[end] ?? 1) * (told.people?.[end] ?? 1) * told.each[end] * by;
  return {
    ...told,
    ...{ counted, times, share, repeats },
    amount: { low: amount("low"), high: amount("high") },
    places: [
      ...all,
      ...(share === null ? [] : [share.at]),
      ...(counted.outer === null ? [] : [counted.outer.at]),
    ],
  };
}
const REPEATS_REACH = 60;

/** The days, weeks or months of their year as they told them, else as a year has them. */
function timesOf({ years }: LikelyFigures, { per }: Counted, kind: LikelySum["kind"]): LikelySum["times"] {
  if (per === null) return null;
  const told = years.find(({ unit }) => unit === per || (per === "shift" && unit === "day"));
  if (told !== undefined) return { count: told.count, unit: told.unit, isTold: true };
  const count = timesAYear(per as TimeUnit, kind);
  return count > 1 ? { count, unit: per, isTold: false } : null;
}

/** The part that is meant, told between how many there are and what one takes. */
function shareOf(figures: LikelyFigures, { at }: Counted, to: number): Share | null {
  const { shares, plain } = figures;
  const meant = shares.find((share) => {
    const isBetween = share.at > at && share.at < to;
    const said = figures.saidAround(share.at);
    const isOfTrouble = tellsACost(said) || GOES_WRONG.test(said);
    return (
      (isBetween || (shares.length === 1 && (isOfTrouble || said.length <= ALONE))) &&
      distance(figures, share.at, at) <= 1 &&
      !NO_SHARE_BEFORE.test(plain.slice(Math.max(0, share.at - 10), share.at)) &&
      !NO_SHARE_BEHIND.test(plain.slice(share.at, share.at + 40))
    );
  });
  return meant ?? null;
}
/** "1 in 8 needs a second trip" */
const GOES_WRONG =
  /\b(?:needs?|gets?|has|have) (?:an? )?(?:second|2nd|new|other|another)\b|\bfree of charge\b|\bfor (?:nothing|free)\b/;
/** "One set out of eight." */
const ALONE = 30;
const NO_SHARE_BEFORE =
  /\b(?:up|down|grew|by|another|win|won|charge|of|earns?|keeps?|takes?|gets?)(?: by| about| maybe)? $/;
const NO_SHARE_BEHIND = /^#[\d./]+# (?:commission|of salary|accuracy|discount|interest|are the same)\b/;

/** "2 times a job", "3 calls, 7 min a call" */
function repeatsIn(between: string): number {
  const [, times, calls] = REPEATS.exec(between) ?? [];
  return Number(times ?? calls ?? 1);
}
const REPEATS =
  /\b([2-9]) times (?:an?|per) (?!day|week|month|year|night|shift)[a-z]|\b([2-9]) (?:[a-z]+ )?(?:calls?|trips?|emails?|e-mails?|letters?|visits?|tries|texts?)(?: on average| each| a [a-z]+)?, [^.;]{0,20}?\d[\d.]* min (?:an?|per|each) /;

/** Dollars, hours: less is no trouble, or was read in the wrong way. */
const isWorthSaying = ({ kind, amount, wage }: Unplaced): boolean =>
  kind === "money" ? amount.high >= 200 : amount.high * (wage?.high ?? 40) >= 200;

const sentencesOf = (
  { places }: Unplaced,
  sentences: readonly string[],
  { sentenceOf }: LikelyFigures,
): string[] => {
  const told = new Set(places.map(sentenceOf));
  return sentences.filter((_, place) => told.has(place));
};
