import { type Fact, type FactOf, factsOf } from "../ledger/fact";
import { wordsBetween } from "./around";
import type { Range } from "./line";
import { isBeside, type PieceTime, type Volume } from "./usable";

/** "17 applications and 17 final reports a year, each takes 26 hours": the time is of both, and so is the sum. */
export function joinedTo(facts: readonly Fact[], piece: PieceTime, volume: Volume): Volume {
  const other = OF_EACH.test(piece.fact.sentence) ? countBefore(facts, volume.fact) : undefined;
  if (!isBeside(piece.fact, volume.fact) || other === undefined || other.unit === null) return volume;
  return {
    ...volume,
    noun: `${other.unit} or ${volume.noun}`,
    count: { low: volume.count.low + other.low, high: volume.count.high + other.high } satisfies Range,
  };
}

/** Of each that was counted, and not "each report". */
const OF_EACH = /\b(?:each|chacune?)(?=[ ,]*(?:[.;:)]|$|takes?|is|are|costs?|eats?|prend|prennent|\d))/i;
const AND = /^ (?:and|et|plus|&) (?:the |another |les )?$/i;

const countBefore = (facts: readonly Fact[], volume: FactOf<"rate">): FactOf<"quantity"> | undefined =>
  factsOf(facts, "quantity").find(
    (count) =>
      isBeside(count, volume) &&
      count.span[1] < volume.span[0] &&
      !factsOf(facts, "person").some((one) => one.field === count.field && isIn(one.span, count.span)) &&
      AND.test(wordsBetween(count, volume)),
  );

/** "Two clerks and 30 quotes": those who do it are no pieces. */
const isIn = (inner: Fact["span"], outer: Fact["span"]): boolean =>
  inner[0] >= outer[0] && inner[1] <= outer[1];
