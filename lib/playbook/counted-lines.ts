import type { PointLine } from "@/lib/domain/score/readiness";

const SHOWN_LINES = 2;
/** Below this share of what was possible, an answer has not helped. */
const HELPFUL_SHARE = 0.3;

/** The two lines that helped most: by points won, then by share of what was possible. */
export function helpedMost(lines: readonly PointLine[]): PointLine[] {
  return lines
    .filter(({ points, max }) => points > 0 && points / max >= HELPFUL_SHARE)
    .sort((one, other) => other.points - one.points || other.points / other.max - one.points / one.max)
    .slice(0, SHOWN_LINES);
}

/** The two lines that cost most: by points left open. */
export function costMost(lines: readonly PointLine[]): PointLine[] {
  return lines
    .filter(({ points, max }) => points < max)
    .sort((one, other) => other.max - other.points - (one.max - one.points))
    .slice(0, SHOWN_LINES);
}

const LISTED = 3;

/** A long list of picks takes its count instead: page one is short. */
export function short(line: PointLine): PointLine {
  const picks = line.answer.split(", ");
  return picks.length <= LISTED ? line : { ...line, answer: `${picks.length} named` };
}
