import { z } from "zod";
import { type Day, daysAfter, daysBetween } from "../days";

/** How many weeks back the page looks; 0 is since the beginning. */
export const PERIODS = [
  { value: 4, label: "4 weeks" },
  { value: 12, label: "12 weeks" },
  { value: 52, label: "Year" },
  { value: 0, label: "All" },
] as const;
export type Weeks = (typeof PERIODS)[number]["value"];

const USUAL: Weeks = 12;

/** From the address of the page; anything else is the usual one. */
export const InsightsQuery = z.object({
  weeks: z.coerce
    .number()
    .pipe(z.union(PERIODS.map(({ value }) => z.literal(value))))
    .catch(USUAL),
});

export interface Span {
  first: Day;
  last: Day;
}

export interface Period {
  weeks: Weeks;
  /** `first` null: from the beginning. */
  first: Day | null;
  last: Day;
  /** As many days just before; null where everything is looked at. */
  before: Span | null;
}

/** Whole weeks of seven days that end today, so that both periods are of one length on any day of the week. */
export function periodOf(weeks: Weeks, today: Day): Period {
  if (weeks === 0) return { weeks, first: null, last: today, before: null };
  const first = daysAfter(today, 1 - weeks * 7);
  return {
    weeks,
    first,
    last: today,
    before: { first: daysAfter(first, -weeks * 7), last: daysAfter(first, -1) },
  };
}

const MOST_POINTS = 60;

export interface Point {
  first: Day;
  last: Day;
  count: number;
}

/** Counts of days as counts of so many days, the last of them ending on the last day; more where there were too many. */
export function pointsOf(days: readonly { day: Day; count: number }[], { first, last }: Span): Point[] {
  const length = daysBetween(first, last) + 1;
  const step = 7 * Math.max(1, Math.ceil(length / 7 / MOST_POINTS));
  const points: Point[] = [];
  for (let end = last; end >= first; end = daysAfter(end, -step))
    points.unshift({ first: daysAfter(end, 1 - step), last: end, count: 0 });
  for (const { day, count } of days) {
    const point = points[points.length - 1 - Math.floor(daysBetween(day, last) / step)];
    if (point !== undefined) point.count += count;
  }
  return points;
}
