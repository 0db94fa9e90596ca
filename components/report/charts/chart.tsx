import type { ChartBlock } from "@/lib/domain/report/document/block";
import type { Notes } from "../inline";
import { ComparisonChart } from "./comparison-chart";
import { FiguresChart } from "./figures-chart";
import { HalvesChart } from "./halves-chart";
import { PointsChart } from "./points-chart";
import { StageScale } from "./stage-scale";
import { TenPointBar } from "./ten-point-bar";
import { TimelineChart } from "./timeline-chart";

/** Every chart of the report; the compiler asks for a new one here. */
export function Chart({ chart, notes }: { chart: ChartBlock["chart"]; notes: Notes }) {
  switch (chart.kind) {
    case "halves":
      return <HalvesChart {...chart} />;
    case "scores":
      return (
        <div className="report-scores report-whole">
          {chart.scores.map(({ label, score }) => (
            <TenPointBar key={label} label={label} score={score} />
          ))}
        </div>
      );
    case "stages":
      return <StageScale {...chart} />;
    case "points":
      return <PointsChart half={chart.half} widest={chart.widest} />;
    case "figures":
      return <FiguresChart figures={chart.figures} notes={notes} />;
    case "comparison":
      return <ComparisonChart {...chart} />;
    case "timeline":
      return <TimelineChart phases={chart.phases} />;
  }
}
