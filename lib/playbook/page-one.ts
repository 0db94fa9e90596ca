import type { Memo } from "@/lib/domain/report/memo";
import type { ReportData } from "@/lib/domain/report/report";
import type { PlanDays } from "./calendar/trial-window";
import type { CompanyProfile } from "./company-profile";
import type { PlanFigures } from "./costs";
import type { Asked } from "./memo/decision";
import { memoOf } from "./memo/memo";
import type { WrittenRisk } from "./risks/choose-risks";
import { executiveSummary } from "./summary";
import { stateOf } from "./typed-facts";
import type { ValueBox } from "./value/box/box";

export type FirstPage = Pick<ReportData, "executiveSummary" | "pageOne">;

/** Words for the summary that a model may write in place of ours. */
export const SUMMARY_WORDS = 90;

/** Page one: a reader who reads nothing else can act on it. */
export function firstPage(
  firm: CompanyProfile,
  risks: readonly WrittenRisk[],
  more: { box: ValueBox; figures: PlanFigures; days: PlanDays; asked: Asked },
): FirstPage {
  const memo = memoOf({ firm, ...more, biggestRisk: biggestRisk(firm, risks) });
  return {
    executiveSummary: executiveSummary(firm),
    pageOne: { stage: firm.readiness.maturityProfile, memo },
  };
}

/** One tool says nothing of whose account it is; several without a rule are on private ones. */
const SEVERAL = 2;

/** What people do today weighs more than what a law might say; a missing rule is no risk of its own. */
function biggestRisk(firm: CompanyProfile, risks: readonly WrittenRisk[]): Memo["risk"] {
  const isPrivate = stateOf(firm, "private_use") !== undefined || firm.tools.size >= SEVERAL;
  const pressing = [
    ...(firm.answers.orgPosture === "fearful" ? ["people-change"] : []),
    ...(isPrivate ? ["shadow-ai"] : []),
  ];
  const biggest =
    risks.find(({ id }) => pressing.includes(id)) ??
    risks.find(({ id }) => id !== "no-policy" && id !== "shadow-ai") ??
    risks[0];
  if (biggest === undefined) throw new Error("Every firm has a risk that always applies.");
  const { shown, control } = biggest;
  return { risk: `${shown.risk.replace(/\s*\([^)]*\)/g, "")}.`, control, owner: shown.owner };
}
