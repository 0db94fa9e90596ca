import { z } from "zod";
import type { Answers } from "../assessment/assessment";

/** What scoring reads of the answers. */
export type ReadinessAnswers = Pick<
  Answers,
  | "orgPosture"
  | "orgAiElements"
  | "aiPerception"
  | "aiConfidence"
  | "aiDepartments"
  | "aiToolsUsed"
  | "enterprisePlatforms"
  | "aiExperience"
>;

/** One line of "where your points came from". The lines of both halves add up to the score. */
export const PointLine = z.object({
  key: z.string(),
  half: z.enum(["topDown", "bottomUp"]),
  label: z.string(),
  /** The answer that earned the points, in words. */
  answer: z.string(),
  points: z.int(),
  max: z.int(),
});
export type PointLine = z.infer<typeof PointLine>;

export const STAGES = ["Exploring", "Piloting", "Scaling", "Leading"] as const;
export const Stage = z.enum(STAGES);
export type Stage = z.infer<typeof Stage>;

/** The result of the readiness method: 100 points, 50 from the top down and 50 from the bottom up. */
export const Readiness = z.object({
  /** 0 to 100. */
  aiReadinessScore: z.int(),
  /** 0 to 10, one decimal; likewise the two below. */
  overallScore: z.number(),
  topDownScore: z.number(),
  bottomUpScore: z.number(),
  maturityProfile: Stage,
  /** Why the stage is lower than the points alone would give; null where it is not. */
  stageHeldBack: z.string().nullable(),
  lines: z.array(PointLine),
});
export type Readiness = z.infer<typeof Readiness>;
