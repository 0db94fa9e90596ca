import { Rect, Svg, Text, View } from "@react-pdf/renderer";
import { type StageScaleProps, stageScale } from "@/lib/domain/report/stage-scale";
import { withKeys } from "@/lib/domain/with-keys";
import { along } from "../geometry";
import { ACCENT, CONTENT_WIDTH, INK, styles, TRACK } from "../theme";

const TICK_WIDTH = 70;

/** The four stages along 100 points, with the place of this score. */
export function StageScale(props: StageScaleProps) {
  const { points, bands } = stageScale(props);
  const at = along([0, 100], CONTENT_WIDTH);
  const labelLeft = Math.min(CONTENT_WIDTH - TICK_WIDTH, Math.max(0, at(points) - TICK_WIDTH / 2));
  return (
    <View wrap={false} style={{ marginTop: 10 }}>
      <Text style={styles.h3}>{`${points} of 100 points; stage: ${props.stage}`}</Text>
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
        {withKeys(bands).map(({ key, value: band }) => (
          <Rect
            key={key}
            x={at(band.from) + 1}
            y={3}
            width={at(band.to) - at(band.from) - 2}
            height={8}
            fill={band.stage === props.stage ? ACCENT : TRACK}
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
        {withKeys(bands).map(({ key, value: band }) => (
          <Text
            key={key}
            style={{ ...styles.label, width: at(band.to) - at(band.from), textAlign: "center" }}
          >
            {band.stage}
          </Text>
        ))}
      </View>
    </View>
  );
}
