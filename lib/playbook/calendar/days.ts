import { isoDay, longDate } from "@/lib/domain/dates";
import { type Day, dateOf, daysAfter, daysBetween } from "@/lib/domain/days";

export { type Day, dateOf, daysAfter, daysBetween };

export const weeksAfter = (day: Day, weeks: number): Day => daysAfter(day, weeks * 7);

/** The same day so many months later, or the month's last where it has no such day. */
export function monthsAfter(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** 1 for January. */
export const monthOf = (day: Day): number => dateOf(day).getUTCMonth() + 1;

/** The Monday after a moment, counted in British Columbia; a Monday's own is the next one. */
export function mondayAfter(moment: Date): Day {
  const today = isoDay(moment);
  const weekday = dateOf(today).getUTCDay();
  return daysAfter(today, (8 - weekday) % 7 || 7);
}

/** The Monday on or after a day. */
export const mondayFrom = (day: Day): Day => daysAfter(day, (8 - dateOf(day).getUTCDay()) % 7);

/** A week belongs to the month that most of its working days are in. */
export const monthOfWeek = (monday: Day): number => monthOf(daysAfter(monday, 2));

/** The weeks of Christmas Day and of New Year's Day, by their Mondays: nothing is planned in them. */
export function isClosed(monday: Day): boolean {
  const day = monday.slice(5);
  return day >= "12-19" || day <= "01-01";
}

/** "November 23, 2026" */
export const fullDay = (day: Day): string => longDate(dateOf(day));

/** "November 23", where the year is said elsewhere. */
export const dayInWords = (day: Day): string => fullDay(day).replace(/, \d+$/, "");

/** Begun weeks from a Monday to the last day of a plan. */
export const weeksBetween = (monday: Day, last: Day): number =>
  Math.ceil((daysBetween(monday, last) + 1) / 7);
