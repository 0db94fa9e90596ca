import { type Fact, type FactOf, factsOf } from "@/lib/domain/ledger/fact";
import { onlyOne } from "@/lib/domain/only-one";
import { wordsBefore, wordsBehind, wordsBetween } from "@/lib/domain/value/around";
import { isPeriod, isUsable } from "@/lib/domain/value/usable";
import { numberIn } from "../../typed-number";
import { PEOPLE } from "./lost-part";
import { comesTo, factor, overAYear, priceOf, type ToldCost } from "./told-cost";
import { wagesBehind } from "./wages";

/** "Overtime 1,900 hrs a month at $31.50" */
export function overtimeCosts(facts: readonly Fact[]): ToldCost[] {
  const usable = facts.filter(isUsable);
  return factsOf(usable, "rate").flatMap((hours): ToldCost | [] => {
    const { per } = hours;
    const isHours = hours.unit === "hour" && isPeriod(per) && per !== "day" && hours.low === hours.high;
    if (!isHours || !isPeriod(per) || !isOvertime(hours)) return [];
    const wages = wagesBehind(usable, hours);
    const wage = onlyOne(wages.filter((paid) => PAID_FOR.test(wordsBetween(hours, paid))));
    if (wage === null) return [];
    return {
      steps: [
        factor(hours.low, `hours of overtime a ${per}`),
        priceOf(wage.low, "for one hour"),
        comesTo("money", `a ${per}`),
        ...overAYear(per, hours.sentence),
      ],
      tail: " a year is paid for overtime",
      beside: "a year of overtime",
      from: [hours, wage],
    };
  });
}

const isOvertime = (hours: FactOf<"rate">): boolean =>
  /\b(?:overtime|ot)(?: is| was| runs| ran|:|,)? (?:at |about |around |over )?$/i.test(wordsBefore(hours)) ||
  /^ (?:of |in )?(?:overtime|ot)\b/i.test(wordsBehind(hours));

const PAID_FOR = /^(?: (?:of |in )?(?:overtime|ot))?,? (?:at|@) (?:about |around )?$/i;

/** "It's $1,800 a delay, we had 7 last year": what one costs, and how many there were. */
export function countedBehind(facts: readonly Fact[]): ToldCost[] {
  return factsOf(facts, "rate").flatMap((price): ToldCost | [] => {
    const { unit, role, per, low, high, confidence, ironic, subject } = price;
    const isPrice = role === "price" && unit === "CAD" && low === high && confidence > 0.7 && !ironic;
    if (!isPrice || per === null || isPeriod(per) || subject === "competitor" || subject === "vendor")
      return [];
    if (PEOPLE.test(per)) return [];
    const said = HAD.exec(wordsBehind(price));
    if (said === null || !COSTS_US.test(wordsBefore(price)) || SOLD.test(price.sentence)) return [];
    const many = numberIn(said[1] ?? "");
    const when = (said[2] ?? "").toLowerCase();
    const several = `${per}s`;
    return {
      steps: [factor(many, `${several} ${when}`), priceOf(low, `for each ${per}`), comesTo("money", when)],
      tail: ` went into it ${when}`,
      beside: `of ${several} ${when}`,
      from: [price],
    };
  });
}
const HAD =
  /^,? (?:and |so )?(?:we had|we saw|there were|we took) (?:about )?(\d[\d,]*)(?: of (?:them|those))? (last (?:year|month|season|winter|summer|spring|fall)|this year)\b/i;
const COSTS_US =
  /\b(?:it['’]?s|it is|costs?(?: us)?|fined?(?: us)?|charge us|pay|penalty (?:is|of)|they take|we eat|that['’]?s) (?:about |around )?$/i;
const SOLD = /\b(?:sell|sold|bill|billed|we charge|we get|we earn|revenue)\b/i;
