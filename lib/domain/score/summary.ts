import { z } from "zod";

/** Below it, what is open says little, and nothing agrees with nothing. */
export const TELLING_FROM = 20;

/** The three free tiles of the summary page. */
export const ScoreSummary = z.object({
  /** 0 to 100. */
  score: z.int(),
  /** 100 minus the score. */
  growthPotential: z.int(),
  growthBand: z.enum(["Very high", "High", "Moderate", "Focused"]),
  /** Percent: 100 minus 10 times the distance between the two halves. */
  orgAlignment: z.int(),
});
export type ScoreSummary = z.infer<typeof ScoreSummary>;

export function summarize(readiness: {
  aiReadinessScore: number;
  topDownScore: number;
  bottomUpScore: number;
}): ScoreSummary {
  const growthPotential = 100 - readiness.aiReadinessScore;
  const distance = Math.abs(readiness.topDownScore - readiness.bottomUpScore);
  return {
    score: readiness.aiReadinessScore,
    growthPotential,
    growthBand: growthBand(growthPotential),
    orgAlignment: Math.round(100 - 10 * distance),
  };
}

/** The bands mirror the stages of the readiness score: Exploring has the most room, Leading the least. */
function growthBand(growthPotential: number): ScoreSummary["growthBand"] {
  if (growthPotential > 70) return "Very high";
  if (growthPotential > 45) return "High";
  if (growthPotential > 20) return "Moderate";
  return "Focused";
}
