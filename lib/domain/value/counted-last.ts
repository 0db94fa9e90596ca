import { type Fact, type FactOf, factsOf } from "../ledger/fact";
import { wordsBefore, wordsBehind } from "./around";
import { sumsIn } from "./sums";
import { countsPeople, isBeside, isPeriod, minutesIn } from "./usable";

type Count = FactOf<"rate"> | FactOf<"quantity">;

/**
 * What a figure for each is of. "618 stones, 27 came back, about $1,340 each": of the part that was told last before it. Two
 * parts, a part in words ("a handful get queried") or another thing in between leave that open: null.
 */
export function countMeant(facts: readonly Fact[], each: Fact, volume: Count): Count | null {
  const { sentence, sentenceAt, span } = each;
  if (volume.field !== each.field) return volume;
  if (isOfAShare(facts, each, volume)) return null;
  if (volume.span[1] > span[0] || !isOfThose(each)) return volume;
  const beside = volume.sentenceAt === sentenceAt;
  const own = factsOf(facts, "quantity").filter((fact) => fact.field === each.field && isBare(fact));
  const isAPart = (fact: FactOf<"quantity">): boolean =>
    fact.low < volume.low && (fact.sentenceAt === sentenceAt || isToldOf(fact));
  const parts = own.filter((one) => one.span[0] >= volume.span[1] && one.span[1] <= span[0] && isAPart(one));
  const [part, ...others] = parts;
  if (part !== undefined)
    return others.length === 0 && isExact(part) && isToldOf(part) && beside ? part : null;
  const from = Math.max(volume.span[1], sentenceAt);
  const between = facts.filter(
    (fact) => fact.field === each.field && fact.span[0] >= from && fact.span[1] <= span[0],
  );
  const words = withoutCounts(sentence, sentenceAt, [from, span[0]], between);
  const isOpen =
    IN_WORDS.test(words) ||
    IN_DIGITS.test(words) ||
    between.some((fact) => isListed(fact, between)) ||
    (OUT_OF.test(wordsBefore(volume)) && own.some((one) => isIn(volume, one)));
  return isOpen ? null : volume;
}

/**
 * "21,000 skins a year, 6 in every 100 are knocked down a grade, that's $17 a skin", "12,000 sheets and 3% don't come back.
 * Replacement is $7.50 a sheet": the price is of the part, in whichever order they are told.
 */
const isOfAShare = (facts: readonly Fact[], each: Fact, volume: Count): boolean =>
  each.kind === "rate" &&
  each.role === "price" &&
  facts.some(
    (fact) =>
      ((fact.kind === "quantity" && fact.outOf !== undefined) ||
        (fact.kind === "rate" && fact.role === "share")) &&
      fact.field === each.field &&
      fact.span[0] >= Math.min(volume.span[1], each.span[1]) &&
      (isBeside(fact, each) || isBeside(fact, volume)),
  );

/** "27 come back out of 618 stones" */
const OUT_OF = /(?<!\p{L})of (?:the |our |all |about |some )*$/iu;
const isIn = (volume: Count, one: FactOf<"quantity">): boolean =>
  one.sentenceAt === volume.sentenceAt && one.span[1] <= volume.span[0];

/** "$1,340 each to recut", "each one costs us $1,340"; but "each order takes 12 minutes" is of all orders. */
const isOfThose = (fact: Fact): boolean =>
  EACH_BEHIND.test(fact.text + wordsBehind(fact).slice(0, BEHIND)) || EACH_BEFORE.test(wordsBefore(fact));
const BEHIND = 24;
const EACH_BEHIND =
  /(?<!\p{L})(?:each|apiece|a pop|chacune?)(?= (?:to|for|and|by|in|on|at|when|if|one|of)(?!\p{L})| ?[(,.;:)]|$)/iu;
const EACH_BEFORE =
  /(?<!\p{L})(?:each|every)(?: one| of (?:them|those))? (?:an?|costs?|eats?|is|means?|needs?|runs?|sets?|takes?|ties up)(?: \p{L}+){0,3} $/iu;

const isBare = ({ unit, outOf }: FactOf<"quantity">): boolean => unit === null && outOf === undefined;

const isExact = ({ low, high, polarity }: FactOf<"quantity">): boolean =>
  low === high && Number.isInteger(low) && low >= 1 && polarity === "affirmed";

/** Whether it is said what became of them: "27 came back", "40 of those were late". */
const isToldOf = (fact: Fact): boolean => BECAME.test(wordsBehind(fact));
const BECOMES =
  "(?:of (?:them|those|these|which) )?(?:came|come|were|are|got|get|had|needed|need|failed|fail|bounced?|went|go|ended|end|missed|broke|break|cracked|died|leaked|quit|returned|shipped|spoiled|tore|left)";
const BECAME = new RegExp(String.raw`^ ${BECOMES}(?!\p{L})`, "iu");
/** "(27 came back)": a number that was read as no count. */
const IN_DIGITS = new RegExp(String.raw`(?<![\p{L}\d.,$-])\d[\d,]* ${BECOMES}(?!\p{L})`, "iu");

/** Words between, without what was counted with a noun of its own. */
function withoutCounts(
  sentence: string,
  sentenceAt: number,
  [from, to]: readonly [number, number],
  between: readonly Fact[],
): string {
  const counts = [...factsOf(between, "quantity"), ...sumsIn(between)];
  const isCounted = (at: number): boolean => counts.some(({ span }) => at >= span[0] && at < span[1]);
  return sentence
    .split("")
    .map((letter, index) => (isCounted(index + sentenceAt) ? " " : letter))
    .join("")
    .slice(from - sentenceAt, to - sentenceAt);
}

/** "Five bite", "a handful get queried", "half need a rewrite"; but "most at night" is no part that is counted. */
const IN_WORDS =
  /(?<![\p{L}-])(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|hundred|dozens?|handful|few|couple|third|quarter|fifth|tenth|percent)(?!\p{L})|(?<![\p{L}-])(?:some|several|half|most|many)(?![\p{L}-])(?! (?:of (?:them|those|it) )?(?:after|at|before|by (?:day|night|noon)|during|evenings|from|in|nights|on)(?!\p{L}))/iu;

/** "300 orders a week, 20 returns, 15 minutes each": told behind a comma or a verb; "from 31 hospitals" is no other thing to do. */
function isListed(fact: Fact, between: readonly Fact[]): boolean {
  if (fact.kind !== "quantity" || fact.unit === null || fact.outOf !== undefined) return false;
  const isTime = isPeriod(fact.unit) || minutesIn(fact.unit) !== undefined || fact.unit === "age";
  return !isTime && !countsPeople(between, fact) && LISTED.test(wordsBefore(fact));
}
const LISTED =
  /(?:^|[,;:(] ?|(?<!\p{L})(?:and|but|had|got|get|lose|lost|redo|redid|fix|fixed|find|found|with) )(?:(?:about|around|roughly|some|only) )?$/iu;
