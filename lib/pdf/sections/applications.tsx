import { Link, Text, View } from "@react-pdf/renderer";
import { keyed } from "@/lib/domain/keyed";
import { exampleLine } from "@/lib/domain/report/example";
import type { Paper } from "@/lib/domain/report/paper";
import type { ReportSection } from "@/lib/domain/report/sections";
import { TOOLS_SHOWN, TOOLS_TRUNCATED } from "@/lib/domain/roadmap/messages";
import { ActionBlock, Address, Fact, Hairline, Noted, Section } from "../pieces";
import { AMBER, styles } from "../theme";

interface Props {
  paper: Paper;
  section: ReportSection | undefined;
}

export function SolutionLandscape({ paper: { data, notes }, section }: Props) {
  return (
    <Section section={section}>
      {keyed(data.solutionLandscape).map(({ key: index, value: solution }) => (
        <View key={index} wrap={false} style={{ marginTop: index === 0 ? 0 : 14 }}>
          <TitleLine title={solution.title} aside={`${solution.priority} priority`} />
          <Text style={styles.label}>{`You named: ${solution.challenge}`}</Text>
          <Noted text={solution.description} notes={notes} style={{ marginTop: 2 }} />
          {solution.industryExample !== "" && (
            <Noted
              lead="Example. "
              text={exampleLine(solution)}
              notes={notes}
              style={{ ...styles.small, marginTop: 2 }}
            />
          )}
          {solution.caution !== null && (
            <Text style={{ ...styles.small, marginTop: 2 }}>
              <Text style={{ ...styles.strong, color: AMBER }}>Caution. </Text>
              {solution.caution}
            </Text>
          )}
          <ActionBlock action={solution.action} notes={notes} />
        </View>
      ))}
    </Section>
  );
}

export function Applications({ paper: { data, notes }, section }: Props) {
  const tools = data.recommendedApplications;
  return (
    <Section section={section}>
      {keyed(tools.slice(0, TOOLS_SHOWN)).map(({ key: index, value: tool }) => (
        <View key={index} wrap={false} style={{ marginTop: index === 0 ? 0 : 2 }}>
          {index > 0 && <Hairline />}
          <View style={{ marginTop: index === 0 ? 0 : 7 }}>
            <TitleLine title={tool.name} aside={`${tool.category} · ${tool.priority} priority`} />
            <Noted text={tool.why} notes={notes} />
            <Noted text={`${tool.description} ${tool.useCase}`} notes={notes} style={styles.small} />
            <View style={{ ...styles.row, marginTop: 3 }}>
              <Fact label="Price" text={tool.pricing} notes={notes} width="36%" />
              <Fact
                label="Works with (confirm)"
                text={tool.worksWith.join(", ") || "No system you named"}
                notes={notes}
                width="22%"
              />
              <Fact
                label="Check before buying"
                text={tool.checkBeforeBuying.join(" ")}
                notes={notes}
                width="42%"
              />
            </View>
            <Text style={{ ...styles.small, marginTop: 2 }}>
              <Text style={styles.strong}>Free first step. </Text>
              {`${tool.firstStep} `}
              <Link src={tool.url} style={styles.link}>
                <Address url={tool.url} />
              </Link>
            </Text>
          </View>
        </View>
      ))}
      <Text style={{ ...styles.label, marginTop: 8 }}>
        {[tools.length > TOOLS_SHOWN ? `${TOOLS_TRUNCATED}.` : "", data.method.pricesNote]
          .filter(Boolean)
          .join(" ")}
      </Text>
    </Section>
  );
}

const TitleLine = ({ title, aside }: { title: string; aside: string }) => (
  <View style={{ ...styles.row, alignItems: "baseline" }}>
    <Text style={{ ...styles.h3, flex: 1, paddingRight: 8 }}>{title}</Text>
    <Text style={styles.label}>{aside}</Text>
  </View>
);
