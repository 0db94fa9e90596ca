import type { Memo } from "@/lib/domain/report/memo";
import { balanceOf } from "@/lib/domain/report/score-balance";
import { dayInWords } from "../calendar/days";
import type { PlanDays } from "../calendar/trial-window";
import type { CompanyProfile } from "../company-profile";
import { casesOfTrial, isByHand, isSorted, leaverOfTrial, shareOfTrial } from "../faults/fault-of-trial";
import { paragraph } from "../grammar";
import type { Tried, TriedReason } from "../own-lines/tried";
import type { Unwilling } from "../own-lines/unwilling";
import { isLossRisk, limitRisk } from "./limits";
import { quotationOf } from "./quotation";
import { takes } from "./stances";

type Standing = Pick<Memo, "halvesLabel" | "toldInstead">;

/** The row of the two halves of the score: what holds things up, or where that is untrue, where things are. */
export function halvesOf(firm: CompanyProfile): Standing {
  const { topDownScore, bottomUpScore } = firm.readiness;
  const isHeldBack =
    balanceOf(topDownScore, bottomUpScore).ahead !== null && !takes(firm, "leaderBranch") && !isByHand(firm);
  return { halvesLabel: isHeldBack ? "Why it has not happened" : "Where you are" };
}

/** In its place: what they tried says most, then who has to be convinced; null where neither was typed. */
export function toldInstead(firm: CompanyProfile, days: PlanDays): Standing | null {
  const tried = triedHere(firm);
  if (tried !== null)
    return {
      halvesLabel: "What you tried",
      toldInstead: paragraph(
        `${tried.quote}.`,
        tried.spent === null ? null : `${tried.spent}.`,
        differently(firm, tried.reason),
      ),
    };
  const { convinced, against, unwilling } = firm;
  const doubts = [
    convinced === null ? null : { quote: convinced, answer: shownTo(firm, days) },
    against && { quote: against.quote, answer: `${against.name} ${askedOf(firm)}` },
    unwilling && { quote: unwilling.quote, answer: settledWith(firm, unwilling) },
  ];
  const doubt = doubts.find((each) => each !== null && !isQuotedAbove(firm, each.quote)) ?? null;
  return (
    doubt && {
      halvesLabel: "Who has to be convinced",
      toldInstead: paragraph(`${doubt.quote}.`, doubt.answer),
    }
  );
}

/** Those who have a reason against it are page one's risk where its row tells of something else. */
export function unwillingRisk(firm: CompanyProfile): Omit<Memo["risk"], "owner"> | null {
  const { unwilling } = firm;
  if (unwilling === null || isQuotedAbove(firm, unwilling.quote)) return null;
  const isInRow =
    triedHere(firm) === null && (firm.convinced === null || isQuotedAbove(firm, firm.convinced));
  return isInRow
    ? null
    : {
        risk: `${UNWILLING[unwilling.why]}: ${unwilling.quote}.`,
        control: settledWith(firm, unwilling),
      };
}

/** Who doubts says first what would have to be right; of a count or a record there is nothing to doubt yet. */
function askedOf(firm: CompanyProfile): string {
  if (takes(firm, "respectBan")) return "reads the page that we ask for before anyone else does.";
  if (isSorted(firm)) return "is asked for no new tool, and sees the causes first.";
  if (casesOfTrial(firm)?.copied === true) return "sees first what it would have caught, and may end it.";
  return withoutATool(firm) === null
    ? "writes down what it would have to get right, and may end it."
    : "is asked for no new tool, and sees the figures first.";
}

const UNWILLING: Readonly<Record<Unwilling["why"], string>> = {
  "paid otherwise": "Those who do the work are paid for something else",
  "let down": "Those who would use it have said no already",
};

function settledWith(firm: CompanyProfile, { why }: Unwilling): string {
  if (why === "paid otherwise")
    return "Agree with them before the first day what changes in their pay, even where that is nothing.";
  return withoutATool(firm) === null
    ? "They write down what it would have to get right, and may end it."
    : "They are asked for no new tool, and see the figures first.";
}

/** A trial that failed, or what a tool did wrong where page one's risk is about something else. */
function triedHere(firm: CompanyProfile): Tried | null {
  const { tried, wentWrong } = firm;
  const isOfRisk = limitRisk(firm) === null && firm.keptHome === null && !isLossRisk(firm);
  const isTheSame = wentWrong !== null && tried !== null && shares(tried.quote, wentWrong);
  if (tried !== null && !(isOfRisk && isTheSame)) return isQuotedAbove(firm, tried.quote) ? null : tried;
  if (wentWrong === null || isOfRisk || isQuotedAbove(firm, wentWrong)) return null;
  return {
    quote: wentWrong,
    reason: "one case",
    spent: firm.loss !== null && wentWrong.includes(firm.loss.slice(1, -1)) ? null : firm.loss,
  };
}

const isQuotedAbove = (firm: CompanyProfile, quote: string): boolean => {
  const above = quotationOf(firm);
  return above !== null && shares(above, quote);
};

/** Of the shorter one, most of the words that say something are in the other too. */
function shares(one: string, other: string): boolean {
  const [fewer = [], more = []] = [one, other]
    .map((text) => [...new Set(text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [])])
    .sort((first, second) => first.length - second.length);
  return fewer.length > 0 && fewer.filter((word) => more.includes(word)).length >= fewer.length * MOST_OF_IT;
}
const MOST_OF_IT = 0.6;

/** What is different this time, from the reason that was told. */
function differently(firm: CompanyProfile, reason: TriedReason): string {
  if (takes(firm, "respectBan")) return "The page that we ask for says what would be different.";
  if (firm.countsUses) return "Each use that runs is now counted, errors included.";
  const byHand = withoutATool(firm);
  const doubter = doubterOf(firm);
  if (byHand !== null)
    return doubter === null ? byHand : byHand.replace(/\.$/, `, and ${doubter} sees the figures first.`);
  if (doubter !== null) return `This time ${doubter} writes down what it has to get right, and may end it.`;
  if (reason === "one case" && firm.ownRules.some(({ sentence }) => CAME_OF_IT.test(sentence)))
    return "The rule that came of it holds for this trial too.";
  // What is tried first is then told with the risk.
  if (reason === "one case" && isLossRisk(firm)) return DIFFERENTLY.ended;
  if (reason === "place" && DONE_ON_THE_SPOT.test(firm.lead.trial.pilot)) return DIFFERENTLY.ended;
  return DIFFERENTLY[reason];
}

/** By name, where page one has not quoted it yet. */
const doubterOf = (firm: CompanyProfile): string | null =>
  firm.against === null || isQuotedAbove(firm, firm.against.quote) ? null : firm.against.name;

/** A trial that buys nothing: what people count, split or write down comes before any tool. */
function withoutATool(firm: CompanyProfile): string | null {
  const cases = casesOfTrial(firm);
  if (cases?.copied) return "This time it is tried on past cases before any tool is bought.";
  if (cases !== null) return "This time the causes are counted before any tool is looked at.";
  if (isSorted(firm)) return "Now the causes are sorted before its use goes any further.";
  if (shareOfTrial(firm) !== null) return "This time the records are split before any tool is looked at.";
  return leaverOfTrial(firm) === null ? null : "This time it begins between people, and with no tool.";
}

/** "Told everybody no AI near a load chart after that": such work is not where a tool is tried again. */
const CAME_OF_IT = /(?<!\p{L})(?:after that|since then|ever since|from then on)(?!\p{L})/iu;

const DIFFERENTLY: Readonly<Record<TriedReason, string>> = {
  uncounted: "This time the count is written down before it begins, and again at its end.",
  uncompared: "This time what people do without it is counted first.",
  "not accepted": "This time those who have to accept it are asked before it begins.",
  place: "This time nothing new is used where the work is done.",
  "one case": "This time a tool for such work is tried on that very case first.",
  unused: "This time those who would use it say each week what it got wrong.",
  ended: "This time what ends it is written down before it begins.",
};

/** A trial of it is held where the work is done. */
const DONE_ON_THE_SPOT =
  /(?<!\p{L})(?:voice|dictat\p{L}+|photos?|pictures?|cameras?|phones?|tablets?|on site)(?!\p{L})/iu;

function shownTo(firm: CompanyProfile, { review }: PlanDays): string {
  if (takes(firm, "respectBan")) return "What is shown: one page, and no trial before it.";
  if (firm.countsUses) return "What is shown: the cost of each use, errors included.";
  return `What is shown on ${dayInWords(review)}: the figure, what it cost, and what went wrong.`;
}
