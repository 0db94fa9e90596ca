import type { Fact } from "@/lib/domain/ledger/fact";
import { onlyOne } from "@/lib/domain/only-one";
import { comesTo, factor, type Step, type ToldCost } from "./told-cost";

/** "Harvest is 10 weeks", "open 180 days a year", "April to Sept (22 wks)": told weeks or days go before ours. */
export function inTheirSeason(facts: readonly Fact[], cost: ToldCost): ToldCost {
  const field = cost.from[0]?.field;
  const at = cost.steps.findIndex((step) => "by" in step && step.isAssumed);
  const assumed = cost.steps[at];
  const unit = assumed !== undefined && "by" in assumed ? /^(?:day|week)/.exec(assumed.what)?.[0] : undefined;
  if (field === undefined || unit === undefined) return cost;
  const sentences = new Set(facts.flatMap((fact) => (fact.field === field ? [fact.sentence] : [])));
  const told = [...sentences].flatMap((sentence) => timesIn(sentence, unit));
  const times = onlyOne([...new Set(told)]);
  if (times === null) return cost;
  const steps: Step[] = [factor(times, `${unit}s`), comesTo("money", "a season")];
  return {
    ...cost,
    steps: [...cost.steps.slice(0, at), ...steps, ...cost.steps.slice(at + 2)],
    tail: cost.tail.replace(/^ a year/, " a season"),
    beside: cost.beside.replace(/^a year/, "a season"),
  };
}

const SAYS =
  /(?<!\p{L})(?:(?:our |the )?(?:season|harvest|year) (?:is|runs|lasts)|(?:we (?:are|run)|we['’]re) open|open|we (?:run|operate|work)) (?:only )?(?:about |around |for )?(\d{1,3}) (?:working |work )?(day|week|wk)s?(?! a week)(?!\p{L})/giu;
/** Others' seasons, and what is asked, was or is hoped for. */
const NOT_THEIRS =
  /\?|(?<!\p{L})(?:competitors?['’]?s?|customers?['’]?|clients?['’]?|used to|was|were|could|would|might|should|if|not|n['’]t|want|plan)(?!\p{L})/iu;
const MOST = { day: 366, week: 52 } as const;
const FEWEST = 4;

function timesIn(sentence: string, unit: string): number[] {
  if (NOT_THEIRS.test(sentence)) return [];
  return [...sentence.matchAll(SAYS)].flatMap(([, said = "", of = ""]) => {
    const times = Number(said);
    const most = unit === "day" ? MOST.day : MOST.week;
    return (of.toLowerCase() === "day") === (unit === "day") && times >= FEWEST && times <= most
      ? [times]
      : [];
  });
}
