import type { ReportPhase } from "@/lib/domain/report/report";
import type { CompanyProfile } from "../company-profile";
import type { PlanFigures } from "../costs";
import { costBands } from "../costs";
import { daysBetween } from "./days";
import type { PlanDays } from "./trial-window";

export type Stretch = Pick<ReportPhase, "duration" | "startDay" | "endDay" | "costBand">;

const YEAR = 365;
const MONTH = YEAR / 12;
/** Longer stretches are told in months. */
const LONGEST_IN_DAYS = 100;

/** When the three phases begin and end, by the days of the calendar, and what they cost. */
export function phaseStretches(
  firm: CompanyProfile,
  plan: PlanDays,
  figures: PlanFigures,
): [Stretch, Stretch, Stretch] {
  const [first = plan.review] = plan.mondays;
  const starts = daysBetween(first, plan.trial[0] ?? plan.review);
  const reviewed = daysBetween(first, plan.review);
  const [before, trial, after] = costBands(firm, figures);
  return [
    { ...stretch(0, starts - 1), costBand: before },
    { ...stretch(starts, reviewed), costBand: trial },
    { ...stretch(reviewed + 1, Math.max(YEAR, reviewed + 90)), costBand: after },
  ];
}

function stretch(startDay: number, endDay: number): Pick<Stretch, "duration" | "startDay" | "endDay"> {
  const month = (on: number) => Math.floor(on / MONTH) + 1;
  const duration =
    endDay <= LONGEST_IN_DAYS
      ? `Days ${startDay} to ${endDay}`
      : `Months ${month(startDay)} to ${month(endDay - 1)}`;
  return { duration, startDay, endDay };
}
