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

const DAY_ENDS_AFTER_MS = (24 + 7) * 60 * 60 * 1000;

/**
 * The last moment of a day such as "2026-12-31": what is valid until then is valid all day. British Columbia keeps
 * UTC-7 all year; where the older winter time is still known, this is the day's last hour but one.
 */
export const endOfDay = (day: string): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_ENDS_AFTER_MS - 1);

const BARE_DAY = /^\d{4}-\d\d-\d\d$/;

/** When something ends that is said to end on a day, or at a moment: a day counts to its end, a moment as it is. */
export const endOf = (dayOrMoment: string): Date =>
  BARE_DAY.test(dayOrMoment) ? endOfDay(dayOrMoment) : new Date(dayOrMoment);

const MOMENT = new Intl.DateTimeFormat("en-CA", {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: TIME_ZONE,
});

/** "Nov 18, 2026, 14:05" */
export const shortMoment = (date: Date | string): string => MOMENT.format(new Date(date));

const LONG_MOMENT = new Intl.DateTimeFormat("en-CA", {
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  // The same letters all year round: whether it is summer there is not agreed on everywhere.
  timeZoneName: "shortGeneric",
  timeZone: TIME_ZONE,
});

/** "November 18, 2026 at 2:05 p.m. PT", for whoever reads it elsewhere */
export const longMoment = (date: Date): string => LONG_MOMENT.format(date);

const DAY = new Intl.DateTimeFormat("en-CA", { dateStyle: "medium", timeZone: TIME_ZONE });

/** "Nov 18, 2026" */
export const shortDate = (date: Date | string): string => DAY.format(new Date(date));
