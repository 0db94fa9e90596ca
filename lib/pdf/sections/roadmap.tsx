import { Text, View } from "@react-pdf/renderer";
import { keyed } from "@/lib/domain/keyed";
import type { Paper } from "@/lib/domain/report/paper";
import { keyActivities, orderedPhases } from "@/lib/domain/report/phases";
import type { ReportSection } from "@/lib/domain/report/sections";
import { TimelineChart } from "../charts/timeline-chart";
import { Bullets, Fact, Section } from "../pieces";
import { styles } from "../theme";

interface Props {
  paper: Paper;
  section: ReportSection | undefined;
}

export function ImplementationRoadmap({ paper: { data, notes }, section }: Props) {
  const phases = orderedPhases(data.roadmap);
  return (
    <Section section={section}>
      <TimelineChart phases={phases} />
      {keyed(phases).map(({ key: index, value: phase }) => (
        <View key={index} wrap={false} style={{ marginTop: 12 }}>
          <View style={{ ...styles.row, alignItems: "baseline" }}>
            <Text style={{ ...styles.h3, flex: 1 }}>{`Phase ${index + 1}: ${phase.title}`}</Text>
            <Text style={styles.label}>{phase.duration}</Text>
          </View>
          <View style={{ ...styles.row, marginTop: 2 }}>
            <View style={{ width: "36%", paddingRight: 14 }}>
              <Text style={styles.label}>Objectives</Text>
              <Bullets items={phase.objectives} notes={notes} />
            </View>
            <View style={{ width: "64%" }}>
              <Text style={styles.label}>Key activities</Text>
              <Bullets items={keyActivities(phase)} notes={notes} />
            </View>
          </View>
          <View style={{ ...styles.row, marginTop: 5 }}>
            <Fact label="Owner" text={phase.owner} notes={notes} width="18%" />
            <Fact label="Measure" text={phase.measure} notes={notes} width="28%" />
            <Fact label="Cost band" text={phase.costBand} notes={notes} width="24%" />
            <Fact label="Exit gate" text={phase.exitGate} notes={notes} width="30%" />
          </View>
        </View>
      ))}
    </Section>
  );
}

interface NextStepsProps extends Props {
  /** The family pages before it can be taken out whole, so what follows them starts a page. */
  afterFamily: boolean;
}

export function NextSteps({ paper: { data, notes }, section, afterFamily }: NextStepsProps) {
  return (
    <Section section={section} startsPage={afterFamily}>
      <View wrap={false}>
        <Bullets items={data.nextSteps} notes={notes} ordered />
      </View>
    </Section>
  );
}
