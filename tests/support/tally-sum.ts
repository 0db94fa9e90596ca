import type { Tally } from "@/lib/domain/value/tally/tally";

/** Hours, or dollars, in the last of its times. */
export function sumOf({ kind, pers, shares, part, people, each, check }: Tally): number {
  const pieces = pers.reduce(
    (product, { count }, place) => product * (place === 0 ? (part ?? count) : count),
    1,
  );
  const share = shares.reduce((product, each) => (product * each.part) / each.whole, 1);
  const many = pieces * share * (people?.count ?? 1);
  return Math.round((many * (each - (check ?? 0)) * 100) / (kind === "time" ? 60 : 1)) / 100;
}
