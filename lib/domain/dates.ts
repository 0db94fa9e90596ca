import { type LocalTime, localTime, startOfDay } from "./local-time";

/** Dates for people, all of them in British Columbia's time: the same on every page, in mail, PDF and exports. */
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const monthOf = ({ month }: LocalTime): string => MONTHS[month - 1] ?? "";
const two = (number: number): string => String(number).padStart(2, "0");

/** "November 18, 2026" */
export function longDate(date: Date): string {
  const time = localTime(date);
  return `${monthOf(time)} ${time.day}, ${time.year}`;
}

/** "2026-11-18" */
export function isoDay(date: Date): string {
  const { year, month, day } = localTime(date);
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
}

const RELATIVE = new Intl.RelativeTimeFormat("en-CA", { numeric: "auto" });

const UNITS = [
  ["year", 365 * 24 * 3600],
  ["month", 30 * 24 * 3600],
  ["week", 7 * 24 * 3600],
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** "3 days ago", in the largest unit that has passed once; under a minute, and for clocks that disagree, "just now". */
export function relativeTime(date: Date, now: Date): string {
  const seconds = (now.getTime() - date.getTime()) / 1000;
  for (const [unit, length] of UNITS)
    if (seconds >= length) return RELATIVE.format(-Math.floor(seconds / length), unit);
  return "just now";
}

const SHORT_UNITS = [
  ["d", 24 * 3600],
  ["h", 3600],
  ["min", 60],
] as const;

/** "2 h ago", where there is room for no more; under a minute, and for clocks that disagree, "just now". */
export function shortAgo(date: Date, now: Date): string {
  const seconds = (now.getTime() - date.getTime()) / 1000;
  for (const [unit, length] of SHORT_UNITS)
    if (seconds >= length) return `${Math.floor(seconds / length)} ${unit} ago`;
  return "just now";
}

/** The last moment of a day such as "2026-12-31": what is valid until then is valid all day. */
export const endOfDay = (day: string): Date => new Date(startOfDay(day, 1).getTime() - 1);

const BARE_DAY = /^\d{4}-\d\d-\d\d$/;

/** When something ends that is said to end on a day, or at a moment: a day counts to its end, a moment as it is. */
export const endOf = (dayOrMoment: string): Date =>
  BARE_DAY.test(dayOrMoment) ? endOfDay(dayOrMoment) : new Date(dayOrMoment);

/** "14:05" */
export function timeOfDay(date: Date | string): string {
  const { hour, minute } = localTime(new Date(date));
  return `${two(hour)}:${two(minute)}`;
}

/** "Nov 18, 2026, 14:05" */
export const shortMoment = (date: Date | string): string => `${shortDate(date)}, ${timeOfDay(date)}`;

/** "November 18, 2026 at 14:05 PT", for those who read it elsewhere; the same letters all year round */
export const longMoment = (date: Date): string => `${longDate(date)} at ${timeOfDay(date)} PT`;

/** "Nov 18, 2026" */
export function shortDate(date: Date | string): string {
  const time = localTime(new Date(date));
  return `${monthOf(time).slice(0, 3)} ${time.day}, ${time.year}`;
}

/** "Nov 18" */
export function monthAndDay(date: Date): string {
  const time = localTime(date);
  return `${monthOf(time).slice(0, 3)} ${time.day}`;
}

/** "Nov 2026" */
export function monthAndYear(date: Date): string {
  const time = localTime(date);
  return `${monthOf(time).slice(0, 3)} ${time.year}`;
}
