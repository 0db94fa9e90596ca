import { keyed } from "@/lib/domain/keyed";
import { exampleLine } from "@/lib/domain/report/example";
import type { Paper } from "@/lib/domain/report/paper";
import { ActionBlock, Noted, OriginMark, Section } from "../pieces";

export function SolutionLandscape({ paper: { data, notes, sections } }: { paper: Paper }) {
  return (
    <Section section={sections.find(({ id }) => id === "solution-landscape")}>
      {keyed(data.solutionLandscape).map(({ key, value: solution }) => (
        <div key={key} className="report-item report-whole">
          <div className="report-block-title">
            <h3>{solution.title}</h3>
            <span className="report-aside">{`${solution.priority} priority`}</span>
          </div>
          <p className="report-small">
            <OriginMark origin="told" /> {solution.challenge}
          </p>
          <p>
            <Noted text={solution.description} notes={notes} />
          </p>
          {solution.industryExample !== "" && (
            <p className="report-small">
              <strong>Example.</strong> <Noted text={exampleLine(solution)} notes={notes} />
            </p>
          )}
          {solution.caution !== null && (
            <p className="report-caution">
              <strong>Caution.</strong> <Noted text={solution.caution} notes={notes} />
            </p>
          )}
          <ActionBlock action={solution.action} notes={notes} />
        </div>
      ))}
    </Section>
  );
}
