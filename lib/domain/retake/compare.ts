import { shortDate } from "../dates";
import type { PointLine, Readiness } from "../score/readiness";
import type { PointKey } from "../score/readiness-rules";
import type { MovedLine, ScoreInRow } from "./progress";

/** How one sees it, as against what is in place; the two lines of the score that are neither are told. */
const FELT: ReadonlySet<string> = new Set<PointKey>(["posture", "perception", "leaderConfidence"]);
const TOLD: ReadonlySet<string> = new Set<PointKey>(["experience"]);

export interface Comparison {
  total: number;
  inPlace: number;
  felt: number;
  told: number;
  /** Every line whose points changed, in the score's order. */
  moved: MovedLine[];
  /** The keys of those that bring nothing any more. */
  gone: ReadonlySet<string>;
}

/** What moved from one score to another by the same method; the parts add up to the whole. */
export function compare(then: Readiness, now: Readiness): Comparison {
  const moved = now.lines.flatMap((line) => {
    const before = then.lines.find(({ key }) => key === line.key);
    return before === undefined || before.points === line.points ? [] : [movedLine(before, line)];
  });
  const sum = (belongs: (key: string) => boolean) =>
    moved.filter(({ key }) => belongs(key)).reduce((total, { points }) => total + points, 0);
  return {
    total: now.aiReadinessScore - then.aiReadinessScore,
    inPlace: sum((key) => !FELT.has(key) && !TOLD.has(key)),
    felt: sum((key) => FELT.has(key)),
    told: sum((key) => TOLD.has(key)),
    moved,
    gone: new Set(now.lines.filter(({ points }) => points === 0).map(({ key }) => key)),
  };
}

const movedLine = (then: PointLine, now: PointLine): MovedLine => ({
  key: now.key,
  label: now.label,
  before: then.answer,
  now: now.answer,
  points: now.points - then.points,
});

/** "+11 since Aug 12, 2026: +8 for what is now in place, +3 for how you see it." */
export function headlineOf(comparison: Comparison, since: Date): string {
  const { total, inPlace, felt, told, moved, gone } = comparison;
  const lost = moved.filter(({ key, points }) => points < 0 && !FELT.has(key) && !TOLD.has(key));
  const ending = [
    lostSentence(
      lost.filter(({ key }) => gone.has(key)),
      (labels) => `${labels} no longer named`,
    ),
    lostSentence(
      lost.filter(({ key }) => !gone.has(key)),
      (labels) => `Less for ${labels}`,
    ),
  ].join("");
  if (moved.length === 0) return `Nothing has changed since ${shortDate(since)}.`;
  if (moved.every(({ key }) => FELT.has(key)))
    return `What is in place has not changed; how you see it has (${signed(felt)}).`;
  const parts = [
    ...(inPlace === 0 ? [] : [`${signed(inPlace)} for what is now in place`]),
    ...(felt === 0 ? [] : [`${signed(felt)} for how you see it`]),
    ...(told === 0 ? [] : [`${signed(told)} for what you have seen of it at work`]),
  ];
  const whole = total === 0 ? "The same score as" : `${signed(total)} since`;
  const day = total === 0 ? `on ${shortDate(since)}` : shortDate(since);
  return `${whole} ${day}${parts.length === 0 ? "" : `: ${parts.join(", ")}`}.${ending}`;
}

/** With a blank before it; empty where nothing was lost. */
function lostSentence(lost: readonly MovedLine[], about: (labels: string) => string): string {
  if (lost.length === 0) return "";
  const labels = lost.map(({ label }) => label).join(", ");
  return ` ${about(labels)}: ${signed(lost.reduce((sum, { points }) => sum + points, 0))}.`;
}

/** With a sign that a screen reader says, and that is as wide as a plus. */
export const signed = (points: number): string => (points < 0 ? `\u2212${-points}` : `+${points}`);

/** "Scored 41 then; 38 by today's method." for each that was printed otherwise. */
export const rescoredSentences = (scores: readonly ScoreInRow[]): string[] =>
  scores.flatMap(({ takenAt, printed, score }) =>
    printed === null || printed === score
      ? []
      : [`${shortDate(takenAt)}: scored ${printed} then; ${score} by today's method.`],
  );
