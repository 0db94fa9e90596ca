import { Rect, Svg, Text, View } from "@react-pdf/renderer";
import type { Figure } from "@/lib/domain/report/report";
import { sentences } from "@/lib/domain/report/sentences";
import { along } from "../geometry";
import { NoteMark, type Notes } from "../inline";
import { CONTENT_WIDTH, GREY, styles, TRACK } from "../theme";

/** Another's number: grey, on a scale of 0 to 100 percent, never beside the score. */
export function FigureBar({ figure, notes }: { figure: Figure; notes: Notes }) {
  const at = along([0, 100], CONTENT_WIDTH - 44);
  return (
    <View wrap={false} style={{ marginTop: 7 }}>
      <Text>
        <Text style={styles.strong}>{figure.label}</Text>
        <Text style={styles.muted}>{` · ${figure.period}`}</Text>
        <NoteMark number={figure.note} notes={notes} />
      </Text>
      <View style={{ ...styles.row, alignItems: "center", marginTop: 2 }}>
        <Svg width={at(100)} height={9}>
          <Rect x={0} y={0} width={at(100)} height={9} fill={TRACK} />
          <Rect x={0} y={0} width={at(figure.percent)} height={9} fill={GREY} />
        </Svg>
        <Text style={{ ...styles.strong, width: 44, textAlign: "right" }}>{`${figure.percent}%`}</Text>
      </View>
      <Text style={styles.label}>{sentences(figure.definition, figure.precision)}</Text>
    </View>
  );
}
