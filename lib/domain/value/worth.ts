import type { HoursLine, Range } from "./line";

/** What hours are worth at a wage, before employer's costs. Money for time that is spent is never called a gain. */
export interface Wage {
  readonly low: number;
  readonly high: number;
}

export const paidTime = ({ hours }: Pick<HoursLine, "hours">, wage: Wage): Range => ({
  low: hours.low * wage.low,
  high: hours.high * wage.high,
});

/** Their own before and after: the high end counts all of it, the low end half. */
const LOW_END = 1 / 2;
/** A person reads what comes out, unless they say that this is included. */
const CHECKING = 1 / 5;

/** Hours that may be counted on, of those that were told as saved. Null for time that is only spent. */
export function countedOn(
  line: Pick<HoursLine, "hours" | "meaning">,
  includesChecking = false,
): Range | null {
  if (line.meaning === "spent") return null;
  const kept = includesChecking ? 1 : 1 - CHECKING;
  return { low: line.hours.low * LOW_END * kept, high: line.hours.high * kept };
}
