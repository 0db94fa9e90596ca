import { type Fact, type FactOf, factsOf, type TimeUnit } from "../ledger/fact";
import { type MoneyLine, originOf, type Range, roundedRange, times } from "./line";
import { isOfAPart, isToldOf, partsBefore } from "./of-a-part";
import { isChargedByUs, isNotPaid, pricedBehind } from "./priced-behind";
import { pricedBeside } from "./priced-beside";
import { isFor } from "./same-noun";
import { isPeriod, minutesIn, type Volume } from "./usable";

/** Price times volume, or a loss times how often it came; the currency is kept. */
/** Counts that no noun follows are in no other sum, and are asked for by what each of them costs. */
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
  return factsOf(facts, "rate").flatMap((fact): MoneyLine[] => {
    const currency = CURRENCIES.find((each) => each === fact.unit);
    if (fact.role !== "price" || currency === undefined || fact.per === null || isPeriod(fact.per)) return [];
    const noun = fact.per;
    // "$95 an hour with a two hour minimum": a wage or a charge, and hours that say nothing of how often.
    if (minutesIn(noun) !== undefined || isChargedByUs(fact) || isNotPaid(fact)) return [];
    const all = countOf(facts, fact, noun, volumes);
    const parts = all === null ? [] : partsBefore(every, fact, all.fact);
    const counted = parts.length === 0 ? all : ofPart(parts, all?.per ?? null);
    if (counted === null || isOfAPart(facts, fact, counted.fact) || ONE_OF_SO_MANY.test(fact.sentence))
      return [];
    const price = { low: fact.low, high: fact.high };
    const amount = times(price, counted.count);
    const approx = fact.approx || counted.fact.approx;
    return [
      {
        kind: "money",
        noun,
        currency,
        amount: approx ? roundedRange(amount) : amount,
        per: counted.per,
        formula: { price, volume: counted.count },
        from: [originOf(fact), originOf(counted.fact)],
        approx,
        question: null,
      },
    ];
  });
}

/** "$350 each. 412 missed trips last year." */
const linesBehind = (facts: readonly Fact[]): MoneyLine[] =>
  [...pricedBehind(facts), ...pricedBeside(facts)].map(({ price: fact, count, noun }) => {
    const price = { low: fact.low, high: fact.high };
    const volume = { low: count.low, high: count.high };
    const approx = fact.approx || count.approx;
    const amount = times(price, volume);
    return {
      kind: "money",
      noun,
      currency: fact.currency,
      amount: approx ? roundedRange(amount) : amount,
      per: count.kind === "rate" && isPeriod(count.per) ? count.per : null,
      formula: { price, volume },
      from: [originOf(count), originOf(fact)],
      approx,
      question: null,
    };
  });

/** The last of them, where it is said what became of it: "27 came back". */
function ofPart(parts: readonly FactOf<"quantity">[], per: TimeUnit | null): Counted | null {
  const last = parts.at(-1);
  return last !== undefined && isToldOf(last)
    ? { count: { low: last.low, high: last.high }, per, fact: last }
    : null;
}

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
    return unit !== null && outOf === undefined && isFor(fact, unit, price, noun)
      ? [{ count: { low, high }, per: null, fact }]
      : [];
  });
  const fitting = volumes.filter((volume) => isFor(volume.fact, volume.noun, price, noun));
  const [only, ...others] = [...fitting, ...quantities];
  return only === undefined || others.length > 0 ? null : only;
}

/** "About 1 car in 8 loses money, avg about $700 a car": the price is of the one, and not of the eight. */
const ONE_OF_SO_MANY =
  /(?<!\p{L})(?:1|one) (?:\p{L}+ )?(?:in|out of|of every) (?:\d+|two|three|four|five|six|seven|eight|nine|ten)(?!\p{L})/iu;
