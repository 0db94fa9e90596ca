import type { FamilyScore } from "./family";

/** How a badge looks: the specification's names, which the badge component draws. */
export type BadgeTone = "default" | "secondary" | "outline" | "destructive";

export const SCORE_BADGE_DEFAULT_FROM = 7;
export const SCORE_BADGE_SECONDARY_FROM = 4;

/** For a score of 0 to 10. */
export function scoreBadge(score: number): BadgeTone {
  if (score >= SCORE_BADGE_DEFAULT_FROM) return "default";
  if (score >= SCORE_BADGE_SECONDARY_FROM) return "secondary";
  return "destructive";
}

const RATING_BADGES: Partial<Record<string, BadgeTone>> = {
  Advanced: "default",
  High: "secondary",
  Moderate: "outline",
} satisfies Partial<Record<FamilyScore["rating"], BadgeTone>>;

/** Any rating that is not known reads as the lowest. */
export function familyRatingBadge(rating: string): BadgeTone {
  return RATING_BADGES[rating] ?? "destructive";
}

/** Percent of a progress bar for a score of 0 to 10, kept within the bar. */
export function scoreProgress(score: number): number {
  return Math.min(100, Math.max(0, score * 10));
}

/** "4.8": scores out of ten carry one decimal everywhere. */
export const outOfTen = (score: number): string => score.toFixed(1);
