import { Text, View } from "@react-pdf/renderer";
import type { Paper } from "@/lib/domain/report/paper";
import type { ReportSection } from "@/lib/domain/report/sections";
import { FiguresChart } from "../charts/figures-chart";
import { ActionBlock, Block, Bullets, Noted, Section } from "../pieces";
import { styles } from "../theme";

export function Benchmarks({
  paper: { data, notes },
  section,
}: {
  paper: Paper;
  section: ReportSection | undefined;
}) {
  const benchmarks = data.industryBenchmarks;
  return (
    <Section section={section}>
      <View>
        <Block title="Adoption rate" origin="cited">
          <Noted text={benchmarks.adoptionRate} notes={notes} />
        </Block>
      </View>
      <FiguresChart figures={benchmarks.figures} notes={notes} />
      <Noted text={benchmarks.caveat} notes={notes} style={{ ...styles.label, marginTop: 6 }} />
      <Block title="Common use cases" origin="judgement" whole>
        <Bullets items={benchmarks.commonUseCases} notes={notes} />
      </Block>
      <Block title="Maturity level" origin="calculated" whole>
        <Text>{benchmarks.maturityLevel}</Text>
      </Block>
      <ActionBlock action={benchmarks.action} notes={notes} />
    </Section>
  );
}
