import { shortDate } from "@/lib/domain/dates";
import type { ScoreInRow } from "@/lib/domain/retake/progress";
import { withKeys } from "@/lib/domain/with-keys";

const WIDTH = 320;
const HEIGHT = 132;
const SIDE = 40;
const TOP = 28;
const BOTTOM = 100;

/** The scores of all assessments in a row, from 0 to 100, drawn on the server. */
export function ScoreLine({ scores }: { scores: readonly ScoreInRow[] }) {
  const points = scores.map(({ score, takenAt }, place) => ({
    score,
    takenAt,
    x: SIDE + (place * (WIDTH - 2 * SIDE)) / Math.max(1, scores.length - 1),
    y: BOTTOM - (score * (BOTTOM - TOP)) / 100,
  }));
  const said = scores.map(({ score, takenAt, stage }) => `${score}, ${stage}, on ${shortDate(takenAt)}`);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Scores out of 100: ${said.join("; ")}`}
      className="w-full max-w-[30rem] text-primary"
    >
      <line x1={0} x2={WIDTH} y1={BOTTOM} y2={BOTTOM} className="stroke-border" strokeWidth={1} />
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
      />
      {withKeys(points).map(({ key, value: { x, y, score, takenAt } }) => (
        <g key={key} textAnchor="middle">
          <circle cx={x} cy={y} r={4} fill="currentColor" />
          <text x={x} y={y - 10} className="fill-foreground font-semibold font-serif text-[15px]">
            {score}
          </text>
          {(key === 0 || key === points.length - 1) && (
            <text x={x} y={BOTTOM + 20} className="fill-muted-foreground text-[11px]">
              {shortDate(takenAt)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
