import { Rect, Svg, Text, View } from "@react-pdf/renderer";
import type { ComparisonChart as Compared } from "@/lib/domain/comparison/comparison";
import { along } from "../geometry";
import { ACCENT, CONTENT_WIDTH, GREY, INK, styles, TRACK } from "../theme";

const LABEL_WIDTH = 110;

/** One line of 100 points: where the middle of other firms likely is, and the own mark above it. */
export function ComparisonChart({ median, low, high, score }: Compared) {
  const at = along([0, 100], CONTENT_WIDTH);
  const mark = (value: number) => Math.min(CONTENT_WIDTH - 1.5, Math.max(0, at(value) - 0.75));
  const label = (value: number) => ({
    width: LABEL_WIDTH,
    marginLeft: Math.min(CONTENT_WIDTH - LABEL_WIDTH, Math.max(0, at(value) - LABEL_WIDTH / 2)),
    textAlign: "center" as const,
  });
  return (
    <View wrap={false} style={{ marginTop: 6, marginBottom: 4 }}>
      <Text style={{ ...styles.small, ...styles.strong, ...label(score) }}>{`You: ${score}`}</Text>
      <Svg width={CONTENT_WIDTH} height={16}>
        <Rect x={0} y={4} width={CONTENT_WIDTH} height={6} fill={TRACK} />
        <Rect x={at(low)} y={4} width={at(high) - at(low)} height={6} fill={GREY} />
        <Rect x={mark(median)} y={3} width={1.5} height={13} fill={INK} />
        <Rect x={mark(score)} y={0} width={2} height={12} fill={ACCENT} />
      </Svg>
      <Text style={{ ...styles.label, ...label(median) }}>{`Their middle: ${median}`}</Text>
    </View>
  );
}
