import { DAY_MS } from "./time";

/** A day without a time, "2026-11-23": plans count in days, and a clock would only move them. */
export type Day = string;

/** Noon, which is the same day in every place that reads the plan. */
export const dateOf = (day: Day): Date => new Date(`${day}T12:00:00Z`);

export const daysAfter = (day: Day, days: number): Day =>
  new Date(dateOf(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (first: Day, last: Day): number =>
  Math.round((dateOf(last).getTime() - dateOf(first).getTime()) / DAY_MS);

/** Saturday and Sunday are counted to the Friday before them. */
export function weekdayBefore(day: Day): Day {
  const past = [2, 0, 0, 0, 0, 0, 1][dateOf(day).getUTCDay()] ?? 0;
  return daysAfter(day, -past);
}

/** 0 is Sunday. */
export const weekday = (day: Day): number => dateOf(day).getUTCDay();
