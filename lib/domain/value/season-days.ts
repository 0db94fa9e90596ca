import { type Fact, type FactOf, factsOf } from "../ledger/fact";
import { onlyOne } from "../only-one";
import { wordsBehind, wordsBetween } from "./around";
import { isBeside } from "./usable";

/** "For a 96 day season", "4 hours a night, 75 nights": the days on which they do it, told in that very sentence; null where they tell none. */
export const seasonDays = (facts: readonly Fact[], time: Fact): number | null =>
  toldBeside(
    facts,
    time,
    DAYS,
    (days) =>
      OF_A_SEASON_OF_DAYS.test(wordsBehind(days)) ||
      (days.span[0] >= time.span[1] && SO_OFTEN.test(wordsBetween(time, days))),
  );
const DAYS = { unit: /^(?:day|night|nite|evening|morning|shift)$/, least: 10, most: 366 };
const OF_A_SEASON_OF_DAYS = /^[- ](?:\p{L}+ )?(?:season|harvest|campaign)\b/iu;
/** "4 hours a night, 75 nights" */
const SO_OFTEN = /^,? ?(?:x |× ?|for |over )?(?:about |around )?$/i;

/** "20 weeks of spring and fall, 15 hours a week of it": the weeks in which they do it, told in that very sentence. */
export const seasonWeeks = (facts: readonly Fact[], time: Fact): number | null =>
  toldBeside(facts, time, WEEKS, (weeks) => OF_A_SEASON.test(wordsBehind(weeks)));
const WEEKS = { unit: /^week$/, least: 4, most: 52 };
const OF_A_SEASON =
  /^(?: of (?:the )?(?:spring|summer|fall|autumn|winter|season|harvest)| a (?:year|season)|[- ](?:season|harvest))(?!\p{L})/iu;

/** The one count of such units beside a time that is of a season. */
function toldBeside(
  facts: readonly Fact[],
  time: Fact,
  { unit: units, least, most }: { unit: RegExp; least: number; most: number },
  isOfSeason: (count: FactOf<"quantity">) => boolean,
): number | null {
  const told = factsOf(facts, "quantity").filter(
    (count) =>
      units.test(count.unit ?? "") &&
      count.low === count.high &&
      count.low >= least &&
      count.low <= most &&
      isBeside(count, time) &&
      isOfSeason(count),
  );
  return onlyOne(told)?.low ?? null;
}
