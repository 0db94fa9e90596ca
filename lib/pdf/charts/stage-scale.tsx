import { Rect, Svg, Text, View } from "@react-pdf/renderer";
import { keyed } from "@/lib/domain/keyed";
import type { ReportData } from "@/lib/domain/report/report";
import type { Stage } from "@/lib/domain/score/readiness";
import { along } from "../geometry";
import { ACCENT, CONTENT_WIDTH, INK, styles, TRACK } from "../theme";

const TICK_WIDTH = 70;

interface StageScaleProps {
  stages: ReportData["method"]["stages"];
  stage: Stage;
  /** 0 to 10. */
  overallScore: number;
}

/** The four stages along 100 points, with the place of this score. */
export function StageScale({ stages, stage, overallScore }: StageScaleProps) {
  const points = Math.round(overallScore * 10);
  const at = along([0, 100], CONTENT_WIDTH);
  const bands = stages.map((each) => ({
    name: each.stage,
    from: at(each.from === 0 ? 0 : each.from - 0.5),
    to: at(each.to === 100 ? 100 : each.to + 0.5),
  }));
  const labelLeft = Math.min(CONTENT_WIDTH - TICK_WIDTH, Math.max(0, at(points) - TICK_WIDTH / 2));
  return (
    <View wrap={false} style={{ marginTop: 10 }}>
      <Text style={styles.h3}>{`${points} of 100 points; stage: ${stage}`}</Text>
      <Text
        style={{
          ...styles.small,
          ...styles.strong,
          width: TICK_WIDTH,
          marginLeft: labelLeft,
          textAlign: "center",
        }}
      >
        {`You: ${points}`}
      </Text>
      <Svg width={CONTENT_WIDTH} height={14}>
        {keyed(bands).map(({ key, value: band }) => (
          <Rect
            key={key}
            x={band.from + 1}
            y={3}
            width={band.to - band.from - 2}
            height={8}
            fill={band.name === stage ? ACCENT : TRACK}
          />
        ))}
        <Rect
          x={Math.min(CONTENT_WIDTH - 1.5, Math.max(0, at(points) - 0.75))}
          y={0}
          width={1.5}
          height={14}
          fill={INK}
        />
      </Svg>
      <View style={styles.row}>
        {keyed(bands).map(({ key, value: band }) => (
          <Text key={key} style={{ ...styles.label, width: band.to - band.from, textAlign: "center" }}>
            {band.name}
          </Text>
        ))}
      </View>
    </View>
  );
}
