import { type Fact, type FactOf, factsOf, type Ledger } from "@/lib/domain/ledger/fact";
import { onlyOne } from "@/lib/domain/only-one";
import { isRightBehind, WITH_A_MARK } from "@/lib/domain/value/around";
import { isItsPrice } from "@/lib/domain/value/price-lines";
import { isChargedByUs } from "@/lib/domain/value/priced-behind";
import { isSameNoun } from "@/lib/domain/value/same-noun";
import { isBeside, isPeriod } from "@/lib/domain/value/usable";
import { pluralOf } from "../../lead/task-words";
import { HEADING } from "../../own-lines/another-matter";
import { PEOPLE } from "./lost-part";
import { costsUs, NOT_NOW, pricesOfOne } from "./price-of-one";
import { comesTo, factor, overAYear, priceOf, type Step, type ToldCost } from "./told-cost";

/** "We get 55 a week, May to Oct (26 wks), and a go-back costs me $85": counted, and then what one of them costs. */
export function oneCosts(facts: readonly Fact[], unplaced: Ledger["unplaced"]): ToldCost[] {
  return pricesOfOne(facts).flatMap((told): ToldCost | [] => {
    const { one, price } = told;
    if ((!costsUs(told) && isChargedByUs(price)) || isItsPrice(price) || PEOPLE.test(one)) return [];
    const count = countOf(facts, price, one, unplaced);
    if (count === null || count.per === null || !isPeriod(count.per)) return [];
    if (NOT_NOW.test(price.sentence) || NOT_NOW.test(count.sentence)) return [];
    const pieces = pluralOf(one);
    const season = weeksIn(count.sentence);
    const isSeason = season !== null && count.per === "week";
    const whole: Step[] = isSeason
      ? [factor(season, "weeks"), comesTo("money", "a season")]
      : overAYear(count.per, count.sentence);
    if (whole.length === 0 && count.per !== "year") return [];
    const when = isSeason ? " a season" : " a year";
    return {
      steps: [
        factor(count.low, `${pieces} a ${count.per}`),
        priceOf(price.low, "for each"),
        comesTo("money", `a ${count.per}`),
        ...whole,
      ],
      tail: `${when} goes into ${pieces}`,
      beside: `${when.trim()} of ${pieces}`,
      from: [count, price],
    };
  });
}

/** The one rate of the very thing, or the bare one beside it where it is what heads the note: "Go-backs. We get 55 a week". */
function countOf(
  facts: readonly Fact[],
  price: Fact,
  one: string,
  unplaced: Ledger["unplaced"],
): FactOf<"rate"> | null {
  const volumes = factsOf(facts, "rate").filter(
    (fact) =>
      fact.role === "volume" &&
      fact.field === price.field &&
      fact.polarity === "affirmed" &&
      fact.low === fact.high,
  );
  const named = volumes.filter(({ unit }) => unit !== null && isSameNoun(unit, one));
  const bare = volumes.filter(
    (fact) =>
      fact.unit === null &&
      isBeside(fact, price) &&
      fact.span[1] <= price.span[0] &&
      isHeadedBy(one, fact, unplaced),
  );
  return onlyOne(named.length > 0 ? named : bare);
}

function isHeadedBy(one: string, fact: Fact, unplaced: Ledger["unplaced"]): boolean {
  const before = unplaced.findLast((each) => isRightBehind(fact, each, WITH_A_MARK));
  const heading = before?.sentence.trim() ?? "";
  return HEADING.test(heading) && isSameNoun(heading.replace(/[.:]$/, ""), one);
}

/** "(26 wks)", "for 26 weeks": how long their season is. */
function weeksIn(sentence: string): number | null {
  const said = /(?:\(|\b(?:for|over|about) )(\d{1,2}) ?(?:wks?|weeks)\b/i.exec(sentence)?.[1];
  const weeks = Number(said);
  return said !== undefined && weeks >= FEWEST_WEEKS && weeks <= 52 ? weeks : null;
}
const FEWEST_WEEKS = 4;
