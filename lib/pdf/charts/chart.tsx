import { View } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import type { ChartBlock } from "@/lib/domain/report/document/block";
import { withKeys } from "@/lib/domain/with-keys";
import type { Notes } from "../inline";
import { ComparisonChart } from "./comparison-chart";
import { FigureBar } from "./figures-chart";
import { HalvesChart } from "./halves-chart";
import { PointsHalf } from "./points-chart";
import { StageScale } from "./stage-scale";
import { TenPointBar } from "./ten-point-bar";
import { TimelineChart } from "./timeline-chart";

const SCORE_WIDTH = 250;

/** Every chart of the report; the compiler asks for a new one here. */
export function chartParts(chart: ChartBlock["chart"], notes: Notes): ReactElement[] {
  switch (chart.kind) {
    case "halves":
      return [<HalvesChart key="halves" {...chart} />];
    case "scores":
      return [
        <View key="scores" style={{ marginBottom: 5 }}>
          {chart.scores.map(({ label, score }) => (
            <TenPointBar key={label} label={label} score={score} width={SCORE_WIDTH} />
          ))}
        </View>,
      ];
    case "stages":
      return [<StageScale key="stages" {...chart} />];
    case "points":
      return [<PointsHalf key="points" half={chart.half} widest={chart.widest} />];
    case "figures":
      return withKeys(chart.figures).map(({ key, value: figure }) => (
        <FigureBar key={key} figure={figure} notes={notes} />
      ));
    case "comparison":
      return [<ComparisonChart key="comparison" {...chart} />];
    case "timeline":
      return [<TimelineChart key="timeline" phases={chart.phases} />];
  }
}
