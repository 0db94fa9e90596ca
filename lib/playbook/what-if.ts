import type { Progress } from "@/lib/domain/retake/progress";
import type { ReadinessAnswers } from "@/lib/domain/score/readiness";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import { MOST_MOVES, type WhatIf, type WhatIfResult } from "@/lib/domain/what-if/what-if";
import type { CompanyProfile } from "./company-profile";
import { ranked } from "./score-improvements";
import { toldMeasuring, toldResult } from "./told";

/**
 * What would move the score, and what every combination of it comes to: at most eight moves, so at most 256 results,
 * each worked out by the method itself. What depends on two of them, such as a stage or departments that begin to
 * count, is therefore exact.
 */
export function whatIf(firm: CompanyProfile): Pick<WhatIf, "moves" | "results"> {
  const changes = offered(firm);
  const combinations: Combination[] = [{ keys: [], answers: firm.answers }];
  for (const { key, apply } of changes)
    for (const { keys, answers } of [...combinations])
      combinations.push({ keys: [...keys, key], answers: apply(answers) });
  return {
    moves: changes.map(moveOf),
    results: combinations.map(resultOf),
  };
}

/** What would move the score, the largest first, without what it comes to together. */
export const movesOf = (firm: CompanyProfile): WhatIf["moves"] => offered(firm).map(moveOf);

/** What was offered then, and whether the same firm has come as far as was named. */
export const movesSince = (then: CompanyProfile, now: CompanyProfile): Progress["advised"] =>
  offered(then).map(({ key, change, apply }) => ({
    key,
    label: change,
    isDone: isReached(key, { then, now, aimed: apply(then.answers) }),
  }));

interface Way {
  then: CompanyProfile;
  now: CompanyProfile;
  aimed: ReadinessAnswers;
}

function isReached(key: string, { then, now, aimed }: Way): boolean {
  // A confidence of 7 brings as much as one of 8; what was named is the number.
  if (key === "leaderConfidence") return now.answers.aiConfidence >= aimed.aiConfidence;
  if (key === "experience" && (toldResult(now) ?? toldMeasuring(now)) !== null) return true;
  const points = pointsOf(now.answers, key);
  return points > pointsOf(then.answers, key) && points >= pointsOf(aimed, key);
}

const pointsOf = (answers: ReadinessAnswers, wanted: string): number =>
  scoreReadiness(answers).lines.find(({ key }) => key === wanted)?.points ?? 0;

const offered = (firm: CompanyProfile) => ranked(firm).slice(0, MOST_MOVES);

const moveOf = ({ key, change, points }: ReturnType<typeof ranked>[number]): WhatIf["moves"][number] => ({
  key,
  label: change,
  points,
});

interface Combination {
  keys: WhatIfResult["keys"];
  answers: ReadinessAnswers;
}

function resultOf({ keys, answers }: Combination): WhatIfResult {
  const { aiReadinessScore, maturityProfile, stageHeldBack } = scoreReadiness(answers);
  return { keys, score: aiReadinessScore, stage: maturityProfile, heldBack: stageHeldBack !== null };
}
