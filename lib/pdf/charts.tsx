import { G, Path, Rect, Svg, Text, View } from "@react-pdf/renderer";
import { keyed } from "@/lib/domain/keyed";
import { gapBetween } from "@/lib/domain/report/gap";
import type { Figure, ReportData, ReportPhase } from "@/lib/domain/report/report";
import { sentences } from "@/lib/domain/report/sentences";
import { timeline } from "@/lib/domain/report/timeline";
import { outOfTen } from "@/lib/domain/score/badges";
import type { HalfOfThePoints } from "@/lib/domain/score/points";
import type { Stage } from "@/lib/domain/score/readiness";
import { SERIF } from "./fonts";
import { along, ring } from "./geometry";
import { NoteMark } from "./pieces";
import { ACCENT, AMBER, CONTENT_WIDTH, GREY, INK, MUTED, RULE, SIZE, styles, TRACK } from "./theme";

interface RingProps {
  score: number;
  caption: string;
  size?: number;
}

/** The score in a ring on a ten-point scale. */
export function ScoreRing({ score, caption, size = 92 }: RingProps) {
  const shape = ring({ value: score, max: 10, outerRadius: size / 2, thickness: size * 0.085 });
  return (
    <View style={{ width: size, height: size }}>
      <Svg width={size} height={size} viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}>
        <Path d={shape.track} fill={TRACK} />
        {shape.fill !== "" && <Path d={shape.fill} fill={ACCENT} />}
      </Svg>
      <View style={{ position: "absolute", left: 0, right: 0, top: size * 0.22, alignItems: "center" }}>
        <Text style={{ fontFamily: SERIF, fontWeight: 600, fontSize: size * 0.34, lineHeight: 1.2 }}>
          {outOfTen(score)}
        </Text>
        <Text style={{ ...styles.label, fontSize: 7.2, lineHeight: 1.2 }}>{caption}</Text>
      </View>
    </View>
  );
}

/** Direction beside practice, with the gap as the headline. */
export function HalvesChart({
  topDownScore,
  bottomUpScore,
}: {
  topDownScore: number;
  bottomUpScore: number;
}) {
  const gap = gapBetween(topDownScore, bottomUpScore);
  const signal = gap.ahead === null ? MUTED : AMBER;
  const labelWidth = 128;
  const at = along([0, 10], CONTENT_WIDTH - labelWidth - 34);
  const rows = [
    { label: "Direction from the top", score: topDownScore },
    { label: "Practice from below", score: bottomUpScore },
  ];
  const [from, to] = [at(Math.min(topDownScore, bottomUpScore)), at(Math.max(topDownScore, bottomUpScore))];
  return (
    <View wrap={false} style={{ marginTop: 8 }}>
      <Text style={styles.h3}>{gap.headline}</Text>
      {keyed(rows).map(({ key, value: row }) => (
        <View key={key} style={{ ...styles.row, alignItems: "center", marginTop: 4 }}>
          <Text style={{ width: labelWidth }}>{row.label}</Text>
          <Svg width={at(10)} height={13}>
            <Rect x={0} y={0} width={at(10)} height={13} fill={TRACK} />
            <Rect x={0} y={0} width={at(row.score)} height={13} fill={ACCENT} />
          </Svg>
          <Text style={{ ...styles.strong, width: 34, textAlign: "right" }}>{outOfTen(row.score)}</Text>
        </View>
      ))}
      {gap.distance > 0 && (
        <View style={{ marginLeft: labelWidth, height: 17, marginTop: 2 }}>
          <Svg width={at(10)} height={6}>
            <G>
              <Rect x={from} y={2.5} width={to - from} height={1} fill={signal} />
              <Rect x={from} y={0} width={1} height={6} fill={signal} />
              <Rect x={to - 1} y={0} width={1} height={6} fill={signal} />
            </G>
          </Svg>
          <Text
            style={{ ...styles.small, marginLeft: from, color: AMBER }}
          >{`Gap ${outOfTen(gap.distance)}`}</Text>
        </View>
      )}
    </View>
  );
}

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

interface PointsHalfProps {
  half: HalfOfThePoints;
  /** The most that any line of both halves could earn, so that both are on one scale. */
  widest: number;
}

/** Each answer's points beside the most it could earn. */
export function PointsHalf({ half, widest }: PointsHalfProps) {
  const at = along([0, widest], 120);
  return (
    <View wrap={false} style={{ marginTop: 7 }}>
      <View style={{ ...styles.row, justifyContent: "space-between", borderBottom: `0.5pt solid ${RULE}` }}>
        <Text style={styles.strong}>{half.title}</Text>
        <Text style={styles.strong}>{`${half.points} of ${half.max}`}</Text>
      </View>
      {half.lines.map((line) => (
        <View key={line.key} style={{ ...styles.row, alignItems: "center", marginTop: 2.5 }}>
          <Text style={{ ...styles.small, width: 142, paddingRight: 6 }}>{line.label}</Text>
          <Text style={{ ...styles.small, flex: 1, paddingRight: 6, color: MUTED }}>{line.answer}</Text>
          <Svg width={120} height={8}>
            <Rect x={0} y={0} width={at(line.max)} height={8} fill={TRACK} />
            <Rect x={0} y={0} width={at(line.points)} height={8} fill={ACCENT} />
          </Svg>
          <Text
            style={{ ...styles.small, width: 42, textAlign: "right" }}
          >{`${line.points} of ${line.max}`}</Text>
        </View>
      ))}
    </View>
  );
}

/** Other people's numbers: grey, on a scale of 0 to 100 percent, never beside the score. */
export function FiguresChart({ figures, notes }: { figures: Figure[]; notes: ReadonlySet<number> }) {
  const at = along([0, 100], CONTENT_WIDTH - 44);
  return keyed(figures).map(({ key, value: figure }) => (
    <View key={key} wrap={false} style={{ marginTop: 7 }}>
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
  ));
}

/** The phases along twelve months. */
export function TimelineChart({ phases }: { phases: ReportPhase[] }) {
  const drawn = timeline(phases);
  const at = along([0, 100], CONTENT_WIDTH);
  return (
    <View wrap={false} style={{ marginTop: 4 }}>
      {drawn.bars.map(({ phase, start, width }, index) => {
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
        {keyed(drawn.ticks).map(({ key, value: tick }) => (
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
