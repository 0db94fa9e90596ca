import type { Currency, Fact, TimeUnit } from "../ledger/fact";

/** Low and high; equal where one figure was typed. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** Where a line's numbers were typed: the formula is the origin mark. */
export type Origin = Pick<Fact, "field" | "span" | "text">;

export const originOf = ({ field, span, text }: Fact): Origin => ({ field, span, text });

/** What is missing for a sum, to be asked. */
export type Question =
  | { readonly ask: "volume"; readonly noun: string }
  | { readonly ask: "people"; readonly noun: string }
  | { readonly ask: "whichVolume"; readonly noun: string; readonly volumes: readonly number[] };

interface LineBase {
  readonly from: readonly Origin[];
  /** A figure was typed as "about": two significant digits are enough. */
  readonly approx: boolean;
  readonly question: Question | null;
}

/** Hours of work. A duration is time spent; only a saving or a change is time saved. */
export interface HoursLine extends LineBase {
  readonly kind: "hours";
  readonly meaning: "spent" | "saved";
  readonly noun: string | null;
  readonly hours: Range;
  readonly per: TimeUnit;
  readonly formula: Formula;
}

/** A change without a volume: what one piece gains, and a thousand. */
export interface PieceLine extends LineBase {
  readonly kind: "piece";
  readonly noun: string | null;
  readonly minutes: number;
  /** Of what it took before, in percent. */
  readonly percent: number;
}

export interface MoneyLine extends LineBase {
  readonly kind: "money";
  readonly noun: string;
  readonly currency: Currency;
  readonly amount: Range;
  /** Null for a sum that was counted and not per time. */
  readonly per: TimeUnit | null;
  readonly formula: Formula;
}

/** The factors, in the order in which they are printed. */
export interface Formula {
  readonly minutes?: Range;
  /** Minutes of checking that are taken off what is saved on one. */
  readonly checking?: number;
  /** Days of work, where the time of a piece was told in days. */
  readonly days?: Range;
  readonly volume?: Range;
  /** A part of the volume that is meant: 1 in 6 of them. */
  readonly share?: { readonly part: number; readonly whole: number };
  /** Each of them has that volume: "14 camps". */
  readonly senders?: { readonly count: number; readonly noun: string };
  readonly hours?: Range;
  /** Days or weeks of a person's year. */
  readonly times?: number;
  readonly people?: number;
  /** Who they are, where they were named. */
  readonly names?: string;
  /** The times are the days, or the weeks, of a season that they told. */
  readonly isSeason?: "days" | "weeks";
  readonly price?: Range;
}

/** Hours a day, or a week. */
export const rhythmOf = ({ isSeason, times: many = 0 }: Formula): "day" | "week" =>
  isSeason === "days" || (isSeason === undefined && many > 100) ? "day" : "week";

export type ValueLine = HoursLine | PieceLine | MoneyLine;

/** Both ends the same. */
export const rangeOfOne = (value: number): Range => ({ low: value, high: value });

export const times = (one: Range, other: Range): Range => ({
  low: one.low * other.low,
  high: one.high * other.high,
});
export const rangeOf = ({ low, high }: Range): Range => ({ low, high });
export const scaled = ({ low, high }: Range, by: number): Range => ({ low: low * by, high: high * by });

/** Two significant digits. */
export function rounded(value: number): number {
  if (value === 0) return 0;
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1);
  return Math.round(value / unit) * unit;
}
export const roundedRange = ({ low, high }: Range): Range => ({ low: rounded(low), high: rounded(high) });
