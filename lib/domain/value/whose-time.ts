import { type Fact, type FactOf, factsOf } from "../ledger/fact";
import { wordsBefore, wordsBetween } from "./around";
import { countsPeople, isBeside } from "./usable";

/** "Our 70 nurses lose 40 minutes a shift to charting": a time of all of them, unless it is said to be of all together. */
export function thoseWhoSpend(facts: readonly Fact[], time: FactOf<"rate">): FactOf<"quantity"> | null {
  if (time.lang !== "en" || TOGETHER.test(time.sentence)) return null;
  const beside = facts.filter((fact) => isBeside(fact, time) && fact.span[1] <= time.span[0]);
  const found = factsOf(beside, "quantity").findLast(
    (count) =>
      count.unit !== null &&
      count.low === count.high &&
      count.low > 1 &&
      count.outOf === undefined &&
      countsPeople(beside, count) &&
      SPEND.test(wordsBetween(count, time)),
  );
  return found ?? null;
}

/** "Every one of the 22 supervisors spends 9 hours a week": all of them, though one is named. */
export function everyOneOf(facts: readonly Fact[], time: FactOf<"rate">): FactOf<"quantity"> | null {
  const one = factsOf(facts, "quantity").find(
    (fact) =>
      isBeside(fact, time) &&
      fact.span[1] <= time.span[0] &&
      fact.outOf !== undefined &&
      fact.low === 1 &&
      /\b(?:every|each) $/i.test(wordsBefore(fact)) &&
      SPEND.test(wordsBetween(fact, time)),
  );
  if (one?.outOf === undefined) return null;
  const { outOf, ...rest } = one;
  return { ...rest, low: outOf, high: outOf };
}

const TOGETHER =
  /\b(?:together|in total|total|combined|between them|among them|all told|as a team|overall)\b/i;
/** Nothing but the verb, and what is done, between those who spend the time and the time. */
const SPEND =
  /^ (?:who \p{L}+ )?(?:(?:still|now|all|often|usually|easily|each) )?(?:spends?|loses?|wastes?|uses?|saves?|puts? in|gives? up|burns?)(?: (?:about|around|roughly|some|at least|up to))* $/iu;
