import { isoDay } from "../dates";
import { type Day, daysAfter, weekdayBefore } from "../days";
import { orderedPhases } from "./phases";
import type { ReportData, ReportPhase } from "./report";

export interface DatedPhase {
  phase: ReportPhase;
  starts: Day;
  /** The day of its exit gate, no Saturday or Sunday. */
  ends: Day;
}

/** The phases on their days, counted from the plan's first Monday; in older reports, from when they were written. */
export function datedPhases({ roadmap, calendar }: ReportData, writtenOn: Date): DatedPhase[] {
  const first = calendar?.weeks[0]?.monday ?? isoDay(writtenOn);
  return orderedPhases(roadmap).map((phase) => ({
    phase,
    starts: daysAfter(first, phase.startDay),
    ends: weekdayBefore(daysAfter(first, phase.endDay)),
  }));
}
