import { meaningOf, ORIGIN_LABELS } from "@/lib/domain/report/origins";
import type { Paper } from "@/lib/domain/report/paper";
import { publication, sentences } from "@/lib/domain/report/sentences";
import { Block, Bullets, Section } from "../pieces";

export function MethodAndSources({ paper: { data, notes, sections } }: { paper: Paper }) {
  const { method, sources } = data;
  return (
    <Section section={sections.find(({ id }) => id === "method")}>
      <p>{`${method.writer.statement} Writer: ${method.writer.version}. Facts as of ${method.asOf}.`}</p>
      <Block title="How the score is made">
        <Bullets items={method.howScored} notes={notes} />
      </Block>
      <Block title="Stages" whole>
        <p>{method.stages.map(({ stage, from, to }) => `${stage} ${from} to ${to}`).join(" · ")}</p>
      </Block>
      <Block title="What the marks mean" whole>
        <dl className="report-legend">
          {method.originLegend.map(({ origin, meaning }) => (
            <div key={origin}>
              <dt>{ORIGIN_LABELS[origin]}</dt>
              <dd>{meaningOf(origin, meaning)}</dd>
            </div>
          ))}
        </dl>
      </Block>
      <Block title="Limits of this report">
        <Bullets items={method.limits} notes={notes} />
      </Block>
      <Block title="Sources">
        <ol className="report-sources">
          {sources.map((source) => (
            <li
              key={source.number}
              id={`source-${source.number}`}
              value={source.number}
              className="report-whole"
            >
              <a href={source.url} target="_blank" rel="noopener noreferrer">
                {source.title}
              </a>
              {`. ${sentences(publication(source), source.definition, source.checked)}`}
            </li>
          ))}
        </ol>
      </Block>
    </Section>
  );
}
