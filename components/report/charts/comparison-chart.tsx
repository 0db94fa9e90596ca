import type { ComparisonChart as Compared } from "@/lib/domain/comparison/comparison";

/** One line of 100 points: where the middle of other firms likely is, and the own mark above it. */
export const ComparisonChart = ({ median, low, high, score }: Compared) => (
  <figure className="report-figure report-whole">
    <svg
      role="img"
      aria-label={`On 100 points: the middle of these firms at ${median}, likely between ${low} and ${high}. You: ${score}.`}
      width="100%"
      height="4.25rem"
      className="chart"
    >
      <Label at={score} y="0.75rem" isOwn>{`You: ${score}`}</Label>
      <rect x="0" y="1.625rem" width="100%" height="0.5rem" className="chart-track" />
      <rect x={`${low}%`} y="1.625rem" width={`${high - low}%`} height="0.5rem" className="chart-others" />
      <line x1={`${median}%`} x2={`${median}%`} y1="1.375rem" y2="2.75rem" className="chart-pointer" />
      <line x1={`${score}%`} x2={`${score}%`} y1="1rem" y2="2.375rem" className="chart-mark" />
      <Label at={median} y="3.75rem">{`Their middle: ${median}`}</Label>
    </svg>
  </figure>
);

const EDGE = 12;

/** In the middle of its mark, unless it would be cut off there. */
function Label({ at, y, isOwn, children }: { at: number; y: string; isOwn?: boolean; children: string }) {
  return (
    <text
      x={`${at}%`}
      y={y}
      textAnchor={at < EDGE ? "start" : at > 100 - EDGE ? "end" : "middle"}
      className={isOwn ? "chart-label chart-value" : "chart-label chart-quiet"}
    >
      {children}
    </text>
  );
}
