import { Rect, Svg, Text, View } from "@react-pdf/renderer";
import type { ReportPhase } from "@/lib/domain/report/report";
import { timeline } from "@/lib/domain/report/timeline";
import { withKeys } from "@/lib/domain/with-keys";
import { along } from "../geometry";
import { ACCENT, CONTENT_WIDTH, RULE, styles } from "../theme";

/** The phases along twelve months. */
export function TimelineChart({ phases }: { phases: ReportPhase[] }) {
  const chart = timeline(phases);
  const at = along([0, 100], CONTENT_WIDTH);
  return (
    <View wrap={false} style={{ marginTop: 4 }}>
      {chart.bars.map(({ phase, start, width }, index) => {
        const labelLeft = at(Math.min(start, LABEL_MAX_START));
        return (
          <View key={phase.title} style={{ marginTop: 4 }}>
            <Text style={{ ...styles.small, marginLeft: labelLeft }}>
              <Text style={styles.strong}>{`${index + 1}. ${phase.title}`}</Text>
              <Text style={styles.muted}>{`  ${phase.duration}`}</Text>
            </Text>
            <Svg width={CONTENT_WIDTH} height={9}>
              <Rect x={0} y={4} width={CONTENT_WIDTH} height={0.5} fill={RULE} />
              <Rect x={at(start)} y={0} width={at(width)} height={9} fill={ACCENT} />
            </Svg>
          </View>
        );
      })}
      <View style={{ height: 14, marginTop: 3 }}>
        {withKeys(chart.ticks).map(({ key, value: tick }) => (
          <Text
            key={key}
            style={{
              ...styles.label,
              position: "absolute",
              width: TICK_WIDTH,
              left: tickLeft(tick.at, at(tick.at)),
              textAlign: tick.at === 0 ? "left" : tick.at === 100 ? "right" : "center",
            }}
          >
            {tick.label}
          </Text>
        ))}
      </View>
    </View>
  );
}

/** Percent; beyond it a label would have no room, so it starts earlier than its bar. */
const LABEL_MAX_START = 55;

const TICK_WIDTH = 70;

/** The first and the last label stay within the drawing. */
function tickLeft(percent: number, at: number): number {
  if (percent === 0) return 0;
  return percent === 100 ? at - TICK_WIDTH : at - TICK_WIDTH / 2;
}
