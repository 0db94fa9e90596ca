import { Text, View } from "@react-pdf/renderer";
import { nextStepLines, sectionTitle } from "@/lib/domain/interview/titles";
import { keyed } from "@/lib/domain/keyed";
import type { Paper } from "@/lib/domain/report/paper";
import type { ReportSection } from "@/lib/domain/report/sections";
import { Block, Bullets, Fact, Noted, Section } from "../pieces";
import { styles } from "../theme";

export function Interview({ paper, section }: { paper: Paper; section: ReportSection | undefined }) {
  const { insights, notes } = paper;
  if (!insights) return null;
  return (
    <Section section={section}>
      <Text>{insights.interview?.transcriptSummary ?? "What you said on the phone, by subject."}</Text>
      {insights.sections.map((each) => (
        <Block key={each.id} title={sectionTitle(each.sectionKey)} origin="told">
          {each.deeperDiveSummary !== null && <Noted text={each.deeperDiveSummary} notes={notes} />}
          <Bullets items={each.insights} notes={notes} />
          {keyed(each.quotes).map(({ key, value: quote }) => (
            <Text key={key} style={{ marginTop: 2 }}>{`“${quote}”`}</Text>
          ))}
          <View style={{ ...styles.row, marginTop: 3 }}>
            {each.proposedPilot !== null && (
              <Fact label="Proposed pilot" text={each.proposedPilot} notes={notes} width="40%" />
            )}
            {each.kpis.length > 0 && (
              <Fact label="Measures" text={each.kpis.join("; ")} notes={notes} width="30%" />
            )}
            {each.nextStep !== null && (
              <Fact
                label="Next step"
                text={nextStepLines(each.nextStep).join("; ")}
                notes={notes}
                width="30%"
              />
            )}
          </View>
        </Block>
      ))}
    </Section>
  );
}
