import { type Fact, type FactOf, factsOf, type TimeUnit } from "../ledger/fact";
import { wordsBefore, wordsBehind } from "./around";
import { type Range, rangeOf, scaled } from "./line";

/** Which facts may enter a sum, in the forms that sums need. */

const SURE_ENOUGH = 0.7;

/** What is denied, imagined, meant ironically or told by others is never counted with. */
export const isUsable = (fact: Fact): boolean =>
  fact.polarity === "affirmed" &&
  fact.confidence >= SURE_ENOUGH &&
  !fact.ironic &&
  fact.subject !== "competitor" &&
  fact.subject !== "vendor" &&
  !isToSpare(fact) &&
  !isFullTime(fact);

/** "2,080 hours a year": what one full-time job has, and what goes into nothing. */
const isFullTime = (fact: Fact): boolean =>
  fact.kind === "rate" && fact.unit === "hour" && fact.per === "year" && FULL_TIME.has(fact.low);
const FULL_TIME: ReadonlySet<number> = new Set([1820, 1950, 2080]);

/** "Sylvain has perhaps four hours a week": what one may give to it, and not what it takes. */
const isToSpare = (fact: Fact): boolean =>
  fact.kind === "rate" &&
  fact.role === "duration" &&
  HAS.test(wordsBefore(fact)) &&
  ENDS_THERE.test(wordsBehind(fact));
const HAS =
  /(?<!\p{L})(?:has|have|can (?:spare|give|find)|could (?:spare|give|find))(?: only| perhaps| maybe| about| around| at most| another)* $/iu;
const ENDS_THERE = /^\s*(?:$|[.,;!)]|free|for (?:this|it)(?!\p{L})|to spare|left|at (?:most|best))/iu;

/** Of one sentence of one answer. */
export const isBeside = (one: Fact, other: Fact): boolean =>
  one.field === other.field && one.sentenceAt === other.sentenceAt;

/** Whether people are counted: "40 drivers". */
export const countsPeople = (facts: readonly Fact[], { field, span }: Fact): boolean =>
  factsOf(facts, "person").some(
    (one) => one.field === field && one.span[0] >= span[0] && one.span[0] < span[1],
  );

const MINUTES: Readonly<Partial<Record<string, number>>> = { second: 1 / 60, minute: 1, hour: 60 };
export const minutesIn = (unit: string | null): number | undefined => MINUTES[unit ?? ""];

const PERIODS: readonly string[] = ["day", "week", "month", "quarter", "year"];
export const isPeriod = (unit: string | null): unit is TimeUnit => unit !== null && PERIODS.includes(unit);

/** Time for one piece: "20 minutes per RFI", or from 40 to 25 minutes. */
export interface PieceTime {
  readonly fact: FactOf<"rate"> | FactOf<"change">;
  readonly noun: string | null;
  readonly meaning: "spent" | "saved";
  readonly minutes: Range;
  readonly approx: boolean;
  /** Where it was told in days of work. */
  readonly days: Range | null;
  /** Before and after, for a change. */
  readonly change: { readonly from: number; readonly to: number } | null;
}

/** "Time to fill a shift fell from 5 hours to 70 minutes": hours that passed, and no hours of work. */
const PASSES =
  /\b(?:time|days|hours) to (?:fill|hire|place|reply|answer|respond|deliver|ship|close|pay)\b|\bwait(?:ing|s)?\b|\btime on hold\b/i;

/** "Unplanned stops average 46 minutes a day": time in which nothing ran, and no work of anyone's. */
export const isStandstill = (fact: Fact): boolean =>
  [STANDSTILL, OFFERED].some((pattern) => pattern.test(wordsBefore(fact)));
/** "He'd give me 3 hours a week": what someone would spare, and spends on nothing yet. */
const OFFERED =
  /(?<!\p{L})(?:\p{L}+['’]d|would|could|can|will|willing to) (?:give|spare|offer|free up)(?: \p{L}+){0,2} $/iu;
const STANDSTILL =
  /(?<!\p{L})(?:stops|stoppages?|downtime|outages?|breakdowns?|idle|pannes?|arrêts)(?!\p{L})[^,;]*$/iu;

/** People of the firm are no pieces that are worked through. */
const NO_PIECE = /(?:^|[ -])(?:people|folk|girl|guy|gal|seamstress|worker|employee)s?$/i;

/** Our assumption of a day's work, in hours. */
export const WORKDAY_HOURS = 7.5;

/** "Our writer spends two days on each application": days of work. "Quotes take two days" may be days of waiting. */
const isWorked = (fact: FactOf<"rate">): boolean => fact.role === "duration" && WORKS.test(wordsBefore(fact));
const WORKS =
  /(?<!\p{L})(?:spends?|spent|works?|worked|puts? in|passe|passent|passons|consacre|consacrent|consacrons)(?: (?:about|around|roughly|some|nearly|environ|près de))? $/iu;

/** "46 open shifts a week, 12 hours each": how long a shift is, and no work on its roster. */
const isLengthOfShift = ({ unit, per, high }: FactOf<"rate">): boolean =>
  unit === "hour" && high >= SHORTEST_SHIFT && /\bshifts?$/i.test(per ?? "");
const SHORTEST_SHIFT = 3;

export function pieceTimes(facts: readonly Fact[]): PieceTime[] {
  const rates = factsOf(facts, "rate").flatMap((fact): PieceTime | [] => {
    const isDays = fact.unit === "day" && isWorked(fact);
    const factor = isDays ? WORKDAY_HOURS * 60 : minutesIn(fact.unit);
    const isPiece =
      fact.per !== null &&
      !isPeriod(fact.per) &&
      !NO_PIECE.test(fact.per) &&
      !isStandstill(fact) &&
      !isLengthOfShift(fact) &&
      (fact.role === "saving" || fact.role === "duration");
    if (factor === undefined || !isPiece) return [];
    const minutes = scaled(fact, factor);
    const meaning = fact.role === "saving" ? "saved" : "spent";
    const days = isDays ? rangeOf(fact) : null;
    return { fact, noun: fact.per, meaning, minutes, approx: fact.approx, days, change: null };
  });
  const changes = factsOf(facts, "change").flatMap((fact): PieceTime | [] => {
    const factor = minutesIn(fact.unit);
    const { from, to } = fact;
    const isGain = factor !== undefined && from !== null && to !== null && from > to;
    if (!isGain || isPeriod(fact.per) || PASSES.test(fact.sentence)) return [];
    const saved = (from - to) * factor;
    const noun = fact.per ?? fact.about ?? null;
    const change = { from: from * factor, to: to * factor };
    return {
      fact,
      noun,
      meaning: "saved",
      minutes: { low: saved, high: saved },
      approx: false,
      days: null,
      change,
    };
  });
  return [...rates, ...changes];
}

/** Pieces in a period, with a noun: "300 RFIs a month". */
export interface Volume {
  readonly fact: FactOf<"rate">;
  readonly noun: string;
  readonly count: Range;
  readonly per: TimeUnit;
}

/** "A warehouse at 7,900 a month" */
const AT_A_MONTH = /(?<!\p{L})at $/iu;

export const volumesOf = (facts: readonly Fact[]): Volume[] =>
  factsOf(facts, "rate").flatMap((fact): Volume | [] => {
    const { unit, per, role, low, high } = fact;
    return role === "volume" &&
      !AT_A_MONTH.test(wordsBefore(fact)) &&
      unit !== null &&
      isPeriod(per) &&
      !NO_PIECE.test(unit)
      ? { fact, noun: unit, count: { low, high }, per }
      : [];
  });
