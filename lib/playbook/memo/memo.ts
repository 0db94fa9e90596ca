import type { Memo } from "@/lib/domain/report/memo";
import type { PlanDays } from "../calendar/trial-window";
import type { CompanyProfile } from "../company-profile";
import { type PlanFigures, planDollars } from "../costs";
import { casesOfTrial, faultOfTrial } from "../faults/fault-of-trial";
import { paragraph } from "../grammar";
import { breakEven } from "../plan-figures";
import { leaveAlone } from "../skip-for-now";
import type { ValueBox } from "../value/box/box";
import { type Asked, decisionOf } from "./decision";
import { fitted } from "./fit";
import { problemOf } from "./problem";
import { typedRisk } from "./risk";
import { riskOfTrial } from "./risk-of-trial";
import { halvesOf, toldInstead } from "./standing";

interface MemoInput {
  firm: CompanyProfile;
  /** Worked out before: its notes are the first of the paper. */
  box: ValueBox;
  figures: PlanFigures;
  days: PlanDays;
  asked: Asked;
  /** What the list of risks has at its top, where nothing that was typed names one. */
  biggestRisk: Memo["risk"];
}

/** Page one as a memo: their problem, the number, one decision, its cost and end, Monday, what can wait, their risk. */
export function memoOf({ firm, box, figures, days, asked, biggestRisk }: MemoInput): Memo {
  const { sum, example, mustBeTrue } = box;
  const memo = {
    readAs: readAs(firm),
    problem: problemOf(firm),
    worth: {
      sum,
      example,
      mustBeTrue: paragraph(mustBeTrue, breakEvenOf(firm, figures, box) ?? box.tenths),
    },
    ...(toldInstead(firm, days) ?? halvesOf(firm)),
    decision: decisionOf(firm, days),
    ...asked,
    cost: withPayback(figures, box, asked.cost),
    notNow: notNow(firm),
    risk: riskOf(firm) ?? biggestRisk,
  };
  return fitted(memo, mustBeTrue);
}

/** "Repaid once 3 such cases are avoided.", "once 2% of that sum is": what the decision turns on. */
function withPayback({ money }: PlanFigures, { isTime, each }: ValueBox, cost: Memo["cost"]): Memo["cost"] {
  // Of hours the target says it, in the figure that they told.
  if (money?.repaidBy == null || isTime) return cost;
  const percent = Math.max(1, Math.ceil(money.repaidBy * 100 - 1e-9));
  const cases = each === undefined ? null : Math.ceil(money.asked / each - 1e-9);
  const turnsOn =
    cases === null || cases > MOST_CASES
      ? `once ${percent}% of that sum is avoided`
      : cases === 1
        ? "by the first such case that is avoided"
        : `once ${cases} such cases are avoided`;
  return { ...cost, title: `${cost.title} Repaid ${turnsOn}.` };
}
/** More than a person counts on the way. */
const MOST_CASES = 40;

/** What a comparison may miss is nearer than what a tool once got wrong elsewhere. */
const riskOf = (firm: CompanyProfile): Memo["risk"] | null =>
  ((casesOfTrial(firm)?.copied === true && !hasLimit(firm)) || faultOfTrial(firm)?.kind === "unproved"
    ? riskOfTrial(firm)
    : null) ??
  typedRisk(firm) ??
  riskOfTrial(firm);
const hasLimit = ({ limits, keptHome }: CompanyProfile): boolean => limits.length > 0 || keptHome !== null;

/** "Once timed quotes take 19 minutes less each, it pays back the $8,000 within a year.": in place of what a tenth would be. */
function breakEvenOf(firm: CompanyProfile, { money }: PlanFigures, box: ValueBox): string | null {
  const { tenths, isTime, target, sum } = box;
  if (money?.repaidBy == null || isTime !== true || target == null || tenths === null) return null;
  const period = / a (season|year|night) of paid time/.exec(sum.headline)?.[1] ?? "year";
  return `Once ${target.say(breakEven(target, money.repaidBy))}, it pays back the ${planDollars(firm, money.asked)} within a ${period}.`;
}

/** "We read you as a hotel or resort." What it was read from is said further back. */
function readAs({ reading }: CompanyProfile): string | null {
  const [said] = reading.why.split(" because of ");
  return reading.subsector === null || said === undefined ? null : `${said}.`;
}

const SHOWN = 2;

function notNow(firm: CompanyProfile): string {
  if (firm.countsUses)
    return "More uses before the running ones show their cost. A second tool for work that one does already.";
  return leaveAlone(firm)
    .slice(0, SHOWN)
    .map(({ what, why }) => `${what}: ${why}.`)
    .join(" ");
}
