import type { ReadinessAnswers } from "@/lib/domain/score/readiness";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import { MOST_MOVES, type WhatIf, type WhatIfResult } from "@/lib/domain/what-if/what-if";
import type { CompanyProfile } from "./company-profile";
import { ranked } from "./score-improvements";

/**
 * What would move the score, and what every combination of it comes to: at most eight moves, so at most 256 results,
 * each worked out by the method itself. What depends on two of them, such as a stage or departments that begin to
 * count, is therefore exact.
 */
export function whatIf(firm: CompanyProfile): Pick<WhatIf, "moves" | "results"> {
  const changes = ranked(firm).slice(0, MOST_MOVES);
  const combinations: Combination[] = [{ keys: [], answers: firm.answers }];
  for (const { key, apply } of changes)
    for (const { keys, answers } of [...combinations])
      combinations.push({ keys: [...keys, key], answers: apply(answers) });
  return {
    moves: changes.map(({ key, change, points }) => ({ key, label: change, points })),
    results: combinations.map(resultOf),
  };
}

interface Combination {
  keys: WhatIfResult["keys"];
  answers: ReadinessAnswers;
}

function resultOf({ keys, answers }: Combination): WhatIfResult {
  const { aiReadinessScore, maturityProfile, stageHeldBack } = scoreReadiness(answers);
  return { keys, score: aiReadinessScore, stage: maturityProfile, heldBack: stageHeldBack !== null };
}
