import { Circle, Svg, Text, View } from "@react-pdf/renderer";
import { outOfTen } from "@/lib/domain/score/badges";
import { SERIF } from "../fonts";
import { ring } from "../geometry";
import { ACCENT, styles, TRACK } from "../theme";

interface RingProps {
  score: number;
  caption: string;
  size?: number;
}

/** The score in a ring on a ten-point scale. */
export function ScoreRing({ score, caption, size = 92 }: RingProps) {
  const thickness = size * 0.085;
  const { radius, filled, around } = ring({ value: score, max: 10, outerRadius: size / 2, thickness });
  return (
    <View style={{ width: size, height: size }}>
      <Svg width={size} height={size} viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}>
        <Circle r={radius} stroke={TRACK} strokeWidth={thickness} />
        {filled > 0 && (
          <Circle
            r={radius}
            stroke={ACCENT}
            strokeWidth={thickness}
            strokeDasharray={`${filled} ${around}`}
            // Circles are drawn from nine o'clock.
            transform="rotate(90)"
          />
        )}
      </Svg>
      <View style={{ position: "absolute", left: 0, right: 0, top: size * 0.22, alignItems: "center" }}>
        <Text style={{ fontFamily: SERIF, fontWeight: 600, fontSize: size * 0.34, lineHeight: 1.2 }}>
          {outOfTen(score)}
        </Text>
        <Text style={{ ...styles.label, lineHeight: 1.2 }}>{caption}</Text>
      </View>
    </View>
  );
}
