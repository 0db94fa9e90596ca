import { z } from "zod";
import { Target } from "../what-if/what-if";

const MovedLine = z.object({
  key: z.string(),
  label: z.string(),
  /** The answers in words. */
  before: z.string(),
  now: z.string(),
  /** What the change brought or cost. */
  points: z.int(),
});
export type MovedLine = z.infer<typeof MovedLine>;

/** One of the assessments in a row, the oldest first. */
const ScoreInRow = z.object({
  takenAt: z.date(),
  /** By today's method, 0 to 100. */
  score: z.int(),
  stage: z.string(),
  /** As it was printed; null where none was. */
  printed: z.int().nullable(),
});
export type ScoreInRow = z.infer<typeof ScoreInRow>;

/** What moved between an assessment and the one before it. */
export const Progress = z.object({
  companyName: z.string(),
  headline: z.string(),
  /** Where today's method gives another score than was printed. */
  rescored: z.array(z.string()),
  scores: z.array(ScoreInRow),
  moved: z.array(MovedLine),
  /** What the earlier report said would move the score. */
  advised: z.array(z.object({ key: z.string(), label: z.string(), isDone: z.boolean() })),
  next: z.array(z.object({ key: z.string(), label: z.string(), points: z.int() })),
  target: Target.extend({ isReached: z.boolean() }).nullable(),
});
export type Progress = z.infer<typeof Progress>;
