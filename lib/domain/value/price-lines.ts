import { type Fact, type FactOf, factsOf, type TimeUnit } from "../ledger/fact";
import { onlyOne } from "../only-one";
import { wordsBefore, wordsBehind } from "./around";
import { countMeant } from "./counted-last";
import { type MoneyLine, originOf, type Range, rangeOf, roundedRange, times } from "./line";
import { isNotEarned } from "./not-earned";
import { isOfAPart } from "./of-a-part";
import { isChargedByUs, isNotPaid, pricedBehind } from "./priced-behind";
import { pricedBeside } from "./priced-beside";
import { isFor } from "./same-noun";
import type { Sum } from "./sums";
import { tellsAShare } from "./tally/elsewhere";
import { countsPeople, isPeriod, minutesIn, type Volume } from "./usable";

/**
 * Price times volume, or a loss times how often it came; the currency is kept. Counts that no noun follows are in no other
 * sum, and are asked for by what each of them costs.
 */
export const priceLines = (
  facts: readonly Fact[],
  volumes: readonly Volume[],
  all: readonly Fact[],
): MoneyLine[] => [...linesOfRates(facts, volumes, all), ...linesBehind(facts)];

/** "$85 per entry", and how many entries. */
function linesOfRates(
  facts: readonly Fact[],
  volumes: readonly Volume[],
  every: readonly Fact[],
): MoneyLine[] {
  return factsOf(facts, "rate").flatMap((fact): MoneyLine | [] => {
    const currency = CURRENCIES.find((each) => each === fact.unit);
    if (fact.role !== "price" || currency === undefined || fact.per === null || isPeriod(fact.per)) return [];
    const noun = fact.per;
    // "$95 an hour with a two hour minimum": a wage or a charge, and hours that say nothing of how often.
    if (minutesIn(noun) !== undefined || isChargedByUs(fact) || isNotPaid(fact)) return [];
    const all = countOf(facts, fact, noun, volumes);
    const meant = all === null ? null : countMeant(every, fact, all.fact);
    if (
      all === null ||
      meant === null ||
      isStock(every, meant) ||
      isNotEarned(meant) ||
      isOfAPart(facts, fact, meant) ||
      every.some((told) => told.field === fact.field && told.lang === "en" && tellsAShare(told.sentence)) ||
      ONE_OF_SO_MANY.test(fact.sentence) ||
      isItsPrice(fact) ||
      (all.per === null && A_MEASURE.test(noun))
    )
      return [];
    const counted = { count: rangeOf(meant), per: all.per, fact: meant };
    return lineOf(fact, counted, { noun, currency, from: [fact, counted.fact].map(originOf) });
  });
}

/** "$350 each. 412 missed trips last year." */
const linesBehind = (facts: readonly Fact[]): MoneyLine[] =>
  [...pricedBehind(facts), ...pricedBeside(facts)].map(({ price, count: fact, noun }) => {
    const per = fact.kind === "rate" && isPeriod(fact.per) ? fact.per : null;
    const counted = { count: rangeOf(fact), per, fact };
    return lineOf(price, counted, { noun, currency: price.currency, from: [fact, price].map(originOf) });
  });

function lineOf(
  sum: Sum,
  { count, per, fact }: Counted,
  said: Pick<MoneyLine, "noun" | "currency" | "from">,
): MoneyLine {
  const price = rangeOf(sum);
  const amount = times(price, count);
  const approx = sum.approx || fact.approx;
  return {
    ...said,
    kind: "money",
    amount: approx ? roundedRange(amount) : amount,
    per,
    formula: { price, volume: count },
    approx,
    question: null,
  };
}

/** "We have 40 drivers and each costs us $1,200 to train", "we stock 4,000 parts": so many there are, and not so many times. */
const isStock = (facts: readonly Fact[], count: Counted["fact"]): boolean =>
  count.kind === "quantity" &&
  (HOLD.test(wordsBefore(count)) || (HAVE.test(wordsBefore(count)) && countsPeople(facts, count)));
const HAVE =
  /(?<!\p{L})(?:(?:we|i) (?:have|employ|run)|(?:we|i)['’]ve(?: got)?) (?:about |around |over |some )?$/iu;
const HOLD = /(?<!\p{L})(?:we|i) (?:carry|hold|keep|own|stock) (?:about |around |over |some )?$/iu;

/** "A move is $420 ground floor": what one sells for; "a wrong bin is $55" is what it costs. */
export const isItsPrice = ({ sentence, lang }: Fact): boolean =>
  lang === "en" && ITS_PRICE.test(sentence.trim()) && !IS_PAID.test(sentence);
const ITS_PRICE =
  /(?:^|[.;,] )an? (?!(?:wrong|bad|late|lost|missed|broken|returned|failed|re-?\p{L}+|call-?back|go-?back)(?!\p{L}))(?:\p{L}+ )?\p{L}+ (?:is|are|goes for|sells for) (?:about |around |from )?[$£€]\d/iu;
const IS_PAID =
  /(?<!\p{L})(?:(?:to|costs?|runs|sets) (?:us|me)|of our|we pay|to (?:replace|fix|redo|remake|repair))(?!\p{L})/iu;
/** "11 metres of cloth at $9 a metre": what one of them takes, and no count of them. */
const A_MEASURE =
  /^(?:met(?:re|er)|foot|feet|yard|kilo|kilogram|kg|litre|liter|gallon|pound|lb|ton|tonne|inch)s?$/i;

interface Counted {
  count: Range;
  per: TimeUnit | null;
  fact: FactOf<"rate"> | FactOf<"quantity">;
}

const CURRENCIES = ["CAD", "USD", "EUR", "GBP"] as const;

function countOf(
  facts: readonly Fact[],
  price: FactOf<"rate">,
  noun: string,
  volumes: readonly Volume[],
): Counted | null {
  const quantities = factsOf(facts, "quantity").flatMap((fact) => {
    const { unit, low, high, outOf } = fact;
    return unit !== null &&
      outOf === undefined &&
      !OF_ONE.test(wordsBehind(fact)) &&
      isFor(fact, unit, price, noun)
      ? [{ count: { low, high }, per: null, fact }]
      : [];
  });
  const fitting = volumes.filter((volume) => isFor(volume.fact, volume.noun, price, noun));
  return onlyOne([...fitting, ...quantities]);
}

/** "2 parts a machine": so many for one, and not so many in all. */
const OF_ONE = /^ (?:an?|each|every|per) (?!(?:day|month|quarter|season|week|year)(?!\p{L}))\p{L}/iu;

/** "About 1 car in 8 loses money, avg about $700 a car": the price is of the one, and not of the eight. */
const ONE_OF_SO_MANY =
  /(?<!\p{L})(?:1|one) (?:\p{L}+ )?(?:in|out of|of every) (?:\d+|two|three|four|five|six|seven|eight|nine|ten)(?!\p{L})/iu;
