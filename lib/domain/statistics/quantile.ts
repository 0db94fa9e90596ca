/** Order statistics: the values in ascending order. Without values there is none, so that is a mistake of the caller's. */
export function sorted(values: readonly number[]): number[] {
  if (values.length === 0) throw new RangeError("There are no values.");
  return [...values].sort((one, other) => one - other);
}

/** Quantile of type 7: linear between the two values that it falls between. `p` from 0 to 1. */
export function quantile(values: readonly number[], p: number): number {
  const inOrder = sorted(values);
  const place = clean((inOrder.length - 1) * p);
  const below = Math.floor(place);
  const low = inOrder[below] ?? Number.NaN;
  const high = inOrder[below + 1] ?? low;
  return clean(low + (place - below) * (high - low));
}

/** Without what binary fractions add or leave out: 85 times 0.7 is 59.5, and what lies on a half is rounded up. */
const clean = (value: number): number => Math.round(value * 1e9) / 1e9;

/** The middle value, or the mean of the two middle ones. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);
