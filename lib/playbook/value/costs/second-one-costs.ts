import { type Fact, type FactOf, factsOf } from "@/lib/domain/ledger/fact";
import { onlyOne } from "@/lib/domain/only-one";
import { wordsBehind, wordsBetween } from "@/lib/domain/value/around";
import { isBeside } from "@/lib/domain/value/usable";
import { pluralOf } from "../../lead/task-words";
import { whenIn } from "./lost-each";
import { PEOPLE } from "./lost-part";
import { costsUs, NOT_NOW, pricesOfOne } from "./price-of-one";
import { comesTo, factor, priceOf, type ToldCost } from "./told-cost";

/** "Last season 1,310 emergency calls and 22% needed a second trip. A second trip costs us $485": so many, the part, and what one costs. */
export function secondOneCosts(facts: readonly Fact[]): ToldCost[] {
  return pricesOfOne(facts).flatMap((priced): ToldCost | [] => {
    const { one, price } = priced;
    const told = onlyOne(partsNeeding(facts, price, one));
    if (!costsUs(priced) || NOT_NOW.test(price.sentence) || told === null) return [];
    const { share, count } = told;
    const pieces = pluralOf(count.unit ?? "");
    const when = whenIn(`${count.sentence[0]?.toLowerCase()}${count.sentence.slice(1)}`);
    return {
      steps: [
        factor(count.low, `${pieces}${when}`),
        factor(share.low / 100, `of them that needed a ${one}`, `${share.low}%`),
        comesTo("count", pluralOf(one)),
        priceOf(price.low, "for each"),
        comesTo("money", when === "" ? "in all" : when.trim()),
      ],
      tail: ` went into ${pluralOf(one)}${when}`,
      beside: `of ${pluralOf(one)}${when}`,
      from: [share, count, price],
    };
  });
}

interface Told {
  share: FactOf<"rate">;
  count: FactOf<"quantity">;
}

/** The share that is said to need that very thing, with the count that it is a part of just before it. */
const partsNeeding = (facts: readonly Fact[], price: Fact, one: string): Told[] =>
  factsOf(facts, "rate").flatMap((share): Told[] => {
    const isShare =
      share.role === "share" &&
      share.field === price.field &&
      share.sentenceAt <= price.sentenceAt &&
      share.low === share.high &&
      share.low > 0 &&
      share.low < 100 &&
      share.polarity === "affirmed" &&
      !NOT_NOW.test(share.sentence);
    if (!isShare || !NEEDED.test(wordsBehind(share)) || !wordsBehind(share).toLowerCase().includes(` ${one}`))
      return [];
    return factsOf(facts, "quantity")
      .filter(
        (count) =>
          count.unit !== null &&
          count.low === count.high &&
          count.low >= FEWEST &&
          !PEOPLE.test(count.unit) &&
          isBeside(count, share) &&
          count.span[1] <= share.span[0] &&
          /^,? (?:and|of which|where|but)?,? ?(?:about |around )?$/i.test(wordsBetween(count, share)),
      )
      .map((count) => ({ share, count }));
  });
const FEWEST = 10;
const NEEDED =
  /^ (?:of (?:them|those) )?(?:needed|needs?|took|takes?|meant|means?|required?|got|had) (?:an? |another )/i;
