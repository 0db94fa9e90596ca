import { type Fact, type FactOf, factsOf } from "@/lib/domain/ledger/fact";
import { onlyOne } from "@/lib/domain/only-one";
import { wordsBefore, wordsBehind, wordsBetween } from "@/lib/domain/value/around";
import { isChargedByUs } from "@/lib/domain/value/priced-behind";
import { isSameNoun } from "@/lib/domain/value/same-noun";
import { isInDollars, type Sum, sumsIn } from "@/lib/domain/value/sums";
import { isBeside, isPeriod, isUsable, minutesIn } from "@/lib/domain/value/usable";
import { ENGLISH_MONTHS } from "../../calendar/month-names";
import { pluralOf } from "../../lead/task-words";
import { PEOPLE } from "./lost-part";
import { comesTo, factor, overAYear, priceOf, type ToldCost } from "./told-cost";

/** "We lost 410,000 seedlings, about 38 cents each" */
export function lostEach(facts: readonly Fact[]): ToldCost[] {
  const usable = facts.filter(isUsable);
  return [...factsOf(usable, "quantity"), ...factsOf(usable, "rate")].flatMap((count): ToldCost | [] => {
    const price = isLostCount(count) ? priceBehind(usable, count) : null;
    if (price === null) return [];
    const { each, fact } = price;
    const pieces = pluralOf(count.unit ?? "");
    const per = count.kind === "rate" && isPeriod(count.per) ? count.per : null;
    const when = per === null ? whenIn(count.sentence) : ` a ${per}`;
    return {
      steps: [
        factor(count.low, `${pieces} lost${when}`),
        priceOf(each, "for each"),
        comesTo("money", when.trim()),
        ...(per === null ? [] : overAYear(per, count.sentence)),
      ],
      tail: per === null ? ` was lost${when}` : " a year is lost",
      beside: per === null ? `of ${pieces} lost${when}` : `a year of lost ${pieces}`,
      from: [count, fact],
    };
  });
}

const LOST =
  /\b(?:lost|lose|threw (?:out|away)|throw (?:out|away)|scrapped|scrap|wrote off|dumped|dump|culled|spoiled|wasted|waste) (?:about |around |roughly |some |over |nearly )?$/i;

/** Things; who was lost went elsewhere. */
const isLostCount = (count: FactOf<"quantity"> | FactOf<"rate">): boolean =>
  count.lang === "en" &&
  count.unit !== null &&
  !PEOPLE.test(count.unit) &&
  !IS_NO_THING.test(count.unit) &&
  !isPeriod(count.unit) &&
  minutesIn(count.unit) === undefined &&
  count.low === count.high &&
  count.low > 1 &&
  (count.kind === "quantity" ? count.outOf === undefined : count.role === "volume" && isPeriod(count.per)) &&
  LOST.test(wordsBefore(count)) &&
  !TO_ANOTHER.test(wordsBehind(count));
/** What was not won brings no money, and what it would have cost to do is not known. */
const IS_NO_THING =
  /\b(?:contract|deal|bid|job|order|sale|tender|project|portfolio|game|booking|lead|quote|point|listing)s?$/i;
const TO_ANOTHER =
  /^[^.;]* to (?:an?|another|the|some|our) (?:other |bigger |cheaper )?(?:guy|competitor|competition|outfit|firm|shop|company)\b/i;

/** The one price of one behind it, in dollars: "$4 each", "38 cents each". */
function priceBehind(
  facts: readonly Fact[],
  count: FactOf<"quantity"> | FactOf<"rate">,
): { each: number; fact: Fact } | null {
  const prices = sumsIn(facts).flatMap((fact) => {
    const cents = centsIn(fact);
    const isBehind = isBeside(fact, count) && count.span[1] <= fact.span[0] && fact.low === fact.high;
    if (cents === null || !isBehind || isChargedByUs(fact)) return [];
    const isOfEach = / each$/i.test(fact.text) || /^ (?:each|apiece|a piece)\b/i.test(wordsBehind(fact));
    const isOfIt = fact.kind === "rate" && fact.per !== null && isSameNoun(fact.per, count.unit ?? "");
    const isOfOthers = ELSE.test(wordsBetween(count, fact));
    return (isOfEach || isOfIt) && !isOfOthers ? { each: cents / 100, fact } : [];
  });
  return onlyOne(prices);
}
/** "And sell the rest at": what each is then of is something else. */
const ELSE = /\b(?:sell|sold|rest|others?|remaining|new ones|replace)\b|;/i;

function centsIn(fact: Sum): number | null {
  if (fact.kind === "rate" && (fact.per === null || isPeriod(fact.per))) return null;
  if (fact.kind === "rate" && fact.unit === "cent") return fact.low;
  return isInDollars(fact) ? fact.low * 100 : null;
}

const WHEN = new RegExp(
  String.raw`\b((?:last|this|this past) (?:spring|summer|fall|autumn|winter|year|season|month|week)|in (?:${ENGLISH_MONTHS}|20\d\d))\b`,
);

/** " in February"; empty where it was not said. */
function whenIn(sentence: string): string {
  const said = WHEN.exec(sentence)?.[1];
  return said === undefined ? "" : ` ${said}`;
}
