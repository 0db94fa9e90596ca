import type { Spread } from "@/lib/domain/figures/readiness";
import { percentOf } from "@/lib/domain/percent";

const HEIGHT = 150;
const TOP = 34;
const WIDTH = 10;

/** How many have how many points, in tens, over the four stages; the middle score marked. */
export function SpreadChart({ bins, stages, median }: Spread) {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const common = stages.reduce((best, each) => (each.count > best.count ? each : best), {
    count: 0,
    stage: "",
  });
  return (
    <div className="pb-2">
      <svg
        aria-hidden="true"
        width="100%"
        height={HEIGHT + 64}
        className="block overflow-visible text-xs tabular-nums"
      >
        {bins.map(({ label, count }, bin) => {
          const height = percentOf(count, most) * 0.01 * (HEIGHT - TOP);
          return (
            <g key={label}>
              <rect
                x={`${bin * WIDTH + 0.2}%`}
                y={HEIGHT - height}
                width={`${WIDTH - 0.4}%`}
                height={height}
                className={isIn(median, bin) ? "fill-primary" : "fill-primary/45"}
              />
              <text
                x={`${(bin + 0.5) * WIDTH}%`}
                y={HEIGHT - height - 5}
                textAnchor="middle"
                className="fill-foreground"
              >
                {count.toLocaleString("en-CA")}
              </text>
              <text
                x={`${bin * WIDTH}%`}
                y={HEIGHT + 16}
                textAnchor="middle"
                className="fill-muted-foreground"
              >
                {bin === 0 ? "" : bin * 10}
              </text>
            </g>
          );
        })}
        <line x1="0" x2="100%" y1={HEIGHT} y2={HEIGHT} className="stroke-border" />
        <text x="0" y={HEIGHT + 16} className="fill-muted-foreground">
          0
        </text>
        <text x="100%" y={HEIGHT + 16} textAnchor="end" className="fill-muted-foreground">
          100
        </text>
        {median !== null && (
          <>
            <line x1={`${median}%`} x2={`${median}%`} y1="0" y2="16" className="stroke-2 stroke-foreground" />
            <text
              x={`${median}%`}
              y="11"
              dx={median > 75 ? -8 : 8}
              textAnchor={median > 75 ? "end" : "start"}
              className="fill-foreground font-semibold"
            >
              {`middle ${median.toLocaleString("en-CA")}`}
            </text>
          </>
        )}
        {stages.map(({ stage, from, to }) => (
          <g key={stage}>
            <line
              x1={`${from}%`}
              x2={`${to === 100 ? 100 : to + 0.6}%`}
              y1={HEIGHT + 30}
              y2={HEIGHT + 30}
              className="stroke-[1.5] stroke-muted-foreground"
            />
            <text
              x={`${from}%`}
              y={HEIGHT + 48}
              className={stage === common.stage ? "fill-foreground font-semibold" : "fill-muted-foreground"}
            >
              {stage}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

const isIn = (median: number | null, bin: number): boolean =>
  median !== null && Math.min(9, Math.floor(median / 10)) === bin;
