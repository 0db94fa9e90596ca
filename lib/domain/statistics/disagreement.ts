import { median } from "./quantile";

export const SPREADS = ["agree", "split", "far_apart"] as const;
export type Spread = (typeof SPREADS)[number];

/** Average deviation from the median, in steps of the scale. */
export function disagreement(values: readonly number[]): number {
  const middle = median(values);
  return values.reduce((sum, value) => sum + Math.abs(value - middle), 0) / values.length;
}

/**
 * A sixth of the number of answers on the scale is the usual bound of agreement (Burke and Dunlap 2002); a quarter is
 * our own for answers that are far apart.
 */
export function spreadOf(values: readonly number[], answers: number): Spread {
  const steps = disagreement(values);
  if (steps <= answers / 6) return "agree";
  return steps < answers / 4 ? "split" : "far_apart";
}
