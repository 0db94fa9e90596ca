import { longDate } from "@/lib/domain/dates";

/** "checked on November 22, 2026": all that a reader is told of how a source was read. */
export const checkedIn = (day: string): string => `checked on ${dayInWords(day)}`;

/** "Text as of February 3, 2026": what was read in a copy is no page that was looked at. */
export const asOf = (day: string): string => `Text as of ${dayInWords(day)}`;

/** "November 22, 2026", "July 2026" or "2026": as exactly as the day is known. */
export function dayInWords(day: string): string {
  const [year = "", month, date] = day.split("-");
  if (month === undefined || month.length !== 2 || Number(month) > 12) return day;
  const words = longDate(new Date(`${year}-${month}-${date ?? "15"}T20:00:00Z`));
  return date === undefined ? words.replace(/ \d+,/, "") : words;
}
