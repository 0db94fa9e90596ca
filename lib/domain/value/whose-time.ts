import { type Fact, type FactOf, factsOf } from "../ledger/fact";

/** "Our 70 nurses lose 40 minutes a shift to charting": a time of all of them, unless it is said to be of all together. */
export function thoseWhoSpend(facts: readonly Fact[], time: FactOf<"rate">): FactOf<"quantity"> | null {
  if (time.lang !== "en" || TOGETHER.test(time.sentence)) return null;
  const beside = facts.filter(
    ({ field, sentenceAt, span }) =>
      field === time.field && sentenceAt === time.sentenceAt && span[1] <= time.span[0],
  );
  const persons = factsOf(beside, "person");
  const between = ({ span }: Fact): string =>
    time.sentence.slice(span[1] - time.sentenceAt, time.span[0] - time.sentenceAt);
  const found = factsOf(beside, "quantity").findLast(
    (count) =>
      count.unit !== null &&
      count.low === count.high &&
      count.low > 1 &&
      count.outOf === undefined &&
      persons.some(({ span }) => count.span[0] <= span[0] && span[0] < count.span[1]) &&
      SPEND.test(between(count)),
  );
  return found ?? null;
}

const TOGETHER =
  /\b(?:together|in total|total|combined|between them|among them|all told|as a team|overall)\b/i;
/** Nothing but the verb, and what is done, between those who spend the time and the time. */
const SPEND =
  /^ (?:who \p{L}+ )?(?:(?:still|now|all|often|usually|easily|each) )?(?:spend|lose|waste|use|save|put in|give up|burn)(?: (?:about|around|roughly|some|at least|up to))* $/iu;
