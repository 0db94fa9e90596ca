import { type Fact, factsOf } from "../ledger/fact";
import { onlyOne } from "../only-one";
import { wordsBehind } from "./around";
import { isBeside } from "./usable";

/** "For a 96 day season": the days on which they do it, told in that very sentence; null where they tell none. */
export function seasonDays(facts: readonly Fact[], time: Fact): number | null {
  const told = factsOf(facts, "quantity").filter(
    (fact) =>
      fact.unit === "day" &&
      fact.low === fact.high &&
      fact.low >= FEWEST &&
      fact.low <= MOST &&
      isBeside(fact, time) &&
      /^[- ](?:\p{L}+ )?(?:season|harvest|campaign)\b/iu.test(wordsBehind(fact)),
  );
  return onlyOne(told)?.low ?? null;
}
const FEWEST = 10;
const MOST = 366;
