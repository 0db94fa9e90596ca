import type { CompanyProfile } from "../../company-profile";
import { paragraph } from "../../grammar";
import { takes } from "../../memo/stances";
import { SEPARATELY } from "../../own-lines/another-matter";
import { amountOf, amountsOf, type Step, type ToldCost } from "../costs/told-cost";
import { ASSUMED, type BoxInput, bill, type Row, row, total, type ValueBox, YOU_WROTE } from "./box";
import { grouped } from "./figures";
import { toldPrice } from "./told-dollars";
import { isToldWithTrial } from "./told-with-trial";

/** What their figures come to, of the trial's own work; null where none were told of it. */
export const costOfTrial = (input: BoxInput, costs: readonly ToldCost[]): ValueBox | null => {
  const own = costs.find((cost) => isToldWithTrial(input.firm, sentencesIn(cost)));
  return own === undefined ? null : boxOf(input, own, costs, true);
};

/** What they call the problem, where the trial is of other work and has no sum of its own. */
export const costOfProblem = (input: BoxInput, costs: readonly ToldCost[]): ValueBox | null => {
  const first = costs.find((cost) => !isAnotherMatter(cost));
  return first === undefined
    ? null
    : boxOf(input, first, costs, isToldWithTrial(input.firm, sentencesIn(first)));
};

/** What they told as another matter, where nothing else has a sum. */
export const costOfAnotherMatter = (input: BoxInput, costs: readonly ToldCost[]): ValueBox | null => {
  const first = costs.find(isAnotherMatter);
  return first === undefined ? null : boxOf(input, first, costs, false);
};

/** Beside the hours of a trial: what another matter costs, as they told it. */
export const costRows = ({ firm }: BoxInput, costs: readonly ToldCost[], beside: string): Row[] =>
  costs
    .filter(isAnotherMatter)
    .slice(0, SHOWN_BESIDE)
    .map((cost) =>
      total(toldPrice(firm)(amountOf(cost)), `${cost.beside}, another matter, beside ${beside}`),
    );

const isAnotherMatter = ({ from: [first] }: ToldCost): boolean => SEPARATELY.test(first?.sentence ?? "");

const sentencesIn = ({ from }: ToldCost): string[] => from.map(({ sentence }) => sentence);
const SHOWN_BESIDE = 1;

function boxOf({ firm }: BoxInput, cost: ToldCost, all: readonly ToldCost[], isTrials: boolean): ValueBox {
  const say = toldPrice(firm);
  const sum = amountOf(cost);
  const others = all.filter(
    (other) => other !== cost && !other.from.some((fact) => cost.from.includes(fact)),
  );
  const tenth = `${say(Math.round(sum / 10))}${cost.tail.startsWith(" a year") ? " a year" : ""}`;
  const isShown = !takes(firm, "respectBan") && (isTrials || firm.lead.said === null);
  return {
    ...bill(
      `${say(sum)}${cost.tail}`,
      [
        ...rowsOf(cost.steps, say),
        ...others
          .slice(0, SHOWN_BESIDE)
          .map((other) => total(say(amountOf(other)), `${other.beside}, beside this sum`)),
      ],
      paragraph(
        `this is what it costs by figures of your own, and no saving${shownBy(firm, isTrials)}.${estimatesIn(cost)}`,
        cost.besides,
        isShown ? null : notShown(firm),
      ),
      isShown ? `Each tenth that the trial avoids is ${tenth}.` : null,
    ),
    ...(isTrials ? { costs: sum } : {}),
  };
}

/** What of it could be avoided is for the trial to show, where there is one of this work. */
function shownBy(firm: CompanyProfile, isTrials: boolean): string {
  if (takes(firm, "respectBan") || (!isTrials && firm.lead.said !== null)) return "";
  return isTrials
    ? ": the trial shows which part can be avoided"
    : ": the trial shows whether any of it can be avoided";
}

const notShown = (firm: CompanyProfile): string =>
  takes(firm, "respectBan")
    ? "The ban holds, and nothing of it is counted on."
    : "The trial is of other work, and which part of this can be avoided is not known.";

function rowsOf(steps: readonly Step[], say: (dollars: number) => string): Row[] {
  const amounts = amountsOf(steps);
  return steps.map((step, place) => {
    if ("comesTo" in step) {
      const amount = amounts[place] ?? 0;
      return total(step.comesTo === "money" ? say(amount) : grouped(amount), step.what);
    }
    const figure = step.as ?? (step.isMoney ? say(step.by) : grouped(step.by));
    return row(place === 0 ? figure : `× ${figure}`, step.what, step.isAssumed ? ASSUMED : YOU_WROTE);
  });
}

const SHOWN = 2;

/** "“About 9%” is your estimate." */
function estimatesIn({ from }: ToldCost): string {
  const words = from.filter(({ text }) => ROUGHLY.test(text)).map(({ text }) => `“${text}”`);
  const [one, ...more] = words.slice(0, SHOWN);
  if (one === undefined) return "";
  return more.length === 0
    ? ` ${one} is your estimate.`
    : ` ${[one, ...more].join(" and ")} are your estimates.`;
}
const ROUGHLY = /^(?:about|around|roughly|some|maybe|nearly|almost|over|approximately|approx)\b/i;
