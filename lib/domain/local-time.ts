import { DAY_MS, HOUR_MS } from "./time";

/**
 * The time of day where the product's people are, British Columbia, by a rule written here: Node, the browser and
 * the database each have time zone data of their own, and these disagree by an hour for every winter from 2026 on.
 */
export interface LocalTime {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  /** 0 is Sunday. */
  weekday: number;
}

const SUMMER_MS = -7 * HOUR_MS;
const WINTER_MS = -8 * HOUR_MS;

/** The last change of the clocks: from then on it is seven hours behind UTC all year. */
const NO_CHANGE_SINCE = Date.UTC(2026, 2, 8, 10);

/** What a clock on the wall says there at that moment. */
export function localTime(moment: Date): LocalTime {
  const wall = new Date(moment.getTime() + offsetAt(moment.getTime()));
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    weekday: wall.getUTCDay(),
  };
}

/** Midnight of a day such as "2026-11-18", or of so many days later. */
export function startOfDay(day: string, later = 0): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + later * DAY_MS;
  // The clocks never change at midnight, so that the offset of an hour or so later is that of midnight as well.
  return new Date(wall - offsetAt(wall - SUMMER_MS));
}

/** How far its clocks are from UTC, in milliseconds. */
function offsetAt(time: number): number {
  if (time >= NO_CHANGE_SINCE) return SUMMER_MS;
  const year = new Date(time).getUTCFullYear();
  const begins = sundayOf(year, 2, 2) + 2 * HOUR_MS - WINTER_MS;
  const ends = sundayOf(year, 10, 1) + 2 * HOUR_MS - SUMMER_MS;
  return time >= begins && time < ends ? SUMMER_MS : WINTER_MS;
}

/** Midnight UTC of a month's first, or second, Sunday; months count from 0. */
function sundayOf(year: number, month: number, which: number): number {
  const first = new Date(Date.UTC(year, month, 1));
  return first.getTime() + (((7 - first.getUTCDay()) % 7) + (which - 1) * 7) * DAY_MS;
}
