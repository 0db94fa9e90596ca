import { longDate } from "../dates";
import { dateOf } from "../days";

/** It has its end, or is in brackets as a whole. */
const ENDED = /[.!?…]\)?$|^\(.*\)$/;

/** Parts of a remark as one line of sentences; what is missing is left out. */
export function sentences(...parts: (string | null)[]): string {
  return parts
    .filter((part) => part !== null && part !== "")
    .map((part) => (ENDED.test(part ?? "") ? part : `${part}.`))
    .join(" ");
}

/** A source without its address, for places where the note beside it leads to the address. */
export const withoutUrl = (source: string): string => source.replace(/[,;]?\s*https?:\/\/\S+/g, "").trim();

/** "Statistics Canada, June 2025", or "About 2022" where its title is its publisher. */
export function publication({ publisher, date }: { publisher: string | null; date: string | null }): string {
  if (publisher === null) return date === null ? "" : capitalized(whenInWords(date));
  return date === null ? publisher : `${publisher}, ${whenInWords(date)}`;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** "June 2, 2026" and "June 2025", as all dates of a report are written; a year, or about when, as it is. */
function whenInWords(when: string): string {
  if (DAY.test(when)) return longDate(dateOf(when));
  return MONTH.test(when) ? longDate(dateOf(`${when}-01`)).replace(" 1,", "") : when;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
