import type { Action, ReportData } from "@/lib/domain/report/report";
import { balanceOf } from "@/lib/domain/report/score-balance";
import type { CompanyProfile } from "./company-profile";
import { costMost, helpedMost, short } from "./counted-lines";
import { isTrial, threeMoves } from "./gaps/find-gaps";
import type { Gap } from "./gaps/gap";
import { scoreWord, upperFirst } from "./grammar";
import type { WrittenRisk } from "./risks/choose-risks";
import { leaveAlone } from "./skip-for-now";
import { executiveSummary, shortSummary } from "./summary";

export type FirstPage = Pick<ReportData, "executiveSummary" | "pageOne">;

/** Page one: a reader who reads nothing else can act on it. */
export const MOST_WORDS = 200;

/** The first of the drafts that fits the page, from the fullest to the briefest. */
export function firstPage(
  firm: CompanyProfile,
  gaps: readonly Gap[],
  risks: readonly WrittenRisk[],
): FirstPage {
  const pageOne = fullPage(firm, gaps, risks);
  const brief = { ...pageOne, moves: briefMoves(firm, gaps) };
  const drafts: FirstPage[] = [
    { executiveSummary: executiveSummary(firm), pageOne },
    { executiveSummary: shortSummary(firm), pageOne },
    { executiveSummary: shortSummary(firm), pageOne: brief },
  ];
  const briefest = {
    executiveSummary: shortSummary(firm),
    pageOne: { ...brief, costMost: brief.costMost.slice(0, 1) },
  };
  return drafts.find((draft) => countWords(draft) <= MOST_WORDS) ?? briefest;
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

/** The trial's first step is told in full further back; here it can be a reminder. */
const briefMoves = (firm: CompanyProfile, gaps: readonly Gap[]): Action[] =>
  threeMoves(firm, gaps).map((gap) =>
    isTrial(gap)
      ? {
          ...gap.brief,
          firstStep: "Write down today's figures.",
          measure: `${upperFirst(firm.lead.trial.measure.split(",")[0] ?? "")}.`,
        }
      : gap.brief,
  );

export function countWords({ executiveSummary: summary, pageOne }: FirstPage): number {
  const lines = [...pageOne.helpedMost, ...pageOne.costMost].map(
    ({ label, answer, points, max }) => `${label} ${answer} ${points} of ${max}`,
  );
  const parts = [...pageOne.moves, ...pageOne.leaveAlone, pageOne.biggestRisk].flatMap((part) =>
    Object.values(part),
  );
  const all = [summary, pageOne.stage, pageOne.scoreInWords, ...lines, ...parts].join(" ");
  return all.split(/\s+/).filter((word) => word !== "").length;
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
