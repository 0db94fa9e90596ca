import type { ReportData } from "@/lib/domain/report/report";
import { balanceOf, WHO_IS_AHEAD } from "@/lib/domain/report/score-balance";
import { weakestLine } from "@/lib/domain/score/points";
import type { PointLine } from "@/lib/domain/score/readiness";
import { type CompanyProfile, hasElement, hasOwner } from "./company-profile";
import { contradictionOf } from "./contradictions";
import { listInWords, lowerFirst, paragraph } from "./grammar";
import { together, whatWouldMoveIt } from "./score-improvements";
import { maySay } from "./true-of";

/** The score, explained: where the points came from, the weakest link, what would move it. */
export function readinessSection(firm: CompanyProfile): ReportData["readinessAssessment"] {
  const { readiness } = firm;
  return {
    topDownScore: readiness.topDownScore,
    bottomUpScore: readiness.bottomUpScore,
    overallScore: readiness.overallScore,
    analysis: analysis(firm),
    lines: readiness.lines,
    weakestLink: weakestLink(firm),
    stageHeldBack: readiness.stageHeldBack,
    whatWouldMoveIt: whatWouldMoveIt(firm),
    honesty: honesty(firm),
  };
}

function analysis(firm: CompanyProfile): string {
  return paragraph(balance(firm), contradictionOf(firm).soWhat, together(firm));
}

/** Which half is ahead, and what that asks for. That neither is ahead is said on page one. */
function balance(firm: CompanyProfile): string {
  const { topDownScore, bottomUpScore } = firm.readiness;
  const { ahead } = balanceOf(topDownScore, bottomUpScore);
  const figures = `${topDownScore.toFixed(1)} for direction and ${bottomUpScore.toFixed(1)} for practice`;
  if (ahead === "direction") {
    const next = hasElement(firm, "dept_pilots")
      ? "put a figure to one use that runs"
      : "try one use, and measure it";
    return `With ${figures}, ${lowerFirst(WHO_IS_AHEAD.direction)}: ${next}.`;
  }
  if (ahead === "practice") {
    return `With ${figures}, ${lowerFirst(WHO_IS_AHEAD.practice)}${whatPracticeLacks(firm)}.`;
  }
  return "";
}

function whatPracticeLacks(firm: CompanyProfile): string {
  const lacking = [
    ...(hasElement(firm, "ai_policy") || !maySay(firm, "noPolicy") ? [] : ["a policy"]),
    ...(hasOwner(firm) ? [] : ["an owner"]),
    ...(hasElement(firm, "dedicated_budget") || !maySay(firm, "moneyToInvest") ? [] : ["a budget"]),
  ];
  return lacking.length === 0 ? "" : `: what would close the distance is ${listInWords(lacking)}`;
}

/** Systems that were typed are there, whatever the points of those on the list. */
const isNamed = ({ key, points }: PointLine, { otherPlatforms }: CompanyProfile): boolean =>
  !(key === "platforms" && points === 0 && otherPlatforms !== null);

/** Lines whose answer is a list of names. */
const NAMES: ReadonlySet<string> = new Set(["tools", "platforms", "breadth"]);

/** The line that leaves the most points open, named and not averaged away. */
function weakestLink(firm: CompanyProfile): string {
  const { readiness, name } = firm;
  const weakest = weakestLine(readiness.lines.filter((line) => isNamed(line, firm)));
  if (weakest === undefined) return `None of the answers from ${name} leaves points open.`;
  const answer = NAMES.has(weakest.key) ? weakest.answer : lowerFirst(weakest.answer);
  return `${weakest.label} (${answer}): ${weakest.points} of ${weakest.max} points.`;
}

/** That one person answered, and nothing was audited, is said with the method. */
const honesty = ({ answers }: CompanyProfile): string | undefined =>
  answers.aiConfidence === 5
    ? "The confidence slider starts at 5: if you left it there, that alone is worth 3 points."
    : undefined;
