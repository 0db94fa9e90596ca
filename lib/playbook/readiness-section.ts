import type { ReportData } from "@/lib/domain/report/report";
import { balanceOf, WHO_IS_AHEAD } from "@/lib/domain/report/score-balance";
import { weakestLine } from "@/lib/domain/score/points";
import { type CompanyProfile, hasElement, hasOwner } from "./company-profile";
import { contradictionOf } from "./contradictions";
import { listInWords, lowerFirst, paragraph } from "./grammar";
import { together, whatWouldMoveIt } from "./score-improvements";
import type { SourceNotes } from "./source-notes";
import { maySay } from "./true-of";

/** The score, explained: where the points came from, the weakest link, what would move it. */
export function readinessSection(
  firm: CompanyProfile,
  notes: SourceNotes,
): ReportData["readinessAssessment"] {
  const { readiness } = firm;
  return {
    topDownScore: readiness.topDownScore,
    bottomUpScore: readiness.bottomUpScore,
    overallScore: readiness.overallScore,
    analysis: analysis(firm, notes),
    lines: readiness.lines,
    weakestLink: weakestLink(firm),
    stageHeldBack: readiness.stageHeldBack,
    whatWouldMoveIt: whatWouldMoveIt(firm),
    honesty: honesty(firm),
  };
}

function analysis(firm: CompanyProfile, notes: SourceNotes): string {
  return paragraph(balance(firm, notes), contradictionOf(firm).soWhat, together(firm));
}

/** Which half is ahead, and what that asks for. That neither is ahead is said on page one. */
function balance(firm: CompanyProfile, notes: SourceNotes): string {
  const { topDownScore, bottomUpScore } = firm.readiness;
  const { ahead } = balanceOf(topDownScore, bottomUpScore);
  const figures = `${topDownScore.toFixed(1)} for direction and ${bottomUpScore.toFixed(1)} for practice`;
  if (ahead === "direction") {
    const next = hasElement(firm, "dept_pilots")
      ? "give one use that runs a figure"
      : "turn intent into one measured use";
    return `With ${figures}, ${lowerFirst(WHO_IS_AHEAD.direction)}: ${next}.`;
  }
  if (ahead === "practice") {
    return `With ${figures}, ${lowerFirst(WHO_IS_AHEAD.practice)}${whatPracticeLacks(firm)}. Use by staff and use by the firm are separate channels, and one often runs without the other [${notes.known("F7")}].`;
  }
  return "";
}

function whatPracticeLacks(firm: CompanyProfile): string {
  const lacking = [
    ...(hasElement(firm, "ai_policy") || !maySay(firm, "noPolicy") ? [] : ["a policy"]),
    ...(hasOwner(firm) ? [] : ["an owner"]),
    ...(hasElement(firm, "dedicated_budget") || !maySay(firm, "moneyToInvest") ? [] : ["a budget"]),
  ];
  return lacking.length === 0 ? "" : `: give that use ${listInWords(lacking)}`;
}

/** Lines whose answer is a list of names. */
const NAMES: ReadonlySet<string> = new Set(["tools", "platforms"]);

/** The line that leaves the most points open, named and not averaged away. */
function weakestLink({ readiness, name }: CompanyProfile): string {
  const weakest = weakestLine(readiness.lines);
  if (weakest === undefined) return `None of the answers from ${name} leaves points open.`;
  const answer = NAMES.has(weakest.key) ? weakest.answer : lowerFirst(weakest.answer);
  return `${weakest.label} (${answer}): ${weakest.points} of ${weakest.max} points.`;
}

/** That one person answered, and nothing was audited, is said with the method. */
const honesty = ({ answers }: CompanyProfile): string | undefined =>
  answers.aiConfidence === 5
    ? "The confidence slider starts at 5, where you left it or put it; that alone is worth 3 points."
    : undefined;
