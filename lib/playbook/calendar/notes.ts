import type { CalendarRow } from "@/lib/domain/report/calendar";
import type { CompanyProfile } from "../company-profile";
import { numberWord } from "../grammar";
import { dateNotes } from "./date-notes";
import { type Day, dayInWords, daysAfter, fullDay, isClosed, monthOf, weeksAfter } from "./days";
import { type Holiday, holidaysBetween } from "./holidays";
import { monthsInWords } from "./months";
import type { Season } from "./season";
import { isInPlan } from "./tasks";
import type { PlanDays } from "./trial-window";

/** What a reader of the plan asks: why then, and what comes later. */
export function planNotes(firm: CompanyProfile, plan: PlanDays, rows: readonly CalendarRow[]): string[] {
  return [...whyThen(plan), ...afterwards(plan, rows), ...dateNotes(firm, plan)];
}

function whyThen({ mondays, trial, waits, season }: PlanDays): string[] {
  const start = trial[0] ?? "";
  const waited = waits
    .filter(({ kind }) => kind !== "ban")
    .flatMap((wait) => waitInWords(wait, weeksAfter(mondays[0] ?? "", 1)));
  const isBan = waits.some(({ kind }) => kind === "ban");
  return season === null || isBan ? waited : [...waited, seasonInWords(season, trial, start, mondays)];
}

function waitInWords({ kind, typed, until }: PlanDays["waits"][number], noticeOn: Day): string[] {
  if (kind === "notice")
    return [
      `Notice of ${typed}, given on ${dayInWords(noticeOn)}, leaves ${fullDay(until)} as the first Monday for a trial, unless the union agrees in writing to an earlier one.`,
    ];
  if (kind === "consent")
    return ["The written consent comes first; four weeks are set aside for it (our judgement)."];
  if (kind === "consultation")
    return ["The union is consulted first; four weeks are set aside for it (our judgement)."];
  if (kind === "policy")
    return [
      typed === null
        ? "The written policy comes first; six weeks are set aside for it (our judgement)."
        : `The written policy comes first: with the meeting that you named for ${typed}, no trial begins before ${fullDay(until)}.`,
    ];
  if (kind === "assessment" && typed !== null)
    return [
      `You say an assessment takes ${typed}: one for all uses, begun now, is over by ${fullDay(until)}.`,
    ];
  if (kind === "assessment")
    return ["The privacy assessment comes first; six weeks are set aside for it (our judgement)."];
  return [];
}

function seasonInWords(
  { busyMonths, whyBusy, isTold }: Season,
  trial: readonly Day[],
  start: Day,
  mondays: readonly Day[],
): string {
  const months = monthsInWords(busyMonths);
  const busy = `We take ${months} as your busy months (${isTold ? whyBusy : `${whyBusy}; if yours differ, move the start`})`;
  if (trial.some((monday) => busyMonths.includes(monthOf(daysAfter(monday, 2)))))
    return `${busy}; hardly a week is quiet, so the trial starts small.`;
  if (!mondays.includes(start))
    return `${busy}: this quarter prepares, and the trial starts on ${fullDay(start)}.`;
  const weeks =
    trial.length < 8
      ? `${numberWord(trial.length)} quiet weeks fit between them`
      : "the trial runs in quiet ones";
  return `${busy}: ${weeks}.`;
}

function afterwards(plan: PlanDays, rows: readonly CalendarRow[]): string[] {
  const { trial, trialEnd, review, waits } = plan;
  const isDecided = rows.some(({ decidesOn }) => decidesOn === review);
  if (waits.some(({ kind }) => kind === "ban"))
    return isDecided ? [] : [`After these weeks: the decision on the ban, on ${fullDay(review)}.`];
  if (!isInPlan(plan))
    return [
      `After these weeks: the trial from ${dayInWords(trial[0] ?? "")} to ${dayInWords(trialEnd)}, and the decision on ${fullDay(review)}.`,
    ];
  return isDecided
    ? []
    : [`After these weeks: the trial ends on ${dayInWords(trialEnd)}, and you decide on ${fullDay(review)}.`];
}

/** The statutory holidays of these weeks, without those in closed ones. */
export function daysOff(firm: CompanyProfile, mondays: readonly Day[]): Holiday[] {
  const [first = "", last = ""] = [mondays[0], mondays.at(-1)];
  const closed = mondays.filter(isClosed);
  return holidaysBetween(firm, first, daysAfter(last, 6)).filter(
    ({ day }) => !closed.some((monday) => monday <= day && day <= daysAfter(monday, 6)),
  );
}
