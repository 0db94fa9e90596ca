import type { Range } from "../line";
import type { Figure } from "./figures";

/** What a figure is taken for in a sum. */
export type Role =
  /** How many come in a time. */
  | "count"
  /** How many there are on each of those. */
  | "inEach"
  /** What one takes or costs. */
  | "each"
  /** What a time takes or costs already: "6 hours a week". */
  | "total"
  /** How many people each spend that. */
  | "people"
  /** What an hour costs, or a year of one. */
  | "wage"
  /** The part that is meant. */
  | "share"
  /** What each costs besides, in dollars or in paid time. */
  | "plus"
  | "plusTime"
  | "plusWage"
  /** What comes back of each. */
  | "back";

export type Used = readonly (readonly [Role, Figure])[];

export const figureOf = (used: Used, role: Role): Figure | undefined =>
  used.find(([each]) => each === role)?.[1];

/** What the figures of one time come to, in hours or in dollars. */
export function amountOf(used: Used): Range {
  let [low, high] = [1, 1];
  for (const [role, figure] of used) {
    if (BESIDE.has(role)) continue;
    const by = figure.kind === "time" ? 1 / 60 : role === "wage" && isOfAYear(figure) ? 1 / HOURS_A_YEAR : 1;
    low *= figure.low * by;
    high *= figure.high * by;
  }
  const each = figureOf(used, "each");
  if (each === undefined || !used.some(([role]) => BESIDE.has(role))) return { low, high };
  const beside = besideEach(used);
  return {
    low: (low / each.low) * (each.low + beside.low),
    high: (high / each.high) * (each.high + beside.high),
  };
}
const BESIDE: ReadonlySet<Role> = new Set(["plus", "plusTime", "plusWage", "back"]);

/** What an hour costs; of a wage for a year, 2,080 of them. */
export const hourOf = ({ low, high }: Range): Range =>
  isOfAYear({ low }) ? { low: low / HOURS_A_YEAR, high: high / HOURS_A_YEAR } : { low, high };
export const A_YEARS_WAGE = 20_000;
const isOfAYear = ({ low }: Pick<Range, "low">): boolean => low >= A_YEARS_WAGE;
const HOURS_A_YEAR = 2080;

function besideEach(used: Used): Range {
  const [plus, time, wage, back] = (["plus", "plusTime", "plusWage", "back"] as const).map((role) =>
    figureOf(used, role),
  );
  const of = (end: "low" | "high"): number =>
    (plus?.[end] ?? 0) + (time && wage ? (time[end] / 60) * wage[end] : 0) - (back?.[end] ?? 0);
  return { low: of("low"), high: of("high") };
}
