import { fullName } from "@/lib/brand";
import { longDate } from "@/lib/domain/dates";
import { keyed } from "@/lib/domain/keyed";
import { type Paper, type PaperParts, paperOf } from "@/lib/domain/report/paper";
import type { PointLine } from "@/lib/domain/score/readiness";
import { HalvesChart } from "./charts/halves-chart";
import { ScoreRing } from "./charts/score-ring";
import { Noted, OriginMark, Section } from "./pieces";
import "./report.css";

/**
 * Page one alone, as a sample: header and summary, without the sources, so notes in its texts stay plain.
 * Its company name is no heading of the page that shows it.
 */
export function ReportFirstPage(parts: Omit<PaperParts, "family" | "insights">) {
  const paper = paperOf({ ...parts, family: "hidden" });
  return (
    <div className="report">
      <article className="report-paper">
        <ReportHeader paper={{ ...paper, notes: new Set() }} nameAs="p" />
        <ExecutiveSummary paper={{ ...paper, notes: new Set() }} />
      </article>
    </div>
  );
}

export function ReportHeader({ paper, nameAs: Name = "h1" }: { paper: Paper; nameAs?: "h1" | "p" }) {
  const { companyName, executiveName, executiveTitle } = paper.subject;
  return (
    <header className="report-header">
      <div>
        <p className="report-eyebrow">{`AI readiness report · ${fullName}`}</p>
        <Name className="report-company">{companyName}</Name>
        <p>{`Prepared for ${executiveName}, ${executiveTitle}`}</p>
        <p className="report-small">
          <time dateTime={paper.writtenOn.toISOString()}>{longDate(paper.writtenOn)}</time>
          {` · ${paper.industry}`}
        </p>
      </div>
      <ScoreRing score={paper.data.readinessAssessment.overallScore} label="Overall AI readiness score" />
    </header>
  );
}

export function ExecutiveSummary({ paper }: { paper: Paper }) {
  const { data, notes, sections } = paper;
  const { pageOne, readinessAssessment } = data;
  return (
    <Section section={sections.find(({ id }) => id === "executive-summary")}>
      <p className="report-lede">
        {`${pageOne.scoreInWords} `}
        <span>{`Stage: ${pageOne.stage}.`}</span>
      </p>
      <p>
        <Noted text={data.executiveSummary} notes={notes} />
      </p>
      <HalvesChart
        topDownScore={readinessAssessment.topDownScore}
        bottomUpScore={readinessAssessment.bottomUpScore}
      />
      <div className="report-pair report-whole">
        <Answers title="Helped most" lines={pageOne.helpedMost} />
        <Answers title="Cost most" lines={pageOne.costMost} />
      </div>
      <div className="report-block">
        <div className="report-block-title">
          <h3>Three moves this quarter</h3>
          <OriginMark origin="judgement" />
        </div>
        <ol className="report-moves">
          {keyed(pageOne.moves).map(({ key, value: move }) => (
            <li key={key} className="report-whole">
              <p>
                <strong>
                  <Noted text={move.what} notes={notes} />
                </strong>
                <span className="report-aside">{` ${move.owner}`}</span>
              </p>
              <p className="report-small">
                <Noted text={`${move.firstStep} Measure: ${move.measure}`} notes={notes} />
              </p>
            </li>
          ))}
        </ol>
      </div>
      <div className="report-pair report-pair-ruled report-whole">
        <div>
          <h3>Leave alone for now</h3>
          <ul className="report-plain">
            {keyed(pageOne.leaveAlone).map(({ key, value: each }) => (
              <li key={key}>
                <strong>{each.what}.</strong> <Noted text={each.why} notes={notes} />
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>The biggest risk</h3>
          <p>
            <Noted text={pageOne.biggestRisk.risk} notes={notes} />
          </p>
          <p>
            <strong>Control.</strong> <Noted text={pageOne.biggestRisk.control} notes={notes} />
          </p>
        </div>
      </div>
    </Section>
  );
}

const Answers = ({ title, lines }: { title: string; lines: PointLine[] }) => (
  <div>
    <div className="report-block-title">
      <h3>{title}</h3>
      <OriginMark origin="calculated" />
    </div>
    <ul className="report-answers">
      {lines.map((line) => (
        <li key={line.key}>
          <span>
            {line.label}
            <span className="report-aside">{` ${line.answer}`}</span>
          </span>
          <strong>{`${line.points} of ${line.max}`}</strong>
        </li>
      ))}
    </ul>
  </div>
);
