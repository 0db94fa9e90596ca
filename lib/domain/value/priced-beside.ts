import { type Fact, factsOf } from "../ledger/fact";
import { counted, isChargedByUs, type PricedBehind } from "./priced-behind";
import { isBeside, minutesIn } from "./usable";

/** "1,180 last winter and every one means a special trip, call it $240 all in": one count, and one price behind it. */
export function pricedBeside(facts: readonly Fact[]): PricedBehind[] {
  const prices = factsOf(facts, "amount");
  return prices.flatMap((price): PricedBehind[] => {
    const others = prices.filter((other) => other !== price && isBeside(other, price));
    const [only, ...more] = facts
      .filter((fact) => isBeside(fact, price))
      .flatMap((fact) => counted(fact) ?? [])
      .filter(({ noun }) => minutesIn(noun) === undefined && noun !== "age");
    if (only === undefined || more.length > 0 || others.length > 0 || isChargedByUs(price)) return [];
    const { sentence, sentenceAt, span } = price;
    const between = sentence.slice(Math.max(0, only.count.span[1] - sentenceAt), span[0] - sentenceAt);
    const behind = sentence.slice(span[1] - sentenceAt);
    const isBehind = only.count.span[1] <= span[0];
    return isBehind && EACH_ONE.test(between) && ALL_IN.test(behind) ? [{ price, ...only }] : [];
  });
}

const EACH_ONE = /\b(?:every|each)(?: (?:single )?one)? (?:means|costs?|is|takes|needs|eats)\b/i;
const ALL_IN = /^,? (?:all[- ]in|all told|each|apiece|a piece|a pop|a time)\b/i;
