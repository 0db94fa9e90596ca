import { type Fact, type FactOf, factsOf } from "@/lib/domain/ledger/fact";
import { onlyOne } from "@/lib/domain/only-one";
import { inSentenceBefore, wordsBefore, wordsBehind, wordsBetween } from "@/lib/domain/value/around";
import { isBeside, isPeriod, isUsable, minutesIn, WORKDAY_HOURS } from "@/lib/domain/value/usable";
import { PEOPLE } from "./lost-part";
import { comesTo, factor, priceOf, type Step, type ToldCost } from "./told-cost";
import { wagesBehind } from "./wages";

/** "1,400 on our last big refit. … half a day each (say 3.5 hours) is just hunting, at $58 loaded": counted, and then the time and the wage of each. */
export function timesOfEach(facts: readonly Fact[]): ToldCost[] {
  const usable = facts.filter(isUsable);
  return factsOf(usable, "rate").flatMap((time): ToldCost | [] => {
    const hours = hoursOf(usable, time);
    const wage = wageBehind(usable, time);
    const count = hours === null || wage === null ? null : countBefore(facts, time);
    if (hours === null || wage === null || count === null) return [];
    const { many, what, when } = count;
    return {
      steps: [
        factor(many, what),
        ...hours.steps,
        comesTo("count", "hours"),
        priceOf(wage.low, "for one hour"),
        comesTo("money", when),
      ],
      tail: ` of paid time went into it ${when}`,
      beside: `of paid time ${when}`,
      besides: `${heardFrom(time.sentence)}It is time that is paid either way.`,
      from: [time, count.fact, wage],
    };
  });
}

/** "Half a day each", and "(say 3.5 hours)" where they say how many hours they mean. */
function hoursOf(facts: readonly Fact[], time: FactOf<"rate">): { steps: Step[] } | null {
  const isOfEach =
    time.role === "duration" && time.per !== null && !isPeriod(time.per) && / each$/i.test(time.text);
  if (!isOfEach || time.low !== time.high || time.lang !== "en") return null;
  const meant = factsOf(facts, "quantity").find(
    (fact) =>
      fact.unit === "hour" &&
      fact.low === fact.high &&
      isBeside(fact, time) &&
      /^ ?\((?:say|call it|about|so|i\.e\.|~)?,? ?$/i.test(wordsBetween(time, fact)),
  );
  if (meant !== undefined) return { steps: [factor(meant.low, "hours for each")] };
  if (time.unit === "day")
    return {
      steps: [
        factor(time.low, "of a day for each"),
        { by: WORKDAY_HOURS, what: "hours of work in a day", isAssumed: true },
      ],
    };
  const minutes = minutesIn(time.unit);
  if (minutes === undefined) return null;
  return minutes === 60
    ? { steps: [factor(time.low, "hours for each")] }
    : { steps: [factor((time.low * minutes) / 60, "minutes for each, ÷ 60", String(time.low))] };
}

/** "…, at $58 loaded": what is said to be paid, in the same sentence. */
function wageBehind(facts: readonly Fact[], time: Fact) {
  const wages = wagesBehind(facts, time).filter(
    (wage) =>
      / (?:at|@) (?:about )?$/i.test(wordsBefore(wage)) &&
      /^(?:\/h(?:ou)?r| an hour)? ?(?:loaded|all[- ]in|burdened|with benefits)(?!\p{L})/iu.test(
        wordsBehind(wage),
      ),
  );
  return onlyOne(wages);
}

interface Counted {
  readonly fact: Fact;
  readonly many: number;
  readonly what: string;
  readonly when: string;
}

/** Counted in the sentence before, and nothing else with it: "Roughly 1,400 on our last big refit". */
function countBefore(facts: readonly Fact[], time: Fact): Counted | null {
  const counts = factsOf(inSentenceBefore(facts, time), "quantity").filter(
    ({ unit, low, high, outOf, polarity, ironic }) =>
      low === high &&
      low >= FEWEST &&
      outOf === undefined &&
      polarity === "affirmed" &&
      !ironic &&
      !isPeriod(unit) &&
      minutesIn(unit ?? "") === undefined,
  );
  const fact = onlyOne(counts);
  if (fact === null || PEOPLE.test(fact.unit ?? "")) return null;
  const when = ON_THE_LAST.exec(wordsBehind(fact))?.[1] ?? LAST.exec(wordsBehind(fact))?.[1];
  if (when === undefined) return null;
  const told = when.toLowerCase().replace(/\bour\b/, "your");
  return { fact, many: fact.low, what: `of them ${told}`, when: told };
}
const FEWEST = 10;
const ON_THE_LAST =
  /^(?: \p{L}+)?,? ((?:on|in|for|at) (?:our|the) last (?:\p{L}+ ){0,2}?\p{L}+)(?= and|[.,;]|$)/iu;
const LAST = /^(?: \p{L}+)?,? (last (?:year|season|month|winter|summer|spring|fall))\b/iu;

/** "Estimators tell me": whose estimate it is. */
function heardFrom(sentence: string): string {
  const who = /\b(\p{L}+s) (?:tell|told|say to) (?:me|us)\b/iu.exec(sentence)?.[1];
  return who === undefined ? "" : `The time of each is what your ${who.toLowerCase()} say. `;
}
