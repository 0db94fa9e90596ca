import type { Fact } from "@/lib/domain/ledger/fact";
import { seasonLength } from "../season-length";
import { comesTo, factor, type Step, type ToldCost } from "./told-cost";

/** "Harvest is 10 weeks", "open 180 days a year", "April to Sept (22 wks)": told weeks or days go before ours. */
export function inTheirSeason(facts: readonly Fact[], cost: ToldCost): ToldCost {
  const field = cost.from[0]?.field;
  const at = cost.steps.findIndex((step) => "by" in step && step.isAssumed);
  const assumed = cost.steps[at];
  const what = assumed !== undefined && "by" in assumed ? assumed.what : "";
  const unit = what.startsWith("day") ? "day" : what.startsWith("week") ? "week" : null;
  if (field === undefined || unit === null) return cost;
  const sentences = new Set(facts.flatMap((fact) => (fact.field === field ? [fact.sentence] : [])));
  const times = seasonLength(sentences, unit);
  if (times === null) return cost;
  const steps: Step[] = [factor(times, `${unit}s`), comesTo("money", "a season")];
  return {
    ...cost,
    steps: [...cost.steps.slice(0, at), ...steps, ...cost.steps.slice(at + 2)],
    tail: cost.tail.replace(/^ a year/, " a season"),
    beside: cost.beside.replace(/^a year/, "a season"),
  };
}
