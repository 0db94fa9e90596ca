import { type Fact, type FactOf, factsOf } from "../ledger/fact";
import { onlyOne } from "../only-one";
import { inSentenceBehind, wordsBefore, wordsBehind } from "./around";
import { isNotEarned } from "./not-earned";
import { isPeriod } from "./usable";

/** "$350 each. 412 missed trips last year.": what is priced is counted in the sentence behind. */
export interface PricedBehind {
  readonly price: FactOf<"amount">;
  readonly count: FactOf<"quantity"> | FactOf<"rate">;
  readonly noun: string;
}

const EACH = /^\s?(?:each|apiece|a piece|chacune?|l['’]unité)(?![\p{L}])/iu;

/** "We bill $95 a visit", "nous facturons", "412 deliveries at $150 a delivery": what comes in, or may come in, is no cost. */
export function isChargedByUs(price: Fact): boolean {
  const before = wordsBefore(price);
  return (
    CHARGED_BY_US.test(before) ||
    PAID_BY_OTHERS.test(before) ||
    ((SOLD_AT.test(before) || isAdmission(price)) && !COSTS.test(before))
  );
}
/** "$32 a ticket": what visitors pay. */
const isAdmission = (price: Fact): boolean =>
  price.kind === "rate" && /^(?:ticket|admission|seat|guest|passenger)s?$/i.test(price.per ?? "");

/** "Each costs them $20", "nine cemeteries pay $1,340 each": theirs to pay, and perhaps paid to us. */
const PAID_BY_OTHERS =
  /(?<!\p{L})(?:costs? (?:them|(?:the |their |our )?(?:buyer|client|customer|family|families|guest|homeowner|member|owner|patient|tenant)s?)|(?<!(?<!\p{L})(?:we|i|and|to|also|always|still|now|just|then|must|have|already|can|who) )pays?(?: us| me)?) (?:about |around |roughly )?$/iu;

/** "We did look at a sensor, $900 per elevator", "insurance up from $9,400 to $14,100 a truck": what was not bought, and two prices of two years. */
export function isNotPaid(price: Fact): boolean {
  const before = wordsBefore(price);
  return ONLY_LOOKED_AT.test(before) || (TWO_PRICES.test(price.text) && CHANGED_FROM.test(before));
}
const ONLY_LOOKED_AT =
  /\b(?:(?:we|i) (?:\p{L}+ )?(?:look(?:ed)? at|considered|were offered|priced)|(?:vendor|salesman|rep|they) (?:wants?|quoted?)|would (?:cost|be))\b[^.;:]*$/iu;
const TWO_PRICES = / to /i;
const CHANGED_FROM = /\b(?:up|down|rose|risen|went|gone|fell|jumped|climbed|increased) (?:from )?$/i;
const SOLD_AT = / at (?:about |around |roughly )?$/i;
const COSTS =
  /\b(?:costs?|fined?|penalt(?:y|ies)|damages|charges? us|charged us|docks?|docked|hit us|paid|pay|bought|buy|late|missed|lost|wrong|damaged|returned|redone|scrapped|brokers?|agency|suppliers?|vendors?|contractors?|couriers?)\b/i;
const CHARGED_BY_US =
  /(?<!\p{L})(?:(?:we|i) (?:\p{L}+ )?(?:bid|bill|charge|clear|collect|earn|get|gross|invoice|make|net|quote|quoted|sell)|and (?:earn|net|clear|gross|sell|bill|charge)|our (?:\p{L}+ )?(?:fee|price|rate)s? (?:is|are)|(?:nous|on|je) (?:\p{L}+ )?(?:factur|charge|vend)\p{L}*)(?!\p{L})[^.;:]*$/iu;

/** Where the next sentence counts one thing, and one alone. */
export function pricedBehind(facts: readonly Fact[]): PricedBehind[] {
  return factsOf(facts, "amount").flatMap((price): PricedBehind[] => {
    if (!EACH.test(wordsBehind(price)) || isChargedByUs(price)) return [];
    const only = onlyOne(inSentenceBehind(facts, price).flatMap((fact) => counted(fact) ?? []));
    return only === null || isNotEarned(only.count) ? [] : [{ price, ...only }];
  });
}

export function counted(fact: Fact): Omit<PricedBehind, "price"> | null {
  if (fact.kind === "rate" && fact.role === "volume" && fact.unit !== null && isPeriod(fact.per))
    return { count: fact, noun: fact.unit };
  const isCount = fact.kind === "quantity" && fact.unit !== null && !isPeriod(fact.unit);
  return isCount && fact.outOf === undefined && fact.unit !== null ? { count: fact, noun: fact.unit } : null;
}
