/** Neighbouring stages under one number. */
export interface Bin<Name extends string> {
  names: Name[];
  count: number;
}

const TELLING = (count: number): boolean => count === 1 || count === 2;

/**
 * No group of one or two: the first that is so small joins its smaller neighbour, until there is none. Of neighbours
 * alike, the one before.
 */
export function joinSmall<Name extends string>(bins: readonly Bin<Name>[]): Bin<Name>[] {
  const at = bins.findIndex(({ count }) => TELLING(count));
  const small = bins[at];
  if (small === undefined || bins.length < 2) return [...bins];
  const [before, after] = [bins[at - 1], bins[at + 1]];
  const joinsBefore = after === undefined || (before !== undefined && before.count <= after.count);
  const from = joinsBefore ? at - 1 : at;
  const [one, other] = [bins[from], bins[from + 1]];
  if (one === undefined || other === undefined) return [...bins];
  const joined = { names: [...one.names, ...other.names], count: one.count + other.count };
  return joinSmall([...bins.slice(0, from), joined, ...bins.slice(from + 2)]);
}
