import { type Fact, type FactOf, factsOf } from "@/lib/domain/ledger/fact";
import { onlyOne } from "@/lib/domain/only-one";
import { inSentenceBefore, wordsBefore, wordsBehind } from "@/lib/domain/value/around";
import { isBeside, isUsable, volumesOf } from "@/lib/domain/value/usable";
import { pluralOf } from "../../lead/task-words";
import { comesTo, factor, overAYear, priceOf, type ToldCost } from "./told-cost";
import { isWage } from "./wages";

/** "310 callbacks a month, about 90 of those are the same unit. Call it 2.4 hours and a mechanic costs me $96 an hour": of those that were counted last. */
export function timesOfThose(facts: readonly Fact[]): ToldCost[] {
  const usable = facts.filter(isUsable);
  return factsOf(usable, "quantity").flatMap((time): ToldCost | [] => {
    const isTime = time.unit === "hour" && time.low === time.high && time.low <= LONGEST;
    if (!isTime || time.lang !== "en" || !CALL_IT.test(wordsBefore(time))) return [];
    const wage = onlyOne(factsOf(usable, "rate").filter((fact) => isPaid(fact) && isBeside(fact, time)));
    const those = thoseBefore(facts, time);
    if (wage === null || those === null) return [];
    const { part, volume } = those;
    const { per } = volume;
    return {
      steps: [
        factor(part.low, `of the ${pluralOf(volume.noun)} a ${per}`),
        factor(time.low, "hours for each of those"),
        comesTo("count", "hours"),
        priceOf(wage.low, "for one hour"),
        comesTo("money", `a ${per}`),
        ...overAYear(per, part.sentence),
      ],
      tail: " a year goes into them",
      beside: `a year of those ${pluralOf(volume.noun)}`,
      from: [part, volume.fact, time, wage],
    };
  });
}

/** Longer than a day is no time of one call. */
const LONGEST = 12;
const CALL_IT = /^(?:so )?(?:call it|figure|say|that['’]?s|each (?:one )?(?:is|takes)) (?:about |around )?$/i;

const isPaid = (fact: FactOf<"rate">): boolean =>
  isWage(fact) && /\bcosts? (?:me|us) (?:about |around )?$/i.test(wordsBefore(fact));

/** The one part of the one count of the sentence before. */
function thoseBefore(facts: readonly Fact[], time: Fact) {
  const before = inSentenceBefore(facts, time);
  const volume = onlyOne(volumesOf(before.filter(isUsable)));
  const part = onlyOne(
    factsOf(before, "quantity").filter(
      (fact) =>
        fact.polarity === "affirmed" &&
        !fact.ironic &&
        fact.unit === null &&
        fact.low === fact.high &&
        /^ of (?:those|them|these)\b/i.test(wordsBehind(fact)),
    ),
  );
  return volume !== null && part !== null && part.low < volume.count.low ? { part, volume } : null;
}
