const RELATIVE = new Intl.RelativeTimeFormat("en-CA");
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** "in 2 minutes", "in 5 hours": never sooner than it is true. */
export function timeLeft(seconds: number): string {
  return seconds > 2 * HOUR
    ? RELATIVE.format(Math.ceil(seconds / HOUR), "hour")
    : RELATIVE.format(Math.max(1, Math.ceil(seconds / MINUTE)), "minute");
}
