import type { Paper } from "@/lib/domain/report/paper";
import { Facts, Noted, OriginMark, Section } from "../pieces";

export function Risks({ paper: { data, notes, sections } }: { paper: Paper }) {
  return (
    <Section section={sections.find(({ id }) => id === "risks")}>
      {data.risks.map((risk) => (
        <div key={risk.risk} className="report-item report-whole">
          <div className="report-block-title">
            <h3>{risk.risk}</h3>
            <span data-impact={risk.impact} className="report-impact">{`${risk.impact} impact`}</span>
          </div>
          <p>
            <Noted text={risk.why} notes={notes} />
          </p>
          <Facts
            notes={notes}
            facts={[
              { label: "Control", text: risk.mitigation },
              { label: "Owner", text: risk.owner },
            ]}
          />
          {risk.evidence.map((evidence) => (
            <p key={evidence.text} className="report-small">
              <OriginMark origin="cited" />{" "}
              <Noted text={`${evidence.text} [${evidence.note}]`} notes={notes} />
            </p>
          ))}
          {risk.legalNote !== null && <p className="report-small">{risk.legalNote}</p>}
        </div>
      ))}
    </Section>
  );
}
