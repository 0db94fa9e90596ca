import { Rect, Svg, Text, View } from "@react-pdf/renderer";
import { outOfTen } from "@/lib/domain/score/badges";
import { along } from "../geometry";
import { ACCENT, INK, SIZE, styles, TRACK } from "../theme";

/** A score of 0 to 10 as a bar with its label. */
export function TenPointBar({ label, score, width = 200 }: { label: string; score: number; width?: number }) {
  const at = along([0, 10], width);
  return (
    <View style={{ ...styles.row, alignItems: "center", marginTop: 3 }}>
      <Text style={{ flex: 1 }}>{label}</Text>
      <Svg width={width} height={9}>
        <Rect x={0} y={0} width={width} height={9} fill={TRACK} />
        <Rect x={0} y={0} width={at(score)} height={9} fill={ACCENT} />
      </Svg>
      <Text style={{ ...styles.strong, width: 46, textAlign: "right", color: INK, fontSize: SIZE.body }}>
        {`${outOfTen(score)}`}
      </Text>
    </View>
  );
}
