import { type Fact, factsOf, type TimeUnit } from "@/lib/domain/ledger/fact";
import { onlyOne } from "@/lib/domain/only-one";
import { inSentenceBehind, wordsBefore, wordsBehind, wordsBetween } from "@/lib/domain/value/around";
import { eachDoes } from "@/lib/domain/value/each-does";
import { isChargedByUs } from "@/lib/domain/value/priced-behind";
import { isVeryNoun } from "@/lib/domain/value/same-noun";
import { isInDollars, type Sum, sumsIn } from "@/lib/domain/value/sums";
import { isBeside, isPeriod, isUsable, minutesIn, type Volume, volumesOf } from "@/lib/domain/value/usable";
import { pluralOf } from "../../lead/task-words";
import { type LostPart, lostParts } from "./lost-part";
import { comesTo, factor, overAYear, priceOf, type Step, type ToldCost } from "./told-cost";
import { wagesBehind } from "./wages";

/** "6.1% of cases come back, about $74 each" and elsewhere "1,150 cases a week": so many, the part that is lost, and what one costs. */
export function partCosts(facts: readonly Fact[]): ToldCost[] {
  const usable = facts.filter(isUsable);
  return lostParts(usable).flatMap((part): ToldCost | [] => {
    const one = costOfOne(usable, part);
    if (one === null) return [];
    const volume = volumeOf(usable, part, one.noun);
    if (volume === null) return [];
    const { per, noun, count } = volume;
    return {
      steps: [
        factor(count.low, `${pluralOf(noun)} a ${per}`),
        factor(part.share, `of them${part.how}`, part.as),
        comesTo("count", `a ${per}`),
        ...one.steps,
        comesTo("money", `a ${per}`),
        ...overAYear(per, part.fact.sentence + volume.fact.sentence),
      ],
      tail: `${yearly(per)} is lost`,
      beside: `a year of lost ${pluralOf(noun)}`,
      from: [part.fact, ...one.from, volume.fact],
    };
  });
}

const yearly = (per: TimeUnit): string => ` a ${isPeriod(per) ? "year" : per}`;

interface CostOfOne {
  readonly steps: readonly Step[];
  readonly from: readonly Fact[];
  /** Of what it is the price, where that was said: "meal". */
  readonly noun: string | null;
}

/** The one price of one that is told with the part, or in the sentence behind; null where there are two, or none. */
function costOfOne(facts: readonly Fact[], part: LostPart): CostOfOne | null {
  const near = [
    ...facts.filter((fact) => isBeside(fact, part.fact) && fact.span[0] > part.fact.span[1]),
    ...inSentenceBehind(facts, part.fact),
  ];
  return onlyOne([...pricesIn(near, part), ...timesAtAWage(near)]);
}

/** What it costs them, and not what it is sold for. */
const IS_COST =
  /\b(?:costs?|eat|eats|absorb|materials?|labou?r|ingredients?|redo|fix|replace|lose|write off|out|gone)\b/i;
const SOLD =
  /\b(?:sell|sells|sold|bill|billed|retail|price is|priced at|customers? pays?|margin|profit|revenue)\b/i;
/** "$4.10 a meal avg" */
const ON_AVERAGE = / (?:avg|average|gone|lost)$/;

const pricesIn = (near: readonly Fact[], { fact: lost, noun }: LostPart): CostOfOne[] =>
  sumsIn(near).flatMap((fact): CostOfOne | [] => {
    const { low, high, sentence } = fact;
    if (!isPrice(fact) || low !== high) return [];
    if (!IS_COST.test(sentence) || SOLD.test(sentence) || isChargedByUs(fact)) return [];
    const isOfEach = isBeside(fact, lost) && isEach(fact);
    const isBehindEach = EACH_COSTS.test(wordsBefore(fact));
    const named = fact.kind === "rate" ? (fact.per ?? "").replace(ON_AVERAGE, "") : null;
    const isOfNoun = named !== null && (noun === null || isVeryNoun(noun, named));
    if (!isOfEach && !isBehindEach && !isOfNoun) return [];
    const steps = [priceOf(low, "for each of those")];
    return { steps, from: [fact], noun: isOfEach || isBehindEach ? null : named };
  });

/** "$74 each", "$4.10 a meal"; a wage or what is paid by the month is no price of one. */
const isPrice = (fact: Sum): boolean =>
  isInDollars(fact) &&
  (fact.kind === "amount" || (fact.per !== null && !isPeriod(fact.per) && minutesIn(fact.per) === undefined));
/** "$74 each", whether the word was read with the price or is behind it. */
const isEach = (fact: Fact): boolean => / each$/i.test(fact.text) || OF_EACH.test(wordsBehind(fact));
const OF_EACH = /^ (?:each|apiece|a piece|a pop|a time)(?!\p{L})/iu;
const EACH_COSTS =
  /\b(?:each|every)(?: one)?(?: of (?:them|those))? (?:costs?|runs?|is) (?:us |me )?(?:about |around )?$/i;

/** "About 5.5 hours of labour each at $52" */
const timesAtAWage = (near: readonly Fact[]): CostOfOne[] =>
  factsOf(near, "quantity").flatMap((time): CostOfOne | [] => {
    const minutes = minutesIn(time.unit);
    if (minutes === undefined || time.low !== time.high) return [];
    const wages = wagesBehind(near, time);
    const wage = onlyOne(wages.filter((each) => EACH_AT.test(wordsBetween(time, each))));
    if (wage === null) return [];
    return {
      steps: [
        factor(
          time.low * (minutes / 60),
          minutes === 60 ? "hours for each of those" : "of an hour for each of those",
        ),
        comesTo("count", "hours"),
        priceOf(wage.low, "for one hour"),
      ],
      from: [time, wage],
      noun: null,
    };
  });
const EACH_AT = /^(?: of \p{L}+(?: \p{L}+)?)?,? (?:each|apiece)(?: one)?,? (?:at|@) (?:about )?$/iu;

/** How many there are of what the part is a part of: one count of that very noun, wherever it was typed. */
function volumeOf(facts: readonly Fact[], part: LostPart, priced: string | null): Volume | null {
  const noun = part.noun ?? priced;
  const all = volumesOf(facts).filter(
    (volume) =>
      volume.count.low === volume.count.high &&
      eachDoes(volume.fact) === null &&
      (noun === null
        ? isBeside(volume.fact, part.fact) && FOLLOWS.test(wordsBetween(volume.fact, part.fact))
        : isVeryNoun(volume.noun, noun)),
  );
  const [first, ...others] = all;
  const isOne = others.every(({ count, per }) => count.low === first?.count.low && per === first?.per);
  return first === undefined || !isOne ? null : first;
}
const FOLLOWS = /^,? (?:and |but |of which |where )?$/i;
