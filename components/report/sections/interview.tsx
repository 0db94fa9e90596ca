import { nextStepLines, sectionTitle } from "@/lib/domain/interview/titles";
import { keyed } from "@/lib/domain/keyed";
import type { Paper } from "@/lib/domain/report/paper";
import { Block, Bullets, Facts, Noted, Section } from "../pieces";

/** What was said on the phone, by subject; there only after a call. */
export function InterviewInsightsSection({ paper: { insights, notes, sections } }: { paper: Paper }) {
  if (!insights) return null;
  return (
    <Section section={sections.find(({ id }) => id === "interview")}>
      {insights.interview?.transcriptSummary && <p>{insights.interview.transcriptSummary}</p>}
      {insights.sections.map((each) => (
        <Block key={each.id} title={sectionTitle(each.sectionKey)} origin="told">
          {each.deeperDiveSummary !== null && (
            <p>
              <Noted text={each.deeperDiveSummary} notes={notes} />
            </p>
          )}
          <Bullets items={each.insights} notes={notes} />
          {keyed(each.quotes).map(({ key, value: quote }) => (
            <blockquote key={key} className="report-quote">{`“${quote}”`}</blockquote>
          ))}
          <Facts
            notes={notes}
            facts={[
              { label: "Proposed pilot", text: each.proposedPilot ?? "" },
              { label: "Measures", text: each.kpis.join("; ") },
              {
                label: "Next step",
                text: each.nextStep === null ? "" : nextStepLines(each.nextStep).join("; "),
              },
              { label: "Confidence", text: each.confidence === null ? "" : `${each.confidence}%` },
            ].filter(({ text }) => text !== "")}
          />
        </Block>
      ))}
    </Section>
  );
}
