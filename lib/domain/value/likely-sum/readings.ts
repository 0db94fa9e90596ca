import type { Range } from "../line";
import { A_YEARS_WAGE, amountOf, type Role, type Used } from "./amount";
import type { Figure, Told } from "./figures";
import { asEach, mayBeHourly, mayBePaidBeside } from "./may-be";
import {
  type Lengths,
  lengthsOf,
  type Period,
  periodsOf,
  type TimesAYear,
  type ToldPeriod,
  timesAYear,
} from "./period";

/** One way in which figures of an answer may make a sum. */
export interface Reading {
  readonly kind: "time" | "money";
  readonly used: Used;
  readonly period: ToldPeriod;
  readonly times: TimesAYear;
  /** Hours a year; dollars where a price or a wage is used. */
  readonly amount: Range;
  readonly isWaged: boolean;
}

/** More than these of one answer are not looked at. */
const MOST = 2000;

/** All ways in which the figures of an answer may make a sum: most of them are nonsense, and features say which. */
export const readingsOf = (told: Told): readonly Reading[] => new Readings(told).all();

type Some = readonly (readonly [Role, Figure])[];

class Readings {
  private readonly found: Reading[] = [];
  private readonly timesOfPeriod = new Map<Period | null, TimesAYear>();
  private readonly lengths: Lengths;
  private readonly counts: readonly Figure[];
  private readonly shares: readonly Figure[];
  private readonly times: readonly Figure[];
  private readonly hourly: readonly Figure[];
  private readonly salaries: readonly Figure[];
  private readonly dollars: readonly Figure[];
  private readonly periods: ReadonlyMap<number, readonly ToldPeriod[]>;

  constructor(private readonly told: Told) {
    const { figures } = told;
    this.lengths = lengthsOf(told);
    const of = (kind: Figure["kind"]): Figure[] => figures.filter((figure) => figure.kind === kind);
    this.counts = of("number").filter((figure) => figure.high <= MOST_CASES && !this.isNoCount(figure));
    this.shares = of("share");
    this.times = of("time");
    this.hourly = figures.filter((figure) => mayBeHourly(told, figure));
    this.salaries = figures.filter(
      ({ kind, low, high }) =>
        (kind === "money" || kind === "number") && low >= A_YEARS_WAGE && high <= MOST_A_YEAR && low === high,
    );
    this.dollars = figures.filter((figure) => mayBePaidBeside(told, figure));
    this.periods = new Map(figures.map((figure) => [figure.at, periodsOf(told, figure)]));
  }

  all(): readonly Reading[] {
    for (const typed of this.told.figures) {
      if (this.isFull()) break;
      const each = asEach(this.told, typed);
      if (each === null) continue;
      for (const count of this.counts) if (count.at !== each.at) this.ofSoMany(count, each);
      this.ofATime(each);
    }
    return this.found;
  }

  /** There are so many, and one takes so much. */
  private ofSoMany(count: Figure, each: Figure): void {
    if (!isNear(count, each, FAR)) return;
    const isTime = each.kind === "time";
    const shares = this.shares.filter((share) => isNear(share, count, 2) || isNear(share, each, 1));
    const inEachs = this.counts.filter(
      (one) => one.high <= MOST_IN_EACH && (isNear(one, count, 1) || isNear(one, each, 1)),
    );
    const paid = isTime ? this.paidFor(each) : [];
    for (const share of orNone(shares))
      for (const inEach of orNone(inEachs, [count, each])) {
        if (this.isFull()) return;
        const crews = this.crewsOf(each, inEach, MOST_OF_A_CREW);
        for (const wage of orNone(paid, [count, each, inEach]))
          for (const people of orNone(crews, [count, each, inEach, wage]))
            for (const period of this.periods.get(count.at) ?? [])
              this.addWithBeside(
                each,
                [
                  ["count", count],
                  ["each", each],
                  ...some("inEach", inEach),
                  ...some("share", share),
                  ...some("people", people),
                  ...some("wage", wage),
                ],
                period,
              );
      }
  }

  private isFull(): boolean {
    return this.found.length >= MOST;
  }

  /** It is told for a time already. */
  private ofATime(total: Figure): void {
    const isTime = total.kind === "time";
    const shares = this.shares.filter((share) => isNear(share, total, 1));
    const paid = isTime ? this.paidFor(total) : [];
    const crews = this.crewsOf(total, null, MOST_AT_ONCE);
    for (const period of this.periods.get(total.at) ?? []) {
      if (period.per === null) continue;
      for (const share of orNone(shares))
        for (const wage of orNone(paid, [total]))
          for (const people of orNone(crews, [total, wage]))
            this.add(
              total,
              [["total", total], ...some("share", share), ...some("people", people), ...some("wage", wage)],
              period,
            );
    }
  }

  private paidFor(time: Figure): Figure[] {
    return [...this.hourly, ...this.salaries].filter((wage) => isNear(wage, time, FAR));
  }

  private crewsOf(time: Figure, inEach: Figure | null, most: number): Figure[] {
    if (time.kind !== "time" || (inEach !== null && !isNear(inEach, time, 0))) return [];
    return this.counts.filter(({ high, ...crew }) => high >= 2 && high <= most && isNear(crew, time, 2));
  }

  /** And with what each costs or brings back besides. */
  private addWithBeside(each: Figure, used: Some, period: ToldPeriod): void {
    this.add(each, used, period);
    if (each.kind === "time") return;
    const isFree = (figure: Figure): boolean =>
      isNear(figure, each, 1) && !used.some(([, { at }]) => at === figure.at);
    for (const more of this.dollars.filter(isFree)) {
      if (more.high > each.high * MOST_BESIDE || this.isLength(more)) continue;
      if (more.at > each.at) this.add(each, [...used, ["plus", more]], period);
      if (more.high < each.low) this.add(each, [...used, ["back", more]], period);
    }
    for (const time of this.times.filter((one) => isFree(one) && one.high <= LONGEST_BESIDE))
      for (const wage of this.hourly.filter((one) => isFree(one) && isNear(one, time, 1)))
        this.add(each, [...used, ["plusTime", time], ["plusWage", wage]], period);
  }

  private add({ kind }: Figure, used: Some, period: ToldPeriod): void {
    const times = this.timesOf(period.per);
    const { low, high } = amountOf(used);
    if (this.isFull() || low <= 0 || used.some(([, { at }]) => at === times.told?.at)) return;
    this.found.push({
      ...{ kind: kind === "time" ? "time" : "money", used, period, times },
      amount: { low: low * times.count, high: high * times.count },
      isWaged: used.some(([role]) => role === "wage"),
    });
  }

  private timesOf(per: Period | null): TimesAYear {
    const known = this.timesOfPeriod.get(per);
    if (known !== undefined) return known;
    const times = timesAYear(this.told, per, this.lengths);
    this.timesOfPeriod.set(per, times);
    return times;
  }

  private isNoCount(figure: Figure): boolean {
    const { low, at } = figure;
    const isYear = low >= 1950 && low <= 2035 && A_DATE.test(this.told.whole.slice(Math.max(0, at - 8), at));
    return isYear || this.isLength(figure) || A_SPAN.test(this.told.whole.slice(figure.end, figure.end + 30));
  }

  private isLength({ at }: Figure): boolean {
    return Object.values(this.lengths).some((length: Figure | undefined) => length?.at === at);
  }
}

/** Sentences. */
const isNear = (one: Pick<Figure, "sentence">, other: Figure, most: number): boolean =>
  Math.abs(one.sentence - other.sentence) <= most;
const FAR = 4;

const orNone = (all: readonly Figure[], but: readonly (Figure | null)[] = []): (Figure | null)[] => [
  null,
  ...all.filter(({ at }) => !but.some((other) => other?.at === at)),
];
const some = (role: Role, figure: Figure | null): Some => (figure === null ? [] : [[role, figure]]);

const MOST_CASES = 100_000_000;
const MOST_IN_EACH = 500;
const MOST_OF_A_CREW = 150;
const MOST_AT_ONCE = 400;
/** Dollars. */
const MOST_A_YEAR = 220_000;
/** Times what each costs. */
const MOST_BESIDE = 20;
/** Minutes. */
const LONGEST_BESIDE = 600;
/** "Nine days after the job", "63 years old": when, and not how many. */
const A_SPAN =
  /^(?: |-)(?:working |business )?(?:days?|weeks?|months?|years?)(?: |-)(?:after|ago|late|later|old|notice|before|early|out|behind)\b|^ years?\b/;
const A_DATE = /\b(?:in|since|of|from|until|till|back in) $/;
