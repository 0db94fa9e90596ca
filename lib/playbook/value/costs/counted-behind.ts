import { type Fact, factsOf } from "@/lib/domain/ledger/fact";
import { wordsBefore, wordsBehind } from "@/lib/domain/value/around";
import { isPeriod } from "@/lib/domain/value/usable";
import { numberIn } from "../../typed-number";
import { PEOPLE } from "./lost-part";
import { comesTo, factor, priceOf, type ToldCost } from "./told-cost";

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
