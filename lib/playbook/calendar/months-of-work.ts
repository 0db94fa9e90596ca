import type { Answers } from "@/lib/domain/assessment/assessment";
import { monthsIn } from "./month-names";
import { plainSentencesIn } from "./told-sentences";

/** "June thru end of August", "we run May to October": how many months of the year have the work at all; null where all have. */
export function monthsOfWork({
  companyActivity,
  otherChallenge,
}: Pick<Answers, "companyActivity" | "otherChallenge">): number | null {
  const inActivity = plainSentencesIn(companyActivity ?? null).map((sentence) => lengthIn(sentence));
  const inChallenge = plainSentencesIn(otherChallenge)
    .filter((sentence) => OF_SEASON.test(sentence))
    .map((sentence) => lengthIn(sentence));
  return [...inActivity, ...inChallenge].find((length) => length !== null) ?? null;
}

/** "Go-backs. May to Oct (26 wks) we get 55 a week" */
const OF_SEASON =
  /(?<!\p{L})(?:season (?:is|runs)|we (?:are |'re )?(?:run|open|operate|fly|plow|mow|spray|paint|guide)|\d+ ?(?:wks?|weeks))(?!\p{L})/iu;
/** "All year, busiest from May to July" */
const ALL_YEAR =
  /(?<!\p{L})(?:all year|year[- ]round|busiest|peak|busy|closed|except|quiet|slow|hire|hiring)(?!\p{L})/iu;
const MOST_MONTHS = 6;

function lengthIn(sentence: string): number | null {
  const months = ALL_YEAR.test(sentence) ? null : monthsIn(sentence);
  return months === null || months.length > MOST_MONTHS ? null : months.length;
}
