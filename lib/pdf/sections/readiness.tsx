import { Text, View } from "@react-pdf/renderer";
import { keyed } from "@/lib/domain/keyed";
import type { Paper } from "@/lib/domain/report/paper";
import type { ReportSection } from "@/lib/domain/report/sections";
import { asSpoken } from "@/lib/domain/report/spoken";
import { outOfTen } from "@/lib/domain/score/badges";
import { halvesOf } from "@/lib/domain/score/points";
import { PointsHalf } from "../charts/points-chart";
import { StageScale } from "../charts/stage-scale";
import { TenPointBar } from "../charts/ten-point-bar";
import { SERIF } from "../fonts";
import { ActionBlock, Block, Bullets, Noted, Section } from "../pieces";
import { ACCENT, RULE, SIZE, styles } from "../theme";

interface Props {
  paper: Paper;
  section: ReportSection | undefined;
}

export function CurrentState({ paper: { data, notes }, section }: Props) {
  const { currentState } = data;
  return (
    <Section section={section} startsPage>
      <Block title="Top-down vision" origin="told">
        <Noted text={currentState.topDownVision} notes={notes} />
      </Block>
      <Block title="Bottom-up capabilities" origin="told">
        <Noted text={currentState.bottomUpCapabilities} notes={notes} />
      </Block>
      <Block title="Key challenges" origin="judgement">
        <Bullets items={currentState.keyChallenges} notes={notes} />
      </Block>
      {currentState.inYourWords.length > 0 && (
        <Block title="In your words" origin="told" long>
          {keyed(currentState.inYourWords).map(({ key, value: quote }) => (
            <View key={key} style={{ marginTop: 3, paddingLeft: 9, borderLeft: `0.5pt solid ${RULE}` }}>
              <Text style={styles.label}>{quote.label}</Text>
              <Text style={{ fontFamily: SERIF, fontSize: 10.4, lineHeight: 1.35 }}>{asSpoken(quote)}</Text>
            </View>
          ))}
        </Block>
      )}
      {keyed(currentState.actions).map(({ key, value: action }) => (
        <ActionBlock key={key} action={action} notes={notes} />
      ))}
    </Section>
  );
}

export function Readiness({ paper: { data, notes }, section }: Props) {
  const readiness = data.readinessAssessment;
  const widest = Math.max(1, ...readiness.lines.map((line) => line.max));
  return (
    <Section section={section}>
      <View>
        <TenPointBar label="Top-down: direction" score={readiness.topDownScore} width={250} />
        <TenPointBar label="Bottom-up: practice" score={readiness.bottomUpScore} width={250} />
        <TenPointBar label="Overall" score={readiness.overallScore} width={250} />
        <Noted text={readiness.analysis} notes={notes} style={{ marginTop: 8 }} />
      </View>
      <Noted text={readiness.honesty} notes={notes} style={{ ...styles.label, marginTop: 4 }} />
      <StageScale
        stages={data.method.stages}
        stage={data.pageOne.stage}
        overallScore={readiness.overallScore}
      />
      {readiness.stageHeldBack !== null && (
        <Noted text={readiness.stageHeldBack} notes={notes} style={{ marginTop: 4 }} />
      )}
      <Block title={`Where your ${outOfTen(readiness.overallScore)} came from`} origin="calculated">
        {halvesOf(readiness.lines).map((half) => (
          <PointsHalf key={half.half} half={half} widest={widest} />
        ))}
      </Block>
      <Block title="The weakest link" origin="calculated">
        <Noted text={readiness.weakestLink} notes={notes} />
      </Block>
      {readiness.whatWouldMoveIt.length > 0 && (
        <Block title="What would move it" origin="calculated" whole>
          {keyed(readiness.whatWouldMoveIt).map(({ key, value: move }) => (
            <View key={key} style={{ ...styles.row, marginTop: 3 }}>
              <Text
                style={{
                  width: 36,
                  fontFamily: SERIF,
                  fontWeight: 600,
                  fontSize: SIZE.lede,
                  color: ACCENT,
                  lineHeight: 1.1,
                }}
              >
                {`+${move.points}`}
              </Text>
              <View style={{ flex: 1 }}>
                <Noted text={move.change} notes={notes} style={styles.strong} />
                <Noted text={`First step: ${move.firstStep}`} notes={notes} style={styles.small} />
              </View>
            </View>
          ))}
        </Block>
      )}
    </Section>
  );
}
