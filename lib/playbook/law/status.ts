import { DAY_MS } from "@/lib/domain/time";
import type { LawRule } from "@/lib/knowledge/law";
import { dayInWords } from "../checked-on";

/** A bill moves: what was known of it is good for so long. */
export const BILL_FRESH_DAYS = 60;

/** Days between two days, the earlier one as early as its writing allows: "2026-07" is July 1. */
export function daysBetween(earlier: string, later: string): number {
  const first = (day: string) => Date.parse(`${day}${"-01".repeat(3 - day.split("-").length)}T00:00:00Z`);
  return Math.round((first(later) - first(earlier)) / DAY_MS);
}

/** A bill whose standing was not looked at within 60 days before the report. */
export const isStale = ({ status, statusCheckedTo }: LawRule, today: string): boolean =>
  status === "bill" && (statusCheckedTo === null || daysBetween(statusCheckedTo, today) > BILL_FRESH_DAYS);

/** The status of a rule, as known: "In force since January 1, 2004; checked to September 4, 2026." */
export function statusLine(rule: LawRule, today: string): string {
  const checked = rule.statusCheckedTo === null ? "" : `; checked to ${dayInWords(rule.statusCheckedTo)}`;
  return `${standing(rule, today)}${checked}.`;
}

function standing({ status, statusDate, effectiveFrom }: LawRule, today: string): string {
  const since = statusDate === null ? "" : dayInWords(statusDate);
  const applies =
    effectiveFrom !== null && effectiveFrom > today ? `, applies from ${dayInWords(effectiveFrom)}` : "";
  switch (status) {
    case "in force":
      return `In force${on(" since ", since)}${applies}`;
    case "guidance":
      return `Guidance${on(" of ", since)}${applies}`;
    case "decision":
      return `Decision${on(" of ", since)}`;
    case "enacted":
      return `Signed${on(" on ", since)}${applies}`;
    case "bill":
      return `A bill${on(", introduced on ", since)}; not law when last looked at`;
    case "lapsed":
      return `Ended${on(" on ", since)}; it never became law`;
    case "repealed":
      return `Repealed${on(" on ", since)}`;
  }
}

const on = (word: string, date: string): string => (date === "" ? "" : `${word}${date}`);
