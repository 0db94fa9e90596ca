import type { Fact, FactOf, Ledger } from "../ledger/fact";
import { factsOf } from "../ledger/fact";
import { wordsBefore } from "./around";
import { checkingOf } from "./checking";
import { countMeant } from "./counted-last";
import { countOfEach, eachDoes, oneCount } from "./each-does";
import { timesOfAPart } from "./each-time";
import { joinedTo } from "./joined";
import {
  type HoursLine,
  originOf,
  type PieceLine,
  type Question,
  type Range,
  rangeOf,
  roundedRange,
  scaled,
  times,
  type ValueLine,
} from "./line";
import { namedPeople } from "./named-people";
import { isOfAPart } from "./of-a-part";
import { pointedBackTo } from "./points-back";
import { priceLines } from "./price-lines";
import { isFor, isSameNoun, isVeryNoun } from "./same-noun";
import { seasonDays, seasonWeeks } from "./season-days";
import { isOfOthers } from "./tally/elsewhere";
import { perYear } from "./times-a-year";
import {
  isBeside,
  isStandstill,
  isUsable,
  minutesIn,
  type PieceTime,
  pieceTimes,
  type Volume,
  volumesOf,
} from "./usable";
import { everyOneOf, thoseWhoSpend } from "./whose-time";

/**
 * Value arithmetic: what the typed numbers come to. Each line keeps its formula and where its numbers were typed.
 * What does not fit together gives no line, or a question; nothing is ever invented.
 */
export interface Limits {
  /** The most people of the band that was ticked: more hours than they work is a misreading. */
  readonly mostPeople: number;
}

/** A person's year of work. */
export const PERSON_DAYS = 220;
export const PERSON_WEEKS = 46;
export const PERSON_HOURS = 1800;
/** Dollars a year: few firms turn over more for each of their people. */
export const PERSON_DOLLARS = 500_000;

export function valueLines({ facts }: Ledger, limits: Limits): ValueLine[] {
  const usable = facts.filter((fact) => isUsable(fact) && !isOfAnother(fact));
  const volumes = volumesOf(usable);
  const lines = [
    ...pieceTimes(usable).flatMap((piece): ValueLine[] => pieceLine(piece, volumes, usable, facts)),
    ...timesOfAPart(usable),
    ...personLines(usable),
    ...priceLines(usable, volumes, facts),
  ];
  return lines.filter((line) => isPossible(line, limits));
}

/** Minutes of one piece times how many there are; without a volume, what is missing is asked. */
function pieceLine(
  piece: PieceTime,
  volumes: readonly Volume[],
  facts: readonly Fact[],
  every: readonly Fact[],
): ValueLine[] {
  const { noun } = piece;
  const named =
    noun === null ? [] : volumes.filter((volume) => isFor(volume.fact, volume.noun, piece.fact, noun));
  const beside = named.filter((volume) => isBeside(volume.fact, piece.fact));
  const fitting = beside.length === 1 ? beside : named.length > 0 ? named : meantBy(piece, volumes, facts);
  const [first, ...others] = fitting;
  if (first === undefined) return withoutVolume(piece);
  const meant = countMeant(every, piece.fact, first.fact);
  if (meant === null) return withoutVolume(piece);
  const volume = meant === first.fact ? joinedTo(facts, piece, first) : { ...first, count: rangeOf(meant) };
  const rival = others.find(({ count, per }) => !isEqual(count, first.count) || per !== first.per);
  if (rival !== undefined && noun !== null) return ambiguous(piece, noun, [first, rival]);
  if (isOfAPart(facts, piece.fact, volume.fact) || isOfOneShift(facts, volume)) return withoutVolume(piece);
  const doer = eachDoes(volume.fact);
  const senders = doer === null ? null : countOfEach(facts, volume.fact, doer);
  const check = checkingOf(facts, piece);
  const minutes = check === null ? piece.minutes : lessBy(piece.minutes, check.minutes);
  // Where checking takes what was gained, nothing is saved that could be summed.
  if (minutes.low <= 0) return [];
  const hours = scaled(times(minutes, volume.count), (senders?.low ?? 1) / 60);
  const approx = piece.approx || meant.approx || senders?.approx === true;
  const line: HoursLine = {
    kind: "hours",
    meaning: piece.meaning,
    noun: named.length === 0 || volume !== first ? volume.noun : noun,
    hours: approx ? roundedRange(hours) : hours,
    per: volume.per,
    formula: {
      minutes,
      ...(check === null ? {} : { checking: check.minutes }),
      volume: volume.count,
      ...(piece.days === null ? {} : { days: piece.days }),
      ...(senders?.unit == null ? {} : { senders: { count: senders.low, noun: senders.unit } }),
    },
    from: [
      piece.fact,
      meant === first.fact ? volume.fact : meant,
      ...(senders === null ? [] : [senders]),
      ...(check === null ? [] : [check.fact]),
    ].map(originOf),
    approx,
    question: doer === null || senders !== null ? null : { ask: "people", noun: doer },
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

/** "Three shifts, 12 inspections a shift": so many for one of them, and how many that is a day was not read. */
const isOfOneShift = (facts: readonly Fact[], { fact }: Volume): boolean =>
  /(?<!\p{L})shift$/iu.test(fact.text) &&
  [...factsOf(facts, "quantity"), ...factsOf(facts, "rate")].some(
    ({ field, unit, low }) => field === fact.field && unit === "shift" && low > 1,
  );

const lessBy = ({ low, high }: Range, minutes: number): Range => ({
  low: low - minutes,
  high: high - minutes,
});

const isEqual = (one: Range, other: Range): boolean => one.low === other.low && one.high === other.high;

/** What they used to do, what others do, and what their own service saves customers. */
const isOfAnother = ({ lang, sentence }: Fact): boolean =>
  lang === "en" && (isOfOthers(sentence) || OF_OUR_PRODUCT.test(sentence));
/** What customers save by it. */
const OF_OUR_PRODUCT = /\bour (?:[\p{L}-]+ ){0,2}(?:service|product|platform|software) (?:spares|saves)\b/iu;

const EACH_OF_SOME = /\bthe [\p{L}-]+s (?:lose|spend|waste|burn) [^,;]{1,30} each\b/iu;

/** "40 hours a week", "the tunnel runs 11 hours a day": a job, or opening hours, and no task in it. */
const isAJob = (fact: FactOf<"rate">): boolean =>
  fact.unit === "hour" &&
  fact.low >= (fact.per === "week" ? A_JOBS_WEEK : A_JOBS_DAY) &&
  !GOES_INTO.test(wordsBefore(fact));
const A_JOBS_WEEK = 30;
const A_JOBS_DAY = 8;
const GOES_INTO =
  /\b(?:eats?|takes?|goes|go|went|spends?|spent|loses?|lost|wastes?|burns?|puts? in|gone)\b/iu;

/** "An hour a day": a person's time, over the days or weeks that a person works. */
function personLines(facts: readonly Fact[]): HoursLine[] {
  const rates = factsOf(facts, "rate").filter(({ role }) => role === "saving" || role === "duration");
  return rates.flatMap((fact): HoursLine | [] => {
    const factor = minutesIn(fact.unit);
    const days = fact.per === "day" ? PERSON_DAYS : fact.per === "week" ? PERSON_WEEKS : null;
    if (factor === undefined || days === null || isStandstill(fact) || isAJob(fact)) return [];
    const hours = scaled(fact, factor / 60);
    const named = namedPeople(fact);
    const every = everyOneOf(facts, fact);
    const people =
      named !== null
        ? null
        : every !== null
          ? every
          : fact.each === null
            ? thoseWhoSpend(facts, fact)
            : peopleOf(facts, fact, fact.each);
    // "The climbers lose 3 hours a week each": how many they are was not told.
    if (named === null && every === null && people === null && EACH_OF_SOME.test(fact.sentence)) return [];
    const season = fact.per === "day" ? seasonDays(facts, fact) : seasonWeeks(facts, fact);
    const noun = named === null ? (every?.unit ?? fact.each ?? people?.unit ?? null) : "of them";
    const many = named?.count ?? people?.low;
    const total = scaled(hours, (season ?? days) * (many ?? 1));
    const approx = fact.approx || people?.approx === true;
    return {
      kind: "hours",
      meaning: fact.role === "saving" ? "saved" : "spent",
      noun,
      hours: approx ? roundedRange(total) : total,
      per: "year",
      formula: {
        hours,
        times: season ?? days,
        ...(many === undefined ? {} : { people: many }),
        ...(named === null ? {} : { names: named.names }),
        ...(season === null ? {} : { isSeason: fact.per === "day" ? "days" : "weeks" }),
      },
      from: [originOf(fact), ...(people === null ? [] : [originOf(people)])],
      approx,
      question: fact.each !== null && many === undefined ? { ask: "people", noun: fact.each } : null,
    };
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
  return oneCount(counts);
}

function isPossible(line: ValueLine, { mostPeople }: Limits): boolean {
  if (line.kind === "piece") return true;
  const rounds = line.per === null ? 1 : perYear(line.per);
  return line.kind === "hours"
    ? line.hours.high * rounds <= mostPeople * PERSON_HOURS
    : line.amount.high * rounds <= mostPeople * PERSON_DOLLARS;
}
