/** The product's people are in British Columbia, so its dates are theirs, whatever zone the server runs in. */
const TIME_ZONE = "America/Vancouver";

const LONG = new Intl.DateTimeFormat("en-CA", { dateStyle: "long", timeZone: TIME_ZONE });

/** "November 18, 2026" */
export const longDate = (date: Date): string => LONG.format(date);

const PARTS = new Intl.DateTimeFormat("en-CA", {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  timeZone: TIME_ZONE,
});

/** "2026-11-18" */
export function isoDay(date: Date): string {
  const part = Object.fromEntries(PARTS.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${part.year}-${part.month}-${part.day}`;
}
