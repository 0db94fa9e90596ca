import type { ReportData } from "@/lib/domain/report/report";
import type { Stage } from "@/lib/domain/score/readiness";
import { percentOf } from "@/lib/domain/share";

interface StageScaleProps {
  stages: ReportData["method"]["stages"];
  stage: Stage;
  /** 0 to 10. */
  overallScore: number;
}

/** The four stages along 100 points, with the place of this score. */
export function StageScale({ stages, stage, overallScore }: StageScaleProps) {
  const points = Math.round(overallScore * 10);
  const at = percentOf(points, 100);
  return (
    <figure className="report-figure report-whole">
      <figcaption>{`${points} of 100 points; stage: ${stage}`}</figcaption>
      <svg
        role="img"
        aria-label={`${stages.map((each) => `${each.stage} ${each.from} to ${each.to}`).join(", ")}. Yours: ${points}.`}
        width="100%"
        height="4rem"
        className="chart"
      >
        <text
          x={`${at}%`}
          y="0.75rem"
          textAnchor={at < 12 ? "start" : at > 88 ? "end" : "middle"}
          className="chart-label chart-value"
        >
          {`You: ${points}`}
        </text>
        {stages.map((each) => {
          const from = percentOf(each.from === 0 ? 0 : each.from - 0.5, 100);
          const to = percentOf(each.to === 100 ? 100 : each.to + 0.5, 100);
          return (
            <g key={each.stage}>
              <rect
                x={`${from + 0.2}%`}
                y="1.5rem"
                width={`${to - from - 0.4}%`}
                height="0.75rem"
                className={each.stage === stage ? "chart-own" : "chart-track"}
              />
              <text
                x={`${(from + to) / 2}%`}
                y="3.5625rem"
                textAnchor="middle"
                className="chart-label chart-quiet"
              >
                {each.stage}
              </text>
            </g>
          );
        })}
        <line x1={`${at}%`} x2={`${at}%`} y1="1.25rem" y2="2.5rem" className="chart-pointer" />
      </svg>
    </figure>
  );
}
