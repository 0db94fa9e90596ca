import type { Fact, FactOf, Ledger } from "../ledger/fact";
import { factsOf } from "../ledger/fact";
import { eachDoes } from "./each-does";
import { timesOfAPart } from "./each-time";
import { joinedTo } from "./joined";
import {
  type HoursLine,
  type MoneyLine,
  type Origin,
  type PieceLine,
  type Question,
  type Range,
  roundedRange,
  scaled,
  times,
  type ValueLine,
} from "./line";
import { pointedBackTo } from "./points-back";
import { isChargedByUs, pricedBehind } from "./priced-behind";
import { pricedBeside } from "./priced-beside";
import { isSameNoun, isVeryNoun } from "./same-noun";
import {
  isBeside,
  isPeriod,
  isUsable,
  minutesIn,
  type PieceTime,
  perYear,
  pieceTimes,
  type Volume,
  volumesOf,
} from "./usable";
import { thoseWhoSpend } from "./whose-time";

/**
 * Value arithmetic: what the typed numbers come to. Each line keeps its formula and where its numbers were typed.
 * What does not fit together gives no line, or a question; nothing is ever invented.
 */
export interface Limits {
  /** The most people of the band that was ticked: more hours than they work is a misreading. */
  readonly mostPeople: number;
}

/** A person's year of work. */
const PERSON_DAYS = 220;
const PERSON_WEEKS = 46;
const PERSON_HOURS = 1800;

export function valueLines({ facts }: Ledger, limits: Limits): ValueLine[] {
  const usable = facts.filter(isUsable);
  const volumes = volumesOf(usable);
  const lines = [
    ...pieceTimes(usable).flatMap((piece): ValueLine[] => pieceLine(piece, volumes, usable)),
    ...timesOfAPart(usable),
    ...personLines(usable),
    ...priceLines(usable, volumes),
    ...linesBehind(usable),
  ];
  return lines.filter((line) => isPossible(line, limits));
}

/** Minutes of one piece times how many there are; without a volume, what is missing is asked. */
function pieceLine(piece: PieceTime, volumes: readonly Volume[], facts: readonly Fact[]): ValueLine[] {
  const { noun } = piece;
  const named =
    noun === null ? [] : volumes.filter((volume) => isFor(volume.fact, volume.noun, piece.fact, noun));
  const beside = named.filter((volume) => isBeside(volume.fact, piece.fact));
  const meant = beside.length === 1 ? beside : named;
  const fitting = meant.length === 0 ? meantBy(piece, volumes, facts) : meant;
  const [first, ...others] = fitting;
  if (first === undefined) return withoutVolume(piece);
  const volume = joinedTo(facts, piece, first);
  const rival = others.find(({ count, per }) => !isEqual(count, first.count) || per !== first.per);
  if (rival !== undefined && noun !== null) return ambiguous(piece, noun, [first, rival]);
  const hours = scaled(times(piece.minutes, volume.count), 1 / 60);
  const approx = piece.approx || volume.fact.approx;
  const doer = eachDoes(volume.fact);
  const line: HoursLine = {
    kind: "hours",
    meaning: piece.meaning,
    noun: named.length === 0 || volume !== first ? volume.noun : noun,
    hours: approx ? roundedRange(hours) : hours,
    per: volume.per,
    formula: {
      minutes: piece.minutes,
      volume: volume.count,
      ...(piece.days === null ? {} : { days: piece.days }),
    },
    from: [originOf(piece.fact), originOf(volume.fact)],
    approx,
    question: doer === null ? null : { ask: "people", noun: doer },
  };
  return [line];
}

/** "340 referrals a year, about 5 hours a file", "600 applicants, 20 minutes per resume": such a word means the one thing that its sentence counts. */
function meantBy(piece: PieceTime, volumes: readonly Volume[], facts: readonly Fact[]): Volume[] {
  const { noun, fact } = piece;
  const beside = volumes.filter((volume) => isBeside(volume.fact, fact));
  if (noun !== null && ANY_PIECE.test(noun) && beside.length === 1) return beside;
  const before = beside.length === 0 ? pointedBackTo(piece, volumes, facts) : null;
  return before === null ? [] : [before];
}
const ANY_PIECE = /^(?:file|case|piece|item|one|dossier|cas|resume|cv|chart|application)$/;

function withoutVolume(piece: PieceTime): ValueLine[] {
  const { change, noun, fact } = piece;
  if (change === null) return [];
  const minutes = change.from - change.to;
  const line: PieceLine = {
    kind: "piece",
    noun,
    minutes,
    percent: (minutes / change.from) * 100,
    hoursPerThousand: (minutes * 1000) / 60,
    from: [originOf(fact)],
    approx: false,
    question: noun === null ? null : { ask: "volume", noun },
  };
  return [line];
}

function ambiguous(piece: PieceTime, noun: string, volumes: readonly Volume[]): ValueLine[] {
  const question: Question = { ask: "whichVolume", noun, volumes: volumes.map(({ count }) => count.high) };
  const [line] = withoutVolume(piece);
  return line === undefined ? [] : [{ ...line, question }];
}

/** Of one answer the nouns may be written differently; of two they are the same word. */
const isFor = (volume: Fact, one: string, time: Fact, other: string): boolean =>
  volume.field === time.field ? isSameNoun(one, other) : isVeryNoun(one, other);

const isEqual = (one: Range, other: Range): boolean => one.low === other.low && one.high === other.high;

/** "An hour a day": a person's time, over the days or weeks that a person works. */
function personLines(facts: readonly Fact[]): HoursLine[] {
  const rates = factsOf(facts, "rate").filter(({ role }) => role === "saving" || role === "duration");
  return rates.flatMap((fact): HoursLine[] => {
    const factor = minutesIn(fact.unit);
    const days = fact.per === "day" ? PERSON_DAYS : fact.per === "week" ? PERSON_WEEKS : null;
    if (factor === undefined || days === null) return [];
    const hours = scaled({ low: fact.low, high: fact.high }, factor / 60);
    const people = fact.each === null ? thoseWhoSpend(facts, fact) : peopleOf(facts, fact, fact.each);
    const noun = fact.each ?? people?.unit ?? null;
    const total = scaled(hours, days * (people?.low ?? 1));
    const approx = fact.approx || people?.approx === true;
    return [
      {
        kind: "hours",
        meaning: fact.role === "saving" ? "saved" : "spent",
        noun,
        hours: approx ? roundedRange(total) : total,
        per: "year",
        formula: { hours, times: days, ...(people === null ? {} : { people: people.low }) },
        from: [originOf(fact), ...(people === null ? [] : [originOf(people)])],
        approx,
        question: fact.each !== null && people === null ? { ask: "people", noun: fact.each } : null,
      },
    ];
  });
}

/** How many of them there are, where one count of them was typed. */
function peopleOf(facts: readonly Fact[], rate: FactOf<"rate">, each: string): FactOf<"quantity"> | null {
  const counts = factsOf(facts, "quantity").filter(
    ({ unit, low, high, ...fact }) =>
      unit !== null &&
      low === high &&
      low >= 1 &&
      fact.outOf === undefined &&
      (fact.field === rate.field ? isSameNoun(unit, each) : isVeryNoun(unit, each)),
  );
  const [count, ...others] = counts;
  return count === undefined || others.some(({ low }) => low !== count.low) ? null : count;
}

/** Price times volume, or a loss times how often it came; the currency is kept. */
function priceLines(facts: readonly Fact[], volumes: readonly Volume[]): MoneyLine[] {
  return factsOf(facts, "rate").flatMap((fact): MoneyLine[] => {
    const currency = CURRENCIES.find((each) => each === fact.unit);
    if (fact.role !== "price" || currency === undefined || fact.per === null || isPeriod(fact.per)) return [];
    const noun = fact.per;
    // "$95 an hour with a two hour minimum": a wage or a charge, and hours that say nothing of how often.
    if (minutesIn(noun) !== undefined || isChargedByUs(fact)) return [];
    const counted = countOf(facts, fact, noun, volumes);
    if (counted === null) return [];
    const price = { low: fact.low, high: fact.high };
    const amount = times(price, counted.count);
    const approx = fact.approx || counted.fact.approx;
    return [
      {
        kind: "money",
        noun,
        currency,
        amount: approx ? roundedRange(amount) : amount,
        per: counted.per,
        formula: { price, volume: counted.count },
        from: [originOf(fact), originOf(counted.fact)],
        approx,
        question: null,
      },
    ];
  });
}

/** "$350 each. 412 missed trips last year." */
const linesBehind = (facts: readonly Fact[]): MoneyLine[] =>
  [...pricedBehind(facts), ...pricedBeside(facts)].map(({ price: fact, count, noun }) => {
    const price = { low: fact.low, high: fact.high };
    const volume = { low: count.low, high: count.high };
    const approx = fact.approx || count.approx;
    const amount = times(price, volume);
    return {
      kind: "money",
      noun,
      currency: fact.currency,
      amount: approx ? roundedRange(amount) : amount,
      per: count.kind === "rate" && isPeriod(count.per) ? count.per : null,
      formula: { price, volume },
      from: [originOf(count), originOf(fact)],
      approx,
      question: null,
    };
  });

const CURRENCIES = ["CAD", "USD", "EUR", "GBP"] as const;

function countOf(
  facts: readonly Fact[],
  price: FactOf<"rate">,
  noun: string,
  volumes: readonly Volume[],
): { count: Range; per: HoursLine["per"] | null; fact: FactOf<"rate"> | FactOf<"quantity"> } | null {
  const quantities = factsOf(facts, "quantity").flatMap((fact) => {
    const { unit, low, high, outOf } = fact;
    return unit !== null && outOf === undefined && isFor(fact, unit, price, noun)
      ? [{ count: { low, high }, per: null, fact }]
      : [];
  });
  const fitting = volumes.filter((volume) => isFor(volume.fact, volume.noun, price, noun));
  const [only, ...others] = [...fitting, ...quantities];
  return only === undefined || others.length > 0 ? null : only;
}

function isPossible(line: ValueLine, { mostPeople }: Limits): boolean {
  return line.kind !== "hours" || line.hours.high * perYear(line.per) <= mostPeople * PERSON_HOURS;
}

const originOf = ({ field, span, text }: Fact): Origin => ({ field, span, text });
