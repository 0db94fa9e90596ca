import type { ReportData } from "@/lib/domain/report/report";
import { balanceOf } from "@/lib/domain/report/score-balance";
import type { PlanDays } from "./calendar/trial-window";
import type { CompanyProfile } from "./company-profile";
import { costMost, helpedMost, short } from "./counted-lines";
import { threeMoves } from "./gaps/find-gaps";
import type { Gap } from "./gaps/gap";
import { scoreWord, upperFirst } from "./grammar";
import type { Asked } from "./memo/decision";
import { memoOf } from "./memo/memo";
import type { WrittenRisk } from "./risks/choose-risks";
import { leaveAlone } from "./skip-for-now";
import { executiveSummary } from "./summary";
import type { ValueBox } from "./value/box/box";

export type FirstPage = Pick<ReportData, "executiveSummary" | "pageOne">;

/** Words for the summary that a model may write in place of ours. */
export const SUMMARY_WORDS = 90;

/** Page one: a reader who reads nothing else can act on it. Its memo is drawn; the rest is for readers of the data. */
export function firstPage(
  firm: CompanyProfile,
  gaps: readonly Gap[],
  risks: readonly WrittenRisk[],
  more: { box: ValueBox; days: PlanDays; asked: Asked },
): FirstPage {
  const parts = fullPage(firm, gaps, risks);
  const memo = memoOf({ firm, ...more, biggestRisk: parts.biggestRisk });
  return { executiveSummary: executiveSummary(firm), pageOne: { ...parts, memo } };
}

function fullPage(
  firm: CompanyProfile,
  gaps: readonly Gap[],
  risks: readonly WrittenRisk[],
): ReportData["pageOne"] {
  const { readiness } = firm;
  return {
    stage: readiness.maturityProfile,
    scoreInWords: `${upperFirst(scoreWord(readiness.overallScore))} out of ten: ${balanceInWords(firm)}.`,
    helpedMost: helpedMost(readiness.lines).map(short),
    costMost: costMost(readiness.lines).map(short),
    moves: threeMoves(firm, gaps).map(({ brief }) => brief),
    leaveAlone: leaveAlone(firm).map(({ what, why }) => ({ what, why: `${upperFirst(why)}.` })),
    biggestRisk: biggestRisk(firm, risks),
  };
}

function balanceInWords({ readiness }: CompanyProfile): string {
  const { topDownScore, bottomUpScore } = readiness;
  const { ahead } = balanceOf(topDownScore, bottomUpScore);
  if (ahead === null && Math.max(topDownScore, bottomUpScore) < 3)
    return "direction and practice are both beginning";
  if (ahead === null) return "direction and practice are in step";
  return ahead === "direction" ? "direction is ahead of practice" : "practice is ahead of direction";
}

/** What people do today weighs more than what a law might say; a missing rule is no risk of its own. */
function biggestRisk(firm: CompanyProfile, risks: readonly WrittenRisk[]): { risk: string; control: string } {
  const pressing = firm.answers.orgPosture === "fearful" ? ["people-change", "shadow-ai"] : ["shadow-ai"];
  const biggest =
    risks.find(({ id }) => pressing.includes(id)) ?? risks.find(({ id }) => id !== "no-policy") ?? risks[0];
  if (biggest === undefined) throw new Error("Every firm has a risk that always applies.");
  return { risk: `${biggest.shown.risk.replace(/\s*\([^)]*\)/g, "")}.`, control: biggest.control };
}
