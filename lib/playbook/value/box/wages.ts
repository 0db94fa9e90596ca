import type { Fact } from "@/lib/domain/ledger/fact";
import { isInDollars, type Sum, sumsIn } from "@/lib/domain/value/sums";
import { isBeside } from "@/lib/domain/value/usable";
import { isHourlyWage } from "../wage-range";

export const isWage = (fact: Sum): boolean =>
  isInDollars(fact) &&
  (fact.kind === "amount" || fact.per === "hour") &&
  fact.low === fact.high &&
  isHourlyWage(fact.low);

/** What may be paid for an hour, told behind the hours in the same sentence. */
export const wagesBehind = (facts: readonly Fact[], time: Fact): Sum[] =>
  sumsIn(facts).filter((wage) => isWage(wage) && isBeside(wage, time) && time.span[1] < wage.span[0]);
