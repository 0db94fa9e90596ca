import { type Fact, type FactOf, factsOf } from "../ledger/fact";
import { isSameNoun } from "./same-noun";
import { isBeside } from "./usable";

/** "6% of orders ship wrong, we do 900 orders a week and each one costs $45 to fix": each of those that are wrong, and not of all. */
export function isOfAPart(
  facts: readonly Fact[],
  each: Fact,
  volume: FactOf<"rate"> | FactOf<"quantity">,
): boolean {
  if (OF_THE_REST.test(each.sentence.slice(0, each.span[0] - each.sentenceAt))) return true;
  const around = each.sentence.slice(0, each.span[1] - each.sentenceAt + REACH);
  const noun = volume.unit ?? "";
  // "6% of crowns come back, 85 a month": such a count is of the part.
  const isOfAll = noun !== "" && volume.text.toLowerCase().includes(noun.split(" ")[0] ?? noun);
  const parts = partsIn(facts, noun).filter((part) => isBeside(part, each) && isBeside(part, volume));
  return isOfAll && EACH.test(around) && parts.some(({ span }) => span[0] < each.span[0]);
}

/** "The other 29% take a person 11 min each" */
const OF_THE_REST =
  /\b(?:the (?:other|remaining|rest)|\d+ ?% (?:of (?:them|those) )?(?:takes?|needs?|costs?))\b[^.;]{0,40}$/i;
const REACH = 6;
/** "Each one", "each takes"; but "every order takes" says that it is all of them. */
const EACH =
  /\b(?:each|every)(?: one\b| of (?:them|those)\b| (?:takes?|costs?|is|means|eats|needs)\b|[ ,.;]*$)/i;

/** "6% of orders", "1 in 6" */
const partsIn = (facts: readonly Fact[], noun: string): Fact[] => [
  ...factsOf(facts, "rate").filter(
    ({ role, of }) => role === "share" && (of === undefined || isSameNoun(of, noun)),
  ),
  ...factsOf(facts, "quantity").filter(
    ({ outOf, unit }) => outOf !== undefined && (unit === null || isSameNoun(unit, noun)),
  ),
];
