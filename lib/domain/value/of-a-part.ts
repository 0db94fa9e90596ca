import { type Fact, type FactOf, factsOf } from "../ledger/fact";
import { isSameNoun } from "./same-noun";
import { isBeside } from "./usable";

/** "6% of orders ship wrong, we do 900 orders a week and each one costs $45 to fix": each of those that are wrong, and not of all. */
export function isOfAPart(
  facts: readonly Fact[],
  each: Fact,
  volume: FactOf<"rate"> | FactOf<"quantity">,
): boolean {
  const around = each.sentence.slice(0, each.span[1] - each.sentenceAt + REACH);
  const noun = volume.unit ?? "";
  // "6% of crowns come back, 85 a month": such a count is of the part.
  const isOfAll = noun !== "" && volume.text.toLowerCase().includes(noun.split(" ")[0] ?? noun);
  const parts = partsIn(facts, noun).filter((part) => isBeside(part, each) && isBeside(part, volume));
  return isOfAll && EACH.test(around) && parts.some(({ span }) => span[0] < each.span[0]);
}

/**
 * "618 stones, 27 came back, about $1,340 each": the bare counts between the pieces and what one of them takes, each a part
 * of the pieces. None where "each" is followed by the piece.
 */
export function partsBefore(
  facts: readonly Fact[],
  each: Fact,
  volume: FactOf<"rate"> | FactOf<"quantity">,
): FactOf<"quantity">[] {
  const { sentence, sentenceAt, span } = each;
  const said = sentence.slice(span[0] - sentenceAt, span[1] - sentenceAt + BEHIND);
  if (volume.span[1] > span[0] || !isBeside(volume, each) || !OF_THOSE.test(said)) return [];
  return factsOf(facts, "quantity").filter(
    (fact) =>
      fact.unit === null &&
      fact.outOf === undefined &&
      fact.low === fact.high &&
      Number.isInteger(fact.low) &&
      fact.low >= 1 &&
      fact.low < volume.low &&
      fact.polarity === "affirmed" &&
      fact.span[0] >= volume.span[1] &&
      fact.span[1] <= span[0] &&
      isBeside(fact, each),
  );
}
const BEHIND = 24;
/** "$1,340 each to recut", "12 minutes each, plus the call"; but "each order takes 12 minutes" is of all orders. */
const OF_THOSE =
  /(?<!\p{L})(?:each|apiece|a pop|chacune?)(?= (?:to|for|and|by|in|when|if|one)(?!\p{L})| ?[(,.;:]|$)/iu;

/** Whether it is said what became of them: "27 came back", "40 of those were late". */
export const isToldOf = ({ sentence, sentenceAt, span }: Fact): boolean =>
  BECAME.test(sentence.slice(span[1] - sentenceAt));
const BECAME =
  /^ (?:of (?:them|those|these) )?(?:came|come|were|are|got|get|had|needed|need|failed|fail|bounced?|went|go|ended|end|missed|broke|break|cracked|leaked|shipped|left)(?!\p{L})/iu;

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
