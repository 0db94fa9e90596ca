import { type Fact, factsOf } from "../ledger/fact";
import { onlyOne } from "../only-one";
import { wordsBehind, wordsBetween } from "./around";
import { counted, isChargedByUs, type PricedBehind } from "./priced-behind";
import { isBeside, minutesIn } from "./usable";

/** "1,180 last winter and every one means a special trip, call it $240 all in": one count, and one price behind it. */
export function pricedBeside(facts: readonly Fact[]): PricedBehind[] {
  const prices = factsOf(facts, "amount");
  return prices.flatMap((price): PricedBehind[] => {
    const isOnly = onlyOne(prices.filter((other) => isBeside(other, price))) !== null;
    const counts = facts.filter((fact) => isBeside(fact, price)).flatMap((fact) => counted(fact) ?? []);
    const only = onlyOne(counts.filter(({ noun }) => minutesIn(noun) === undefined && noun !== "age"));
    if (only === null || !isOnly || isChargedByUs(price)) return [];
    const isBehind = only.count.span[1] <= price.span[0];
    const isOfEach = EACH_ONE.test(wordsBetween(only.count, price)) && ALL_IN.test(wordsBehind(price));
    return isBehind && isOfEach ? [{ price, ...only }] : [];
  });
}

const EACH_ONE = /\b(?:every|each)(?: (?:single )?one)? (?:means|costs?|is|takes|needs|eats)\b/i;
const ALL_IN = /^,? (?:all[- ]in|all told|each|apiece|a piece|a pop|a time)\b/i;
