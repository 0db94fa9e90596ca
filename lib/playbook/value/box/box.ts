import type { MemoSum } from "@/lib/domain/report/memo";
import type { Origin, Range } from "@/lib/domain/value/line";
import { value } from "@/lib/knowledge/value";
import { isAbroad } from "../../abroad";
import { checkedIn } from "../../checked-on";
import type { CompanyProfile } from "../../company-profile";
import { lowerFirst, upperFirst } from "../../grammar";
import type { SourceNotes } from "../../source-notes";
import { ASK_THEIR_OWN_HOUR, hourlyWage, wagePlace } from "../hourly-wage";
import type { Counted } from "../read-cost";
import { BLANK, hourly } from "./figures";
import { signOf } from "./told-dollars";
import { toldWage } from "./told-wage";
import { wageOfRole } from "./wage-of-role";

/** What a value box holds: the bill, a worked line where nothing was typed, and what it rests on. */
export interface ValueBox {
  sum: MemoSum;
  example: string | null;
  mustBeTrue: string;
  /** What each tenth of it is, or that the trial shows it: first to go where the page is full. */
  tenths: string | null;
  /** A year of it at the low end, in Canadian dollars, where money is known. */
  aYear: number | null;
  /** What the trial's own work costs by their figures, in their dollars and the period that the sum is of. */
  costs?: number;
  /** What one case of it costs, in their dollars, where cases are counted. */
  each?: number;
  /** Whether each figure of the passage has its place in it, or it is no cost of today: it goes before what is only likely. */
  isExact?: boolean;
  /** What a year of it is as things are today; not told where only a season, a part or a gain was. */
  today?: Today;
  /** What a passage was added up from, where it is so many in a time and what each takes: its owner may put it right. */
  counted?: (Counted & { readonly sentences: readonly string[] }) | null;
  /** Whether that is what people are paid for their time. */
  isTime?: boolean;
  /** What the trial has to show, where the figure is of its own work. */
  target?: Target | null;
}

/** Hours of a year and what one of them costs, or dollars of a year and, where cases are counted, of one. In their own dollars. */
export type Today =
  | { readonly kind: "time"; readonly hours: Range; readonly hourly: number | null }
  | { readonly kind: "money"; readonly dollars: Range; readonly each: number | null };

/** What the trial has to show if it is to go on, in the figure that they told. */
export interface Target {
  /** The least part of it that is worth going on for. */
  least: number;
  /** "timed quotes take 18 minutes less each" */
  say(share: number): string;
}

export interface BoxInput {
  firm: CompanyProfile;
  notes: SourceNotes;
}

export type Row = MemoSum["rows"][number];

/** A bill and what it rests on; what else is known of it is added where it is. */
export const bill = (
  headline: string,
  rows: readonly Row[],
  mustBeTrue: string,
  tenths: string | null = null,
): ValueBox => ({
  sum: { headline, rows: [...rows] },
  example: null,
  mustBeTrue,
  tenths,
  aYear: null,
});

type OfToday = Pick<ValueBox, "today">;
export const hoursToday = (hours: Range, waged: Waged | null): OfToday => ({
  today: { kind: "time", hours, hourly: waged?.hourly ?? null },
});
export const dollarsToday = (dollars: Range, each: number | null): OfToday => ({
  today: { kind: "money", dollars, each },
});

export const YOU_WROTE = "you wrote";
export const ASSUMED = "our assumption";
export const YOURS = "fill in";

export const row = (figure: string, what: string, from: string): Row => ({ figure, what, from });
export const total = (figure: string, what: string): Row => ({ figure, what, from: null });

/** Whether it comes to something: no blank is left in one of its sums. */
export const isSummed = ({ sum }: ValueBox): boolean =>
  sum.rows.some(({ figure, from }) => from === null && !figure.includes(BLANK));

export interface Waged {
  /** What an hour costs, in their own dollars. */
  hourly: number;
  /** "$31.00", marked where they are no Canadian dollars. */
  figure: string;
  /** "median hour, construction, British Columbia" */
  words: string;
  /** Where it is from: the number of its note, or what they wrote. */
  note: string;
}

/** An hour at what they wrote that it costs. */
export const toldHour = (firm: CompanyProfile, wage: number, words = "for one hour"): Waged => ({
  hourly: wage,
  figure: `${signOf(firm)}${hourly(wage)}`,
  words,
  note: YOU_WROTE,
});

/** What an hour of those costs whose hours they are: as they wrote it, else their wage; null for who is in no table of wages. */
export function wageFor({ firm, notes }: BoxInput, whose = "", from: readonly Origin[] = []): Waged | null {
  const told = toldWage(firm, from);
  if (told !== null) return toldHour(firm, told);
  const role = ASK_THEIR_OWN_HOUR.test(whose) ? null : wageOfRole(firm.ledger, from);
  if (role !== null) return toldHour(firm, role.hourly, `for one hour, ${role.whose}`);
  if (isAbroad(firm.answers)) return null;
  const place = wagePlace(firm.answers);
  const subsector = firm.reading.subsector?.id ?? null;
  const wage = hourlyWage({ industry: firm.industry, subsector, place }, whose);
  if (wage === null) return null;
  const { source, year } = wage;
  const number = notes.add({ ...source, date: year, checked: upperFirst(checkedIn(value.asOf)) });
  const words = `median hour, ${lowerFirst(wage.sector)}, ${wage.place}`;
  return { hourly: wage.hourly, figure: hourly(wage.hourly), words, note: `[${number}]` };
}

/** What hours are multiplied with; for who is in no table of wages, a blank. */
export const wageRow = (waged: Waged | null, whose = "your own"): Row =>
  waged === null
    ? row(`× $${BLANK}`, `${whose} hour, which is not in our table of wages`, YOURS)
    : row(`× ${waged.figure}`, waged.words, waged.note);

export const fixed = ({ hourly: dollars }: Waged) => ({ low: dollars, high: dollars });
