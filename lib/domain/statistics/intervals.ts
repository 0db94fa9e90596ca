import { sorted } from "./quantile";

/** What lies outside on either side, of an interval of 90 %. */
const TAIL = 0.05;
/** The same in standard deviations. */
const Z = 1.645;

export interface Interval {
  low: number;
  high: number;
}

/** The exact 90 % interval of the median, whatever the distribution; null for fewer than five values. */
export function medianInterval(values: readonly number[]): Interval | null {
  const inOrder = sorted(values);
  const { rank } = medianRank(inOrder.length);
  const low = inOrder[rank - 1];
  const high = inOrder[inOrder.length - rank];
  return low === undefined || high === undefined ? null : { low, high };
}

/** Which value from either end bounds the interval for `n` values, 0 where there is none, and how often it holds. */
export function medianRank(n: number): { rank: number; coverage: number } {
  let rank = 0;
  let below = 0;
  // Logarithms: 0.5 to the power of n leaves the range of numbers from n = 1,075 on.
  let term = -n * Math.LN2;
  for (let k = 0; k < n; k += 1) {
    const next = below + Math.exp(term);
    if (next > TAIL) break;
    below = next;
    rank = k + 1;
    term += Math.log((n - k) / (k + 1));
  }
  return { rank, coverage: 1 - 2 * below };
}

/** The 90 % interval of a share (Wilson): `share` of `n`, from 0 to 1. */
export function shareInterval(share: number, n: number): Interval {
  if (n <= 0) throw new RangeError("A share is of something.");
  const squared = Z * Z;
  const whole = 1 + squared / n;
  const centre = (share + squared / (2 * n)) / whole;
  const half = (Z / whole) * Math.sqrt((share * (1 - share)) / n + squared / (4 * n * n));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
