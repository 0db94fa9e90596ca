import type { Paper } from "@/lib/domain/report/paper";
import { FiguresChart } from "../charts/figures-chart";
import { ActionBlock, Block, Bullets, Noted, Section } from "../pieces";

export function Benchmarks({ paper: { data, notes, sections } }: { paper: Paper }) {
  const benchmarks = data.industryBenchmarks;
  return (
    <Section section={sections.find(({ id }) => id === "benchmarks")}>
      <Block title="Adoption rate" origin="cited">
        <p>
          <Noted text={benchmarks.adoptionRate} notes={notes} />
        </p>
        <FiguresChart figures={benchmarks.figures} notes={notes} />
        <p className="report-small">
          <Noted text={benchmarks.caveat} notes={notes} />
        </p>
      </Block>
      <Block title="Common use cases" origin="judgement" whole>
        <Bullets items={benchmarks.commonUseCases} notes={notes} />
      </Block>
      <Block title="Maturity level" origin="calculated" whole>
        <p>{benchmarks.maturityLevel}</p>
      </Block>
      <ActionBlock action={benchmarks.action} notes={notes} />
    </Section>
  );
}
