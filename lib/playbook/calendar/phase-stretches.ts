import { rowHours } from "@/lib/domain/report/calendar";
import type { ReportPhase } from "@/lib/domain/report/report";
import { DAY_MS } from "@/lib/domain/time";
import type { CompanyProfile } from "../company-profile";
import { costBand } from "../costs";
import { type Day, dateOf } from "./days";
import { hoursFor } from "./hours";
import { isInPlan, planRows } from "./tasks";
import type { PlanDays } from "./trial-window";

export type Stretch = Pick<ReportPhase, "duration" | "startDay" | "endDay" | "costBand">;

const YEAR = 365;
const MONTH = YEAR / 12;
/** Longer stretches are told in months. */
const LONGEST_IN_DAYS = 100;

/** When the three phases begin and end, by the days of the calendar, and what they cost. */
export function phaseStretches(firm: CompanyProfile, plan: PlanDays): [Stretch, Stretch, Stretch] {
  const [first = plan.review] = plan.mondays;
  const day = (on: Day) => Math.round((dateOf(on).getTime() - dateOf(first).getTime()) / DAY_MS);
  const starts = day(plan.trial[0] ?? plan.review);
  const reviewed = day(plan.review);
  const rows = planRows(firm, plan);
  const isOfTrial = ({ task }: { task: string }) => /^(?:Trial|Review|Second)/.test(task);
  const hoursOf = (ofTrial: boolean) =>
    rows.filter((row) => isOfTrial(row) === ofTrial).reduce((sum, row) => sum + rowHours(row), 0);
  // A trial that begins after these weeks is not in their rows.
  const later = hoursFor("trial", firm) * plan.trial.length + hoursFor("review", firm);
  return [
    { ...stretch(0, starts - 1), costBand: costBand(firm, 0, hoursOf(false)) },
    { ...stretch(starts, reviewed), costBand: costBand(firm, 1, isInPlan(plan) ? hoursOf(true) : later) },
    { ...stretch(reviewed + 1, Math.max(YEAR, reviewed + 90)), costBand: costBand(firm, 2) },
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
