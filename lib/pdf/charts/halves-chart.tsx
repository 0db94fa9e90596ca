import { G, Rect, Svg, Text, View } from "@react-pdf/renderer";
import { balanceOf } from "@/lib/domain/report/score-balance";
import { outOfTen } from "@/lib/domain/score/badges";
import { withKeys } from "@/lib/domain/with-keys";
import { along } from "../geometry";
import { ACCENT, AMBER, CONTENT_WIDTH, MEMO_WIDTH, MUTED, styles, TRACK } from "../theme";

/** Direction beside practice, with the gap as the headline. */
export function HalvesChart({
  topDownScore,
  bottomUpScore,
  isBeside = false,
}: {
  topDownScore: number;
  bottomUpScore: number;
  isBeside?: boolean;
}) {
  const gap = balanceOf(topDownScore, bottomUpScore);
  const signal = gap.ahead === null ? MUTED : AMBER;
  const labelWidth = isBeside ? 106 : 128;
  const barHeight = isBeside ? 9 : 13;
  const at = along([0, 10], (isBeside ? MEMO_WIDTH : CONTENT_WIDTH) - labelWidth - 34);
  const rows = [
    { label: "Direction from the top", score: topDownScore },
    { label: "Practice from below", score: bottomUpScore },
  ];
  const [from, to] = [at(Math.min(topDownScore, bottomUpScore)), at(Math.max(topDownScore, bottomUpScore))];
  return (
    <View wrap={false} style={{ marginTop: isBeside ? 0 : 8 }}>
      <Text style={isBeside ? styles.strong : styles.h3}>{gap.headline}</Text>
      {withKeys(rows).map(({ key, value: row }) => (
        <View key={key} style={{ ...styles.row, alignItems: "center", marginTop: isBeside ? 2 : 4 }}>
          <Text style={{ width: labelWidth }}>{row.label}</Text>
          <Svg width={at(10)} height={barHeight}>
            <Rect x={0} y={0} width={at(10)} height={barHeight} fill={TRACK} />
            <Rect x={0} y={0} width={at(row.score)} height={barHeight} fill={ACCENT} />
          </Svg>
          <Text style={{ ...styles.strong, width: 34, textAlign: "right" }}>{outOfTen(row.score)}</Text>
        </View>
      ))}
      {gap.distance > 0 && (
        <View style={{ marginLeft: labelWidth, height: isBeside ? 15 : 17, marginTop: 2 }}>
          <Svg width={at(10)} height={6}>
            <G>
              <Rect x={from} y={2.5} width={to - from} height={1} fill={signal} />
              <Rect x={from} y={0} width={1} height={6} fill={signal} />
              <Rect x={to - 1} y={0} width={1} height={6} fill={signal} />
            </G>
          </Svg>
          <Text
            style={{ ...styles.small, marginLeft: from, color: signal }}
          >{`Gap ${outOfTen(gap.distance)}`}</Text>
        </View>
      )}
    </View>
  );
}
