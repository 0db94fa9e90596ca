import { type Fact, factsOf } from "../ledger/fact";
import { onlyOne } from "../only-one";
import { wordsBehind, wordsBetween } from "./around";
import { isBeside } from "./usable";

/** "For a 96 day season", "4 hours a night, 75 nights": the days on which they do it, told in that very sentence; null where they tell none. */
export function seasonDays(facts: readonly Fact[], time: Fact): number | null {
  const told = factsOf(facts, "quantity").filter(
    (fact) =>
      DAYS.test(fact.unit ?? "") &&
      fact.low === fact.high &&
      fact.low >= FEWEST &&
      fact.low <= MOST &&
      isBeside(fact, time) &&
      (/^[- ](?:\p{L}+ )?(?:season|harvest|campaign)\b/iu.test(wordsBehind(fact)) ||
        (fact.span[0] >= time.span[1] && SO_OFTEN.test(wordsBetween(time, fact)))),
  );
  return onlyOne(told)?.low ?? null;
}
const DAYS = /^(?:day|night|nite|evening|morning|shift)$/;
/** "4 hours a night, 75 nights" */
const SO_OFTEN = /^,? ?(?:x |× ?|for |over )?(?:about |around )?$/i;
const FEWEST = 10;
const MOST = 366;

/** "20 weeks of spring and fall, 15 hours a week of it": the weeks in which they do it, told in that very sentence. */
export function seasonWeeks(facts: readonly Fact[], time: Fact): number | null {
  const told = factsOf(facts, "quantity").filter(
    (fact) =>
      fact.unit === "week" &&
      fact.low === fact.high &&
      fact.low >= FEWEST_WEEKS &&
      fact.low <= MOST_WEEKS &&
      isBeside(fact, time) &&
      OF_A_SEASON.test(wordsBehind(fact)),
  );
  return onlyOne(told)?.low ?? null;
}
const OF_A_SEASON =
  /^(?: of (?:the )?(?:spring|summer|fall|autumn|winter|season|harvest)| a (?:year|season)|[- ](?:season|harvest))(?!\p{L})/iu;
const FEWEST_WEEKS = 4;
const MOST_WEEKS = 52;
