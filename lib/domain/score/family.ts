import { z } from "zod";

export const FAMILY_RATINGS = ["Advanced", "High", "Moderate", "Developing"] as const;

/** 0 to 10, one decimal, from four parts of 0 to 10. A conversation starter, not a diagnosis. */
export const FamilyScore = z.object({
  overallScore: z.number(),
  rating: z.enum(FAMILY_RATINGS),
  breakdown: z.object({
    preparednessScore: z.number(),
    usageScore: z.number(),
    childSafetyScore: z.number(),
    rulesScore: z.number(),
  }),
});
export type FamilyScore = z.infer<typeof FamilyScore>;
