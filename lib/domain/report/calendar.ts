import { z } from "zod";
import { shortDate } from "../dates";

/** The plan of a quarter, week by week. Sums are worked out where they are shown, so that they always add up. */
export const ReportCalendar = z.object({
  /** The hours in all, and what is special about the weeks. */
  lede: z.string(),
  weeks: z.array(
    z.object({
      monday: z.iso.date(),
      /** Nothing is planned in it. */
      isClosed: z.boolean(),
    }),
  ),
  rows: z.array(
    z.object({
      task: z.string(),
      owner: z.string(),
      /** Whole hours, one number a week. */
      hours: z.array(z.int().min(0)),
      /** The day of a decision. */
      decidesOn: z.iso.date().nullable(),
    }),
  ),
  /** Statutory holidays on which nothing is decided. */
  holidays: z.array(z.object({ day: z.iso.date(), name: z.string() })),
  /** Why then, what comes after these weeks, whose judgement the hours are. */
  notes: z.array(z.string()),
});
export type ReportCalendar = z.infer<typeof ReportCalendar>;
export type CalendarRow = ReportCalendar["rows"][number];

/** The weeks with their hours; on a phone, a list. Never cut by a page. */
export interface CalendarBlock {
  kind: "calendar";
  calendar: ReportCalendar;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export const rowHours = ({ hours }: CalendarRow): number => sum(hours);

export const weekHours = ({ rows }: ReportCalendar): number[] =>
  (rows[0]?.hours ?? []).map((_, week) => sum(rows.map(({ hours }) => hours[week] ?? 0)));

export const allHours = (calendar: ReportCalendar): number => sum(calendar.rows.map(rowHours));

/** "Nov 23" */
export const shortDay = (day: string): string => shortDate(`${day}T12:00:00Z`).replace(/, \d+$/, "");

export const hoursInWords = (hours: number): string => `${hours} ${hours === 1 ? "hour" : "hours"}`;

/** The weeks of a row that follow each other: where a bar begins and how long it is. */
export function barsOf({ hours }: CalendarRow): { from: number; length: number }[] {
  const bars: { from: number; length: number }[] = [];
  for (const [week, planned] of hours.entries()) {
    const last = bars.at(-1);
    if (planned === 0) continue;
    if (last !== undefined && last.from + last.length === week) last.length += 1;
    else bars.push({ from: week, length: 1 });
  }
  return bars;
}

/** The months above the weeks: "Nov" over two of them. */
export function monthsOf({ weeks }: ReportCalendar): { month: string; from: number; length: number }[] {
  const months: { month: string; from: number; length: number }[] = [];
  for (const [from, { monday }] of weeks.entries()) {
    const month = shortDay(monday).slice(0, 3);
    const last = months.at(-1);
    if (last?.month === month) last.length += 1;
    else months.push({ month, from, length: 1 });
  }
  return months;
}

/** "weeks of Nov 23 to Dec 14, Jan 4": the same plan for those who read it in lines. */
export function weeksInWords({ weeks }: ReportCalendar, row: CalendarRow): string {
  const parts = barsOf(row).map(({ from, length }) => {
    const [first, last] = [weeks[from]?.monday ?? "", weeks[from + length - 1]?.monday ?? ""];
    return length === 1 ? shortDay(first) : `${shortDay(first)} to ${shortDay(last)}`;
  });
  const weeksInPlan = row.hours.filter((planned) => planned > 0).length;
  return `${weeksInPlan === 1 ? "week" : "weeks"} of ${parts.join(", ")}`;
}

/** What the marks mean, and the days off. */
export function legendOf({ weeks, holidays }: ReportCalendar): string {
  const hatched = weeks.some(({ isClosed }) => isClosed) ? " Hatched: nothing is planned." : "";
  const days = holidays.map(({ day, name }) => `${name}, ${shortDay(day)}`).join("; ");
  return `a date on which you decide.${hatched}${days === "" ? "" : ` Holidays: ${days}.`}`;
}
