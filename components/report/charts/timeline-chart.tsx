import type { ReportPhase } from "@/lib/domain/report/report";
import { timeline } from "@/lib/domain/report/timeline";

/** Beyond this share of the width a label would have no room, so it starts earlier than its bar. */
const LABEL_MAX_START = 34;

/** The phases along twelve months, each label on its own bar. */
export function TimelineChart({ phases }: { phases: ReportPhase[] }) {
  const { bars, ticks } = timeline(phases);
  return (
    <figure className="report-figure report-whole">
      <figcaption className="sr-only">The phases along twelve months</figcaption>
      <ol className="report-timeline">
        {bars.map(({ phase, start, width }, index) => (
          <li key={phase.title}>
            <p style={{ marginInlineStart: `${Math.min(start, LABEL_MAX_START)}%` }}>
              <strong>{`${index + 1}. ${phase.title}`}</strong> <span>{phase.duration}</span>
            </p>
            <svg width="100%" height="0.875rem" className="chart" aria-hidden="true">
              <line x1="0" x2="100%" y1="50%" y2="50%" className="chart-rule" />
              <rect x={`${start}%`} width={`${width}%`} height="0.875rem" className="chart-own" />
            </svg>
          </li>
        ))}
      </ol>
      <svg width="100%" height="1.125rem" className="chart" aria-hidden="true">
        {ticks.map(({ label, at }) => (
          <text
            key={label}
            x={`${at}%`}
            y="0.875rem"
            textAnchor={at === 0 ? "start" : at > 99 ? "end" : "middle"}
            className="chart-label chart-quiet"
          >
            {label}
          </text>
        ))}
      </svg>
    </figure>
  );
}
