import { type Fact, type FactOf, factsOf } from "@/lib/domain/ledger/fact";
import { onlyOne } from "@/lib/domain/only-one";
import { wordsBehind, wordsBetween } from "@/lib/domain/value/around";
import { namedPeople } from "@/lib/domain/value/named-people";
import { seasonDays } from "@/lib/domain/value/season-days";
import { isBeside, isUsable } from "@/lib/domain/value/usable";
import { pluralOf } from "../../lead/task-words";
import { comesTo, factor, priceOf, type ToldCost } from "./told-cost";
import { wagesBehind } from "./wages";

/** "Deb and Sukhi key them, 6 hours a day each for a 96 day season at $29 an hour" */
export function seasonsOfPeople(facts: readonly Fact[]): ToldCost[] {
  const usable = facts.filter(isUsable);
  return factsOf(usable, "rate").flatMap((time): ToldCost | [] => {
    const isDaily = time.role === "duration" && time.unit === "hour" && time.per === "day";
    const people = isDaily && time.low === time.high ? whoDoes(usable, time) : null;
    const days = people === null ? null : seasonDays(usable, time);
    const wages = wagesBehind(factsOf(usable, "rate"), time);
    const wage = onlyOne(wages.filter((paid) => isPaidFor(time, paid)));
    if (people === null || days === null || wage === null) return [];
    return {
      steps: [
        factor(people.count, people.who),
        factor(time.low, "hours a day each"),
        factor(days, "days of the season"),
        comesTo("count", "hours a season"),
        priceOf(wage.low, "for one hour"),
        comesTo("money", "a season"),
      ],
      tail: " of paid time goes into it a season",
      beside: "of paid time a season",
      besides: "It is saved only where those hours go to other work, or are not paid.",
      from: [time, wage],
    };
  });
}

interface Who {
  readonly count: number;
  /** "people, Deb and Sukhi", "clerks" */
  readonly who: string;
}

function whoDoes(facts: readonly Fact[], time: FactOf<"rate">): Who | null {
  const named = namedPeople(time);
  return named === null ? countedPeople(facts, time) : { count: named.count, who: `people, ${named.names}` };
}

/** "Two clerks key them, 6 hours a day each": the one count before it, of those whose time it is. */
function countedPeople(facts: readonly Fact[], time: FactOf<"rate">): Who | null {
  const { each } = time;
  if (each === null) return null;
  const one = onlyOne(
    factsOf(facts, "quantity").filter(
      (fact) =>
        isBeside(fact, time) &&
        fact.span[1] < time.span[0] &&
        fact.unit === each &&
        fact.low === fact.high &&
        fact.outOf === undefined,
    ),
  );
  return one === null ? null : { count: one.low, who: pluralOf(each) };
}

/** Behind the hours, and right behind the season: "for a 96 day season at $29 an hour". */
const isPaidFor = (time: Fact, wage: Fact): boolean =>
  /^[^.;:]*\b(?:season|harvest|campaign)\b,? (?:at|@) (?:about )?$/i.test(wordsBetween(time, wage)) &&
  !/^ (?:charged|billed)\b/i.test(wordsBehind(wage));
