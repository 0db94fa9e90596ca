import { gapBetween } from "@/lib/domain/report/gap";
import { outOfTen } from "@/lib/domain/score/badges";
import { percentOf } from "@/lib/domain/share";

interface HalvesChartProps {
  /** Both 0 to 10. */
  topDownScore: number;
  bottomUpScore: number;
}

/** Direction from the top beside practice from below, with the gap between them as the headline. */
export function HalvesChart({ topDownScore, bottomUpScore }: HalvesChartProps) {
  const gap = gapBetween(topDownScore, bottomUpScore);
  const from = percentOf(Math.min(topDownScore, bottomUpScore), 10);
  const to = percentOf(Math.max(topDownScore, bottomUpScore), 10);
  const hasGap = to > from;
  return (
    <figure className="report-figure report-whole">
      <figcaption>{gap.headline}</figcaption>
      <svg
        role="img"
        aria-label={`Direction from the top ${outOfTen(topDownScore)} out of 10, practice from below ${outOfTen(bottomUpScore)} out of 10. ${gap.headline}.`}
        width="100%"
        height={hasGap ? 124 : 94}
        className="chart"
      >
        <Bar y={0} label="Direction from the top" score={topDownScore} />
        <Bar y={48} label="Practice from below" score={bottomUpScore} />
        {hasGap && (
          <>
            <line x1={`${from}%`} x2={`${to}%`} y1={102} y2={102} className="chart-signal" />
            <line x1={`${from}%`} x2={`${from}%`} y1={97} y2={107} className="chart-signal" />
            <line x1={`${to}%`} x2={`${to}%`} y1={97} y2={107} className="chart-signal" />
            <text
              x={`${from < 80 ? from : to}%`}
              y={121}
              textAnchor={from < 80 ? "start" : "end"}
              className="chart-label chart-signal-text"
            >
              {`Gap ${outOfTen(gap.distance)}`}
            </text>
          </>
        )}
      </svg>
    </figure>
  );
}

function Bar({ y, label, score }: { y: number; label: string; score: number }) {
  return (
    <>
      <text x="0" y={y + 14} className="chart-label">
        {label}
      </text>
      <text x="100%" y={y + 14} textAnchor="end" className="chart-label chart-value">
        {outOfTen(score)}
      </text>
      <rect x="0" y={y + 22} width="100%" height={16} className="chart-track" />
      <rect x="0" y={y + 22} width={`${percentOf(score, 10)}%`} height={16} className="chart-own" />
    </>
  );
}
