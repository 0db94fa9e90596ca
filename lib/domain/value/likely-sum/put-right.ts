import type { OwnCost } from "../../own-cost/own-cost";
import { costOfAYear } from "../../own-cost/year";
import { rangeOfOne } from "../line";
import { perYear } from "../times-a-year";
import type { LikelySum } from "./likely-sum";

/** The same sum by the figures that its owner put in place of those that were read; what an hour costs stays as they wrote it. */
export function putRight(sum: LikelySum, cost: OwnCost): LikelySum {
  const { what, many, per, each, unit } = cost;
  const { amount } = costOfAYear(cost);
  const times = perYear(per);
  return {
    ...sum,
    counted: { low: many, high: many, of: what, per, isRhythm: false },
    times: times > 1 ? { count: times, unit: per, isTold: false } : null,
    share: null,
    inEach: null,
    people: null,
    each: rangeOfOne(unit === "hours" ? each * 60 : each),
    eachFrom: null,
    amount: rangeOfOne(amount),
  };
}
