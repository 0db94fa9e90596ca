import type { ReportPhase } from "@/lib/domain/report/report";
import { along } from "./bars";

export interface TimelineBar {
  phase: ReportPhase;
  start: number;
  width: number;
}

export interface Timeline {
  bars: TimelineBar[];
  /** The ends of the quarters: "Start", "3", "6", "9", "12 months". */
  ticks: { label: string; at: number }[];
}

const DAYS_A_MONTH = 365 / 12;

/** Phases along the twelve months (or longer, if the last phase is), in the length unit of the drawing. */
export function timeline(phases: readonly ReportPhase[], length: number): Timeline {
  const lastDay = Math.max(365, ...phases.map((phase) => phase.endDay));
  const at = along([0, lastDay], length);
  const months = Math.round(lastDay / DAYS_A_MONTH);
  const step = months > 12 ? Math.ceil(months / 12) * 3 : 3;
  const ticks = [];
  for (let month = 0; month <= months; month += step) {
    ticks.push({
      label: month === 0 ? "Start" : month + step > months ? `${month} months` : `${month}`,
      at: at(Math.min(lastDay, month * DAYS_A_MONTH)),
    });
  }
  return { bars: phases.map((phase) => bar(phase, at)), ticks };
}

function bar(phase: ReportPhase, at: (day: number) => number): TimelineBar {
  const start = at(phase.startDay);
  return { phase, start, width: Math.max(0, at(phase.endDay) - start) };
}
