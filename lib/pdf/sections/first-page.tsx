import { Text, View } from "@react-pdf/renderer";
import { fullName } from "@/lib/brand";
import { longDate } from "@/lib/domain/dates";
import { keyed } from "@/lib/domain/keyed";
import { withoutNotes } from "@/lib/domain/report/notes";
import type { Paper } from "@/lib/domain/report/paper";
import type { ReportSection } from "@/lib/domain/report/sections";
import type { PointLine } from "@/lib/domain/score/readiness";
import { HalvesChart } from "../charts/halves-chart";
import { ScoreRing } from "../charts/score-ring";
import { SERIF } from "../fonts";
import { Noted, OriginMark, SectionTitle } from "../pieces";
import { RULE, SIZE, styles } from "../theme";

/** A company's name as long as a paragraph gets smaller letters, so that page one stays one page. */
const coverSize = (name: string) => (name.length > 90 ? SIZE.h2 : name.length > 40 ? 20 : SIZE.cover);

export function Cover({ paper }: { paper: Paper }) {
  const { companyName, executiveName, executiveTitle } = paper.subject;
  return (
    <View style={{ ...styles.row, marginBottom: 12 }}>
      <View style={{ flex: 1, paddingRight: 24 }}>
        <Text style={styles.muted}>{`AI readiness report · ${fullName}`}</Text>
        <Text
          style={{
            fontFamily: SERIF,
            fontWeight: 600,
            fontSize: coverSize(companyName),
            lineHeight: 1.12,
            marginTop: 4,
            marginBottom: 8,
          }}
        >
          {companyName}
        </Text>
        <Text>{`Prepared for ${executiveName}, ${executiveTitle}`}</Text>
        <Text style={styles.muted}>{`${longDate(paper.writtenOn)} · ${paper.industry}`}</Text>
      </View>
      <View style={{ alignItems: "center" }}>
        <ScoreRing score={paper.data.readinessAssessment.overallScore} caption="out of 10" />
      </View>
    </View>
  );
}

export function ExecutiveSummary({ paper, section }: { paper: Paper; section: ReportSection | undefined }) {
  if (!section) return null;
  const { data, notes } = paper;
  const { pageOne, readinessAssessment } = data;
  return (
    <View id={section.id}>
      <SectionTitle section={section} />
      <Text style={{ fontFamily: SERIF, fontSize: SIZE.lede, lineHeight: 1.3, marginBottom: 4 }}>
        {pageOne.scoreInWords}
        <Text style={styles.muted}>{` Stage: ${pageOne.stage}.`}</Text>
      </Text>
      <Noted text={data.executiveSummary} notes={notes} />
      <HalvesChart
        topDownScore={readinessAssessment.topDownScore}
        bottomUpScore={readinessAssessment.bottomUpScore}
      />
      <View style={{ ...styles.row, marginTop: 8 }}>
        <Points title="Helped most" lines={pageOne.helpedMost} />
        <Points title="Cost most" lines={pageOne.costMost} />
      </View>
      <Heading title="Three moves this quarter" />
      {keyed(pageOne.moves).map(({ key: index, value: move }) => (
        <View key={index} style={{ ...styles.row, marginTop: 3 }} wrap={false}>
          <Text style={{ ...styles.strong, width: 16 }}>{`${index + 1}.`}</Text>
          <View style={{ flex: 1 }}>
            <Text>
              <Text style={styles.strong}>{withoutNotes(move.what)}</Text>
              <Text style={styles.muted}>{` ${move.owner}`}</Text>
            </Text>
            <Noted text={`${move.firstStep} Measure: ${move.measure}`} notes={notes} style={styles.small} />
          </View>
        </View>
      ))}
      <View style={{ ...styles.row, marginTop: 10 }}>
        <View style={{ width: "58%", paddingRight: 20 }}>
          <Text style={styles.h3}>Leave alone for now</Text>
          {keyed(pageOne.leaveAlone).map(({ key, value: each }) => (
            <View key={key} style={{ marginTop: 2 }}>
              <Text style={styles.small}>
                <Text style={styles.strong}>{each.what}. </Text>
                {each.why}
              </Text>
            </View>
          ))}
        </View>
        <View style={{ width: "42%", borderLeft: `0.5pt solid ${RULE}`, paddingLeft: 14 }}>
          <Text style={styles.h3}>The biggest risk</Text>
          <Noted text={pageOne.biggestRisk.risk} notes={notes} style={{ ...styles.small, marginTop: 2 }} />
          <Noted
            text={`Control: ${pageOne.biggestRisk.control}`}
            notes={notes}
            style={{ ...styles.small, ...styles.strong, marginTop: 2 }}
          />
        </View>
      </View>
    </View>
  );
}

const Heading = ({ title }: { title: string }) => (
  <View style={{ ...styles.row, marginTop: 9, alignItems: "baseline" }}>
    <Text style={{ ...styles.h3, flex: 1 }}>{title}</Text>
    <OriginMark origin="judgement" />
  </View>
);

function Points({ title, lines }: { title: string; lines: PointLine[] }) {
  return (
    <View style={{ width: "50%", paddingRight: 16 }}>
      <Text style={styles.h3}>{title}</Text>
      {lines.map((line) => (
        <View key={line.key} style={{ ...styles.row, marginTop: 2 }}>
          <Text style={{ ...styles.small, flex: 1 }}>
            {line.label}
            <Text style={styles.muted}>{`: ${line.answer}`}</Text>
          </Text>
          <Text style={{ ...styles.small, ...styles.strong, width: 40, textAlign: "right" }}>
            {`${line.points} of ${line.max}`}
          </Text>
        </View>
      ))}
    </View>
  );
}
