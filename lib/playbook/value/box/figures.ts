import type { Range } from "@/lib/domain/value/line";

/** Numbers as a bill prints them. */

export const grouped = (value: number): string => value.toLocaleString("en-CA");

/** As exact as what went into it: 100, 37.5, 1,860. */
export const count = (value: number): string => grouped(exact(value));

/** The figure that is printed, as it is multiplied again. */
function exact(value: number): number {
  if (value >= 1000) return Math.round(value / 10) * 10;
  // "3.25 hours" are three hours and a quarter, and times 38 no 125.
  const isQuarter = value < 10 && Number.isInteger(Math.round(value * 1e6) / 1e6 / 0.25);
  return isQuarter ? value : Math.round(value * 10) / 10;
}
export const printed = ({ low, high }: Range): Range => ({ low: exact(low), high: exact(high) });

/** "$18,000": the larger, the rounder. */
export function dollars(value: number): string {
  const step = value < 1000 ? 1 : value < 10_000 ? 10 : value < 100_000 ? 100 : 1000;
  return `$${grouped(Math.round(value / step) * step)}`;
}

/** Below a hundred a price has its cents. */
export const toTheCent = (dollars: number): string =>
  dollars < 100 && !Number.isInteger(dollars) ? dollars.toFixed(2) : grouped(Math.round(dollars));

/** "$37.50" */
export const hourly = (wage: number): string => `$${wage.toFixed(2)}`;

export const between = ({ low, high }: Range, say: (value: number) => string): string =>
  say(low) === say(high) ? say(low) : `${say(low)} to ${say(high)}`;

export const BLANK = "____";

/** From so many minutes on a piece of work is told in hours. */
export const LONG_MINUTES = 180;
