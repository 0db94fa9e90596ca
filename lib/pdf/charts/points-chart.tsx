import { Rect, Svg, Text, View } from "@react-pdf/renderer";
import type { HalfOfThePoints } from "@/lib/domain/score/points";
import { along } from "../geometry";
import { ACCENT, MUTED, RULE, styles, TRACK } from "../theme";

interface PointsHalfProps {
  half: HalfOfThePoints;
  /** The most that any line of both halves could earn, so that both are on one scale. */
  widest: number;
}

/** Two halves lie side by side. */
const BAR_WIDTH = 52;

/** Each answer's points beside the most it could earn. */
export function PointsHalf({ half, widest }: PointsHalfProps) {
  const at = along([0, widest], BAR_WIDTH);
  return (
    <View wrap={false} style={{ marginTop: 7 }}>
      <View style={{ ...styles.row, justifyContent: "space-between", borderBottom: `0.5pt solid ${RULE}` }}>
        <Text style={styles.strong}>{half.title}</Text>
        <Text style={styles.strong}>{`${half.points} of ${half.max}`}</Text>
      </View>
      {half.lines.map((line) => (
        <View key={line.key} style={{ ...styles.row, alignItems: "center", marginTop: 2.5 }}>
          <Text style={{ ...styles.small, flex: 1, paddingRight: 6 }}>
            {line.label}
            <Text style={{ color: MUTED }}>{`: ${line.answer}`}</Text>
          </Text>
          <Svg width={BAR_WIDTH} height={8}>
            <Rect x={0} y={0} width={at(line.max)} height={8} fill={TRACK} />
            <Rect x={0} y={0} width={at(line.points)} height={8} fill={ACCENT} />
          </Svg>
          <Text
            style={{ ...styles.small, width: 44, textAlign: "right" }}
          >{`${line.points} of ${line.max}`}</Text>
        </View>
      ))}
    </View>
  );
}
