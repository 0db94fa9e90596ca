import { percentOf } from "@/lib/domain/percent";
import { type StageScaleProps, stageScale } from "@/lib/domain/report/stage-scale";

/** The four stages along 100 points, with the place of this score. */
export function StageScale(props: StageScaleProps) {
  const { stages, stage } = props;
  const { points, bands } = stageScale(props);
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
        {bands.map((each) => {
          const [from, to] = [percentOf(each.from, 100), percentOf(each.to, 100)];
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
