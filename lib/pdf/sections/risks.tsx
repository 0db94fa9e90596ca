import { Text, View } from "@react-pdf/renderer";
import { keyed } from "@/lib/domain/keyed";
import type { Paper } from "@/lib/domain/report/paper";
import type { ReportSection } from "@/lib/domain/report/sections";
import { Fact, Hairline, Noted, Section } from "../pieces";
import { AMBER, MUTED, RED, styles } from "../theme";

const IMPACT_COLOUR = { High: RED, Medium: AMBER, Low: MUTED };

export function Risks({
  paper: { data, notes },
  section,
}: {
  paper: Paper;
  section: ReportSection | undefined;
}) {
  return (
    <Section section={section}>
      {keyed(data.risks).map(({ key: index, value: risk }) => (
        <View key={index} wrap={false}>
          {index > 0 && <Hairline />}
          <View style={{ ...styles.row, alignItems: "baseline", marginTop: index === 0 ? 0 : 7 }}>
            <Text style={{ ...styles.h3, flex: 1, paddingRight: 8 }}>{risk.risk}</Text>
            <Text style={{ ...styles.small, ...styles.strong, color: IMPACT_COLOUR[risk.impact] }}>
              {`${risk.impact} impact`}
            </Text>
          </View>
          <Noted text={risk.why} notes={notes} />
          <View style={{ ...styles.row, marginTop: 3 }}>
            <Fact label="Control" text={risk.mitigation} notes={notes} width="76%" />
            <Fact label="Owner" text={risk.owner} notes={notes} width="24%" />
          </View>
          {keyed(risk.evidence).map(({ key, value: evidence }) => (
            <Noted
              key={key}
              text={`Cited: ${evidence.text} [${evidence.note}]`}
              notes={notes}
              style={{ ...styles.label, marginTop: 2 }}
            />
          ))}
          {risk.legalNote !== null && <Text style={{ ...styles.label, marginTop: 2 }}>{risk.legalNote}</Text>}
        </View>
      ))}
    </Section>
  );
}
