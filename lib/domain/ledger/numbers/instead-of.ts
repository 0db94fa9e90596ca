import type { NumberContext } from "./context";
import type { Measure } from "./measure";

const MINUTES: Readonly<Partial<Record<string, number>>> = { minute: 1, hour: 60 };

/** "Took 10 minutes instead of two hours", "two days instead of nine": before and after, in the smaller unit. */
export function insteadOf(
  { sentence: { tokens }, history: { duration } }: NumberContext,
  measure: Measure,
): { from: number; to: number; unit: string; start: number } | null {
  const lead = `${tokens[measure.from - 2]?.text} ${tokens[measure.from - 1]?.text}`;
  const isInstead = /^(?:instead of|rather than|lieu de|lieu d|plutot que)$/.test(lead);
  if (!isInstead || duration === null) return null;
  const isSame = measure.unit === null || measure.unit === duration.unit;
  const now = isSame ? 1 : MINUTES[duration.unit];
  const before = isSame ? 1 : MINUTES[measure.unit ?? ""];
  if (now === undefined || before === undefined) return null;
  const from = (measure.low * before) / now;
  const start = measure.from - (tokens[measure.from - 2]?.text === "lieu" ? 3 : 2);
  return from <= duration.value
    ? null
    : { from, to: duration.value, unit: duration.unit, start: Math.max(start, 0) };
}
