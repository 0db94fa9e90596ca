import { shareInterval } from "../statistics/intervals";
import type { PublishedFigures } from "./figures";

/**
 * Where a score is among the firms of a cell, as finely as their number allows, from the published figures alone: none
 * of their rows is read.
 */
export function positionOf(score: number, figures: PublishedFigures, firms: number): string {
  const { low, high, q1, q3, twentieths } = figures;
  if (twentieths !== undefined) return amongHundred(score, twentieths, firms);
  if (q1 !== undefined && q3 !== undefined)
    return score > q3 ? "in the upper quarter" : score < q1 ? "in the lower quarter" : "in the middle half";
  return score > high ? "above the middle" : score < low ? "below the middle" : "around the middle";
}

/** "higher than about 65 of 100 (between 55 and 75)" */
function amongHundred(score: number, twentieths: readonly number[], firms: number): string {
  const higherThan = within(twentieths.filter((quantile) => quantile < score).length * 5);
  const { low, high } = shareInterval(higherThan / 100, firms);
  return `higher than about ${higherThan} of 100 (between ${toFives(low)} and ${toFives(high)})`;
}

const toFives = (share: number): number => within(Math.round(share * 20) * 5);
const within = (percent: number): number => Math.min(95, Math.max(5, percent));
