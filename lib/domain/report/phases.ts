import type { ReportData, ReportPhase } from "./report";

/** By the day they start on, whatever they are called in the record. */
export function orderedPhases(roadmap: ReportData["roadmap"]): ReportPhase[] {
  return Object.values(roadmap).sort((one, other) => one.startDay - other.startDay);
}

/** The key activities of a phase: its three lists are one list, as a reader sees it. */
export function keyActivities(phase: ReportPhase): string[] {
  return [...(phase.quickWins ?? []), ...(phase.implementations ?? []), ...(phase.scalingActions ?? [])];
}
