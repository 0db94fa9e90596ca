import { percentOf } from "@/lib/domain/percent";
import { balanceOf } from "@/lib/domain/report/score-balance";
import { outOfTen } from "@/lib/domain/score/badges";

interface HalvesChartProps {
  /** Both 0 to 10. */
  topDownScore: number;
  bottomUpScore: number;
}

const VISIBLE_GAP = 0.5;

/** Direction from the top beside practice from below, with the gap between them as the headline. */
export function HalvesChart({ topDownScore, bottomUpScore }: HalvesChartProps) {
  const gap = balanceOf(topDownScore, bottomUpScore);
  const from = percentOf(Math.min(topDownScore, bottomUpScore), 10);
  const to = percentOf(Math.max(topDownScore, bottomUpScore), 10);
  // A smaller one could not be drawn so that it is seen; the headline names it.
  const hasGap = gap.distance >= VISIBLE_GAP;
  return (
    <figure className="report-figure report-whole">
      <figcaption>{gap.headline}</figcaption>
      <svg
        role="img"
        aria-label={`Direction from the top ${outOfTen(topDownScore)} out of 10, practice from below ${outOfTen(bottomUpScore)} out of 10. ${gap.headline}.`}
        width="100%"
        height={hasGap ? "7.75rem" : "5.5rem"}
        className="chart"
      >
        <Bar top={0} label="Direction from the top" score={topDownScore} />
        <Bar top={3} label="Practice from below" score={bottomUpScore} />
        {hasGap && (
          <g className={gap.ahead === null ? "chart-gap chart-gap-small" : "chart-gap"}>
            <line x1={`${from}%`} x2={`${to}%`} y1="6.375rem" y2="6.375rem" />
            <line x1={`${from}%`} x2={`${from}%`} y1="6.0625rem" y2="6.6875rem" />
            <line x1={`${to}%`} x2={`${to}%`} y1="6.0625rem" y2="6.6875rem" />
            <text {...underBracket(from, to)} y="7.5rem" className="chart-label">
              {`Gap ${outOfTen(gap.distance)}`}
            </text>
          </g>
        )}
      </svg>
    </figure>
  );
}

const EDGE = 12;

/** In the middle of the bracket, unless the words would be cut off there. */
function underBracket(from: number, to: number): { x: string; textAnchor: "start" | "middle" | "end" } {
  const middle = (from + to) / 2;
  if (middle < EDGE) return { x: `${from}%`, textAnchor: "start" };
  if (middle > 100 - EDGE) return { x: `${to}%`, textAnchor: "end" };
  return { x: `${middle}%`, textAnchor: "middle" };
}

/** `top` in rem, so that the drawing shrinks with the letters in print. */
function Bar({ top, label, score }: { top: number; label: string; score: number }) {
  return (
    <>
      <text x="0" y={`${top + 0.875}rem`} className="chart-label">
        {label}
      </text>
      <text x="100%" y={`${top + 0.875}rem`} textAnchor="end" className="chart-label chart-value">
        {outOfTen(score)}
      </text>
      <rect x="0" y={`${top + 1.375}rem`} width="100%" height="1rem" className="chart-track" />
      <rect
        x="0"
        y={`${top + 1.375}rem`}
        width={`${percentOf(score, 10)}%`}
        height="1rem"
        className="chart-own"
      />
    </>
  );
}
