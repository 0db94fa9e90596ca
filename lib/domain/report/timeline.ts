import { percentOf } from "../percent";
import type { ReportPhase } from "./report";

export interface Timeline {
  /** Start and width in percent of the whole. */
  bars: { phase: ReportPhase; start: number; width: number }[];
  /** The ends of the quarters: "Start", "3", "6", "9", "12 months"; `at` in percent. */
  ticks: { label: string; at: number }[];
}

const DAYS_A_YEAR = 365;
const DAYS_A_MONTH = DAYS_A_YEAR / 12;

/** Phases along the twelve months, or longer if the last phase is. */
export function timeline(phases: readonly ReportPhase[]): Timeline {
  const lastDay = Math.max(DAYS_A_YEAR, ...phases.map((phase) => phase.endDay));
  const months = Math.round(lastDay / DAYS_A_MONTH);
  const step = Math.ceil(months / 12) * 3;
  const ticks = [];
  for (let month = 0; month <= months; month += step) {
    const label = month === 0 ? "Start" : month + step > months ? `${month} months` : `${month}`;
    ticks.push({ label, at: percentOf(month * DAYS_A_MONTH, lastDay) });
  }
  const bars = phases.map((phase) => {
    const start = percentOf(phase.startDay, lastDay);
    return { phase, start, width: Math.max(0, percentOf(phase.endDay, lastDay) - start) };
  });
  return { bars, ticks };
}
