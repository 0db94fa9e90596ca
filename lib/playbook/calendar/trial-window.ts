import { isoDay } from "@/lib/domain/dates";
import type { CompanyProfile } from "../company-profile";
import { isSmall } from "../size";
import { type Day, daysAfter, isClosed, mondayAfter, weeksAfter } from "./days";
import { holidaysBetween, workingDay } from "./holidays";
import { isBusy, type Season, seasonOf } from "./season";
import { type Wait, waitsOf } from "./waits";

export const WEEKS_IN_PLAN = 13;
const USUAL_TRIAL = 8;
const SHORTEST_TRIAL = 4;
const WEEKS_A_YEAR = 52;

/** When a plan that is written on a day begins, tries out and decides; worked out once for a report. */
export interface PlanDays {
  writtenOn: Day;
  /** Thirteen, from the first on which people work. */
  mondays: readonly Day[];
  /** The Mondays of the weeks of trial, without those at Christmas: eight, or fewer before a busy season. */
  trial: readonly Day[];
  /** A Friday. */
  trialEnd: Day;
  /** The day on which it is decided. */
  review: Day;
  /** What moved them. */
  waits: readonly Wait[];
  season: Season | null;
}

export function planDays(firm: CompanyProfile, writtenOn: Date): PlanDays {
  const firstMonday = firstWorkingMonday(firm, mondayAfter(writtenOn));
  const mondays = Array.from({ length: WEEKS_IN_PLAN }, (_, week) => weeksAfter(firstMonday, week));
  const waits = waitsOf(firm, firstMonday);
  // What runs already goes on in every season, and so does its improvement.
  const leads = firm.stances.some(({ effect }) => effect === "leaderBranch");
  const season = leads || firm.lead.trial.atOnce === true ? null : seasonOf(firm);
  const prepared = weeksAfter(firstMonday, isSmall(firm.size) || mondays.some(isClosed) ? 2 : 3);
  const ready = [prepared, ...waits.map(({ until }) => until)].sort().at(-1) ?? prepared;
  const trial = trialWeeks(ready, mondays.at(-1) ?? ready, season);
  const last = trial.at(-1) ?? ready;
  const reviewWeek = nextOpen(weeksAfter(last, 1));
  return {
    writtenOn: isoDay(writtenOn),
    mondays,
    trial,
    trialEnd: daysAfter(last, 4),
    review: workingDay(firm, daysAfter(reviewWeek, 3)),
    waits,
    season,
  };
}

/** Not one at Christmas, and no holiday. */
function firstWorkingMonday(firm: CompanyProfile, monday: Day): Day {
  const isOff = isClosed(monday) || holidaysBetween(firm, monday, monday).length > 0;
  return isOff ? firstWorkingMonday(firm, weeksAfter(monday, 1)) : monday;
}

const nextOpen = (monday: Day): Day => (isClosed(monday) ? nextOpen(weeksAfter(monday, 1)) : monday);

/**
 * Eight quiet weeks that begin within the plan; else at least four of them; else eight after it. Where a kind of firm
 * has no quiet weeks at all, the first eight.
 */
function trialWeeks(ready: Day, lastMonday: Day, season: Season | null): Day[] {
  const starts = Array.from({ length: WEEKS_A_YEAR }, (_, week) => weeksAfter(ready, week));
  const best = (from: readonly Day[]): Day[] | undefined => {
    const runs = from.map((start) => quietRun(start, season));
    const whole = runs.find(({ length }) => length === USUAL_TRIAL);
    const first = runs.find(({ length }) => length >= SHORTEST_TRIAL);
    return isFarBehind(whole, first) ? first : (whole ?? first);
  };
  return (
    best(starts.filter((start) => start <= lastMonday)) ??
    // Only where the plan has none: a year of weeks is many to look at.
    best(starts) ??
    quietRun(nextOpen(ready), null)
  );
}

/** Half a year is not waited for eight quiet weeks where there are five before. */
const isFarBehind = (whole: readonly Day[] | undefined, first: readonly Day[] | undefined): boolean =>
  whole?.[0] !== undefined && first?.[0] !== undefined && whole[0] > weeksAfter(first[0], MOST_WAIT);
const MOST_WAIT = 12;

/** The weeks from a Monday on, up to eight, until a busy one; the closed ones between are left out. */
function quietRun(start: Day, season: Season | null): Day[] {
  if (isClosed(start)) return [];
  const run: Day[] = [];
  for (let week = start; run.length < USUAL_TRIAL && !isBusy(season, week); week = weeksAfter(week, 1)) {
    if (!isClosed(week)) run.push(week);
  }
  return run;
}
