import { DAY_MS, HOUR_MS } from "./time";

/** How long what has served its purpose is kept, in milliseconds. Leads are kept by the month, as configured. */
export const KEPT_MS = {
  /** A rate limit's bucket that was not used for this long is full again, so its row says nothing. */
  bucket: 48 * HOUR_MS,
  /** Messages without a recipient, such as resets for emails without an account. */
  droppedMessage: 48 * HOUR_MS,
  /** The key of a device that an assessment came from or was confirmed on, as long as its cookie. */
  ownerKey: 180 * DAY_MS,
  /** Answers that were saved to be finished on another device. */
  savedDraft: 30 * DAY_MS,
  /** Messages in the database that no mail service took, with the reports that hang on them. */
  keptMessage: 30 * DAY_MS,
  /** Alerts about vendors that take us again. */
  healedAlert: 90 * DAY_MS,
  /** A link that shared a report, after it has ended: long enough to see who was given what. */
  endedShare: 90 * DAY_MS,
  /** A team check that too few have answered, after its days are over: long enough to see so, and to give it more. */
  endedTeamCheck: 30 * DAY_MS,
  /** What was spent for deleted assessments counts towards no budget after a day; the sums are kept a while. */
  spent: 90 * DAY_MS,
} as const;

/** How long a lead that came to nothing keeps what was typed, where the operator sets no other time. */
export const LEADS_KEPT_MONTHS = 24;

/** The moment that many calendar months ago, in UTC; the last of the month where it has no such day. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return then;
}
