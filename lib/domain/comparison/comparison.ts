import { z } from "zod";
import { shortDate } from "../dates";
import { ELEMENTS, PublishedFigures, type Share } from "./figures";
import { OF_ALL, OF_YOUR_SIZE } from "./messages";
import { positionOf } from "./position";

/** Why a reader is shown what they are shown: their own industry, a wider group, or nothing yet. */
export const SHOWN_REASONS = ["industry", "size", "all", "too_few"] as const;
export type ShownReason = (typeof SHOWN_REASONS)[number];

/** A group's published figures, as a reader of one report sees them. */
export const ComparedCell = z.object({
  key: z.string(),
  label: z.string(),
  /** To the nearest 5. */
  firms: z.int(),
  publishedAt: z.coerce.date(),
  figures: PublishedFigures,
  /** The reader's own score, of 100, by the method that the figures are from. */
  score: z.int(),
  hasPolicy: z.boolean(),
});
export type ComparedCell = z.infer<typeof ComparedCell>;

/** What the report's block is drawn from. */
export const ReportComparison = z.object({
  cell: ComparedCell.nullable(),
  reason: z.enum(SHOWN_REASONS),
  /** Of whose members many take part. */
  chapter: z.string(),
});
export type ReportComparison = z.infer<typeof ReportComparison>;

/** All of 100: the middle of other firms with its interval, and the own score. */
export interface ComparisonChart {
  median: number;
  low: number;
  high: number;
  score: number;
}

/** What `GET /api/assessments/{id}/comparison` answers. */
export const ComparisonView = z.object({
  cell: ComparedCell.extend({ position: z.string() }).nullable(),
  reason: z.enum(SHOWN_REASONS),
  leftOut: z.boolean(),
});
export type ComparisonView = z.infer<typeof ComparisonView>;

export const ComparisonChange = z.object({ leftOut: z.boolean() });
export const ComparisonChanged = z.object({
  success: z.literal(true),
  leftOut: z.boolean(),
  message: z.string(),
});
export type ComparisonChanged = z.infer<typeof ComparisonChanged>;

/** What is published last of a cell, without who is in it. */
export interface VisibleCell {
  cell: string;
  n: number;
  publishedAt: Date;
  figures: PublishedFigures;
}

/** "Manufacturing, about 25 firms, last 24 months, published Nov 3, 2026." */
export const groupInWords = ({ label, firms, publishedAt }: ComparedCell): string =>
  `${label}, about ${firms} firms, last 24 months, published ${shortDate(publishedAt)}.`;

/** "Their middle score is 44 (likely between 35 and 55)." */
export const middleInWords = ({ figures: { median, low, high } }: ComparedCell): string =>
  `Their middle score is ${median} (likely between ${low} and ${high}).`;

/** "You have 58: in the upper quarter." */
export const placeInWords = ({ score, figures, firms }: ComparedCell): string =>
  `You have ${score}: ${positionOf(score, figures, firms)}.`;

/** "About 3 in 10 have a written AI policy; you have none." */
export function policyInWords({ figures, hasPolicy }: ComparedCell): string {
  const share = figures.shares.ai_policy;
  if (share === undefined) return "";
  return `${shareInWords(share)} have ${ELEMENTS[0].words}; you have ${hasPolicy ? "one" : "none"}.`;
}

/** "About 3 in 10" */
export const shareInWords = (share: Share): string =>
  share === "few" ? "Few or none" : share === "nearly all" ? "Nearly all" : `About ${share} in 10`;

/** Why it is not the reader's own industry; empty where it is. */
export const widerInWords = (reason: ShownReason): string =>
  reason === "size" ? OF_YOUR_SIZE : reason === "all" ? OF_ALL : "";

/** Of what is published, the group that says most to a firm: its industry, its size, all. */
export function cellFor(
  cells: readonly [string, string, string],
  visible: readonly VisibleCell[],
): { found: VisibleCell | null; reason: ShownReason } {
  for (const [place, cell] of cells.entries()) {
    const found = visible.find((one) => one.cell === cell);
    if (found !== undefined) return { found, reason: SHOWN_REASONS[place] ?? "all" };
  }
  return { found: null, reason: "too_few" };
}
