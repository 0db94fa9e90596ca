import { gapBetween } from "@/lib/domain/report/gap";
import type { ReportData } from "@/lib/domain/report/report";
import type { PointLine } from "@/lib/domain/score/readiness";
import type { Firm } from "./firm";
import { whatWouldMoveIt } from "./movers";

/** The score, explained: where the points came from, the weakest link, what would move it. */
export function readinessSection(firm: Firm): ReportData["readinessAssessment"] {
  const { readiness } = firm;
  return {
    topDownScore: readiness.topDownScore,
    bottomUpScore: readiness.bottomUpScore,
    overallScore: readiness.overallScore,
    analysis: analysis(firm),
    lines: readiness.lines,
    weakestLink: weakestLink(readiness.lines),
    stageHeldBack: readiness.stageHeldBack,
    whatWouldMoveIt: whatWouldMoveIt(firm),
    honesty:
      firm.answers.aiConfidence === 5
        ? "This is one executive's own view from about 15 questions, not an audit. The confidence slider starts at 5, where you left it; that alone is worth 3 points."
        : "This is one executive's own view from about 15 questions, not an audit.",
  };
}

const BALANCE = {
  direction: "direction is ahead of practice: turn intent into one measured pilot",
  practice:
    "practice is ahead of direction: people already use AI, so give them a policy, an owner and a budget",
};

function analysis({ readiness, company, posture }: Firm): string {
  const { topDownScore, bottomUpScore, aiReadinessScore, maturityProfile } = readiness;
  const gap = gapBetween(topDownScore, bottomUpScore);
  const balance =
    gap.ahead === null
      ? `Direction (${topDownScore.toFixed(1)}) and practice (${bottomUpScore.toFixed(1)}) are in step, so neither has to wait for the other`
      : `At ${topDownScore.toFixed(1)} against ${bottomUpScore.toFixed(1)}, ${BALANCE[gap.ahead]}`;
  return `${company} reaches ${aiReadinessScore} of 100 points and reads as ${maturityProfile}, with a ${posture} posture. ${balance}.`;
}

/** The line that leaves the most points on the table; named, not averaged away. */
function weakestLink(lines: readonly PointLine[]): string {
  const [weakest] = [...lines].sort((one, other) => other.max - other.points - (one.max - one.points));
  if (weakest === undefined || weakest.points === weakest.max) return "No line leaves points open.";
  return `${weakest.label}: ${weakest.points} of ${weakest.max} points (${weakest.answer.toLowerCase()}).`;
}

/** The two lines that helped most: by points won, then by share. */
export function helpedMost(lines: readonly PointLine[]): PointLine[] {
  return [...lines]
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points || other.points / other.max - one.points / one.max)
    .slice(0, 2);
}

/** The two lines that cost most: by points left open. */
export function costMost(lines: readonly PointLine[]): PointLine[] {
  return [...lines]
    .filter(({ points, max }) => points < max)
    .sort((one, other) => other.max - other.points - (one.max - one.points))
    .slice(0, 2);
}
