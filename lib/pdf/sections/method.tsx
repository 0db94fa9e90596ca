import { Link, Text, View } from "@react-pdf/renderer";
import { meaningOf, ORIGIN_LABELS } from "@/lib/domain/report/origins";
import type { Paper } from "@/lib/domain/report/paper";
import type { ReportSection } from "@/lib/domain/report/sections";
import { publication, sentences } from "@/lib/domain/report/sentences";
import { Address, Block, Bullets, Section } from "../pieces";
import { styles } from "../theme";

interface Props {
  paper: Paper;
  section: ReportSection | undefined;
}

export function MethodAndSources({ paper: { data, notes }, section }: Props) {
  const { method, sources } = data;
  return (
    <Section section={section}>
      <Text>{`${method.writer.statement} Writer: ${method.writer.version}. Facts as of ${method.asOf}.`}</Text>
      <Block title="How the score is made">
        <Bullets items={method.howScored} notes={notes} />
      </Block>
      <Block title="Stages" whole>
        <Text>{method.stages.map(({ stage, from, to }) => `${stage} ${from} to ${to}`).join(" · ")}</Text>
      </Block>
      <Block title="What the marks mean" whole>
        {method.originLegend.map(({ origin, meaning }) => (
          <Text key={origin}>
            <Text style={styles.strong}>{`${ORIGIN_LABELS[origin]}. `}</Text>
            {meaningOf(origin, meaning)}
          </Text>
        ))}
      </Block>
      <Block title="Limits of this report">
        <Bullets items={method.limits} notes={notes} />
      </Block>
      <Block title="Sources">
        {sources.map((source) => (
          <View
            key={source.number}
            id={`source-${source.number}`}
            wrap={false}
            style={{ ...styles.row, marginTop: 4 }}
          >
            <Text style={{ ...styles.small, width: 20 }}>{source.number}</Text>
            <View style={{ flex: 1 }}>
              <Text style={styles.small}>
                <Text style={styles.strong}>{source.title}. </Text>
                {sentences(publication(source), source.definition)}
              </Text>
              <Text style={styles.label}>
                <Link src={source.url} style={styles.link}>
                  <Address url={source.url} />
                </Link>
                {` · ${source.checked}`}
              </Text>
            </View>
          </View>
        ))}
      </Block>
    </Section>
  );
}
