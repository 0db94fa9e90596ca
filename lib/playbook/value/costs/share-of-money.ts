import { type Fact, type FactOf, factsOf, type TimeUnit } from "@/lib/domain/ledger/fact";
import { onlyOne } from "@/lib/domain/only-one";
import { wordsBefore, wordsBehind, wordsBetween } from "@/lib/domain/value/around";
import { sumsIn } from "@/lib/domain/value/sums";
import { isBeside, isPeriod, isUsable } from "@/lib/domain/value/usable";
import { lostParts } from "./lost-part";
import { comesTo, factor, overAYear, priceOf, type ToldCost } from "./told-cost";

/** "We buy about 38 thousand a week and 14% goes in the dumpster": what was paid, and the part of it that is lost. */
export function sharesOfMoney(facts: readonly Fact[]): ToldCost[] {
  const usable = facts.filter(isUsable);
  return moneyIn(facts.filter(isSure)).flatMap((money): ToldCost | [] => {
    const part = onlyOne([...lostOf(usable, money), ...missingOf(usable, money)]);
    if (part === null) return [];
    const { amount, per, fact } = money;
    return {
      steps: [
        priceOf(amount, `paid ${per === null ? "last year" : `a ${per}`}`),
        factor(part.share, part.what, part.as),
        comesTo("money", per === null ? "of last year's" : `a ${per}`),
        ...(per === null ? [] : overAYear(per, fact.sentence)),
      ],
      tail: `${per === null ? " of last year's" : " a year"} is ${part.isMissing ? "missing" : "lost"}`,
      beside: `${per === null ? "of last year's" : "a year"} that is ${part.isMissing ? "missing" : "lost"}`,
      besides: part.isMissing
        ? "It is the difference of two figures, and how they are counted may be a part of it."
        : "",
      from: [part.fact, fact],
    };
  });
}

interface Paid {
  readonly fact: Fact;
  readonly amount: number;
  /** Null for last year's. */
  readonly per: TimeUnit | null;
}

/** A sum without its "$" is read less surely, and is a sum where they say that they buy for it. */
const isSure = (fact: Fact): boolean => isUsable({ ...fact, confidence: 1 });

const BUYS = /\b(?:we|i) (?:\p{L}+ )?(?:buy|bought|purchase|purchased|spend|spent|pay|paid)\b[^.;:]*$/iu;
const IN_THOUSANDS = /\b(?:thousand|million|grand)\b|\dk\b/i;
/** "$610,000 last year", "$610,000 of steel last year" */
const LAST_YEAR = /^(?: (?:of|in|on) [^,.;\d]{2,30}?)?,? (?:last (?:fiscal )?year|in 20\d\d)\b/i;

/** What they buy for in a time: "$610,000 last year", "38 thousand a week". */
const moneyIn = (facts: readonly Fact[]): Paid[] =>
  sumsIn(facts).flatMap((fact): Paid | [] => {
    if (fact.lang !== "en" || fact.low !== fact.high || !BUYS.test(wordsBefore(fact))) return [];
    if (fact.kind === "amount")
      return fact.currency === "CAD" && fact.confidence > 0.7 && LAST_YEAR.test(wordsBehind(fact))
        ? { fact, amount: fact.low, per: null }
        : [];
    return isPeriod(fact.per) && isMoney(fact) ? { fact, amount: fact.low, per: fact.per } : [];
  });

const isMoney = ({ unit, role, text, confidence }: FactOf<"rate">): boolean =>
  unit === "CAD"
    ? role === "price" && confidence > 0.7
    : unit === null && role === "volume" && IN_THOUSANDS.test(text);

interface Part {
  readonly fact: Fact;
  readonly share: number;
  readonly as: string;
  readonly what: string;
  readonly isMissing: boolean;
}

/** A part without a noun of its own, of which it is said in that very sentence that it is lost. */
const lostOf = (facts: readonly Fact[], { fact: money }: Paid): Part[] =>
  lostParts(facts)
    .filter(({ noun, fact }) => noun === null && isBeside(fact, money) && money.span[1] < fact.span[0])
    .map(({ how, ...part }) => ({ ...part, what: `of it${how}`, isMissing: false }));

/** "And what the meters add up to is 22% less"; "22% less than the year before" is a fall, and no loss. */
const missingOf = (facts: readonly Fact[], { fact: money }: Paid): Part[] =>
  factsOf(facts, "change").flatMap((fact): Part | [] => {
    const { by, unit, direction } = fact;
    if (by === undefined || unit !== "percent" || direction !== "down") return [];
    const isAfter = isBeside(fact, money) && money.span[1] < fact.span[0];
    if (!isAfter || !WHAT_IS_COUNTED.test(wordsBetween(money, fact)) || !LESS.test(wordsBehind(fact)))
      return [];
    return {
      fact,
      share: by / 100,
      as: `${by}%`,
      what: "of it, by which the later count is less",
      isMissing: true,
    };
  });
const WHAT_IS_COUNTED =
  /\bwhat (?:the |our |we |they )?[^,.;]{2,60} (?:is|are|comes? to|came to|was) (?:about |around |only )?$/iu;
const LESS = /^ (?:less|short|lower)(?!\p{L})(?! than)/iu;
