import { keyed } from "@/lib/domain/keyed";
import type { Paper } from "@/lib/domain/report/paper";
import { Facts, Noted, OriginMark, Section } from "../pieces";

export function Risks({ paper: { data, notes, sections } }: { paper: Paper }) {
  return (
    <Section section={sections.find(({ id }) => id === "risks")}>
      {keyed(data.risks).map(({ key, value: risk }) => (
        <div key={key} className="report-item report-whole">
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
          {keyed(risk.evidence).map(({ key, value: evidence }) => (
            <p key={key} className="report-small">
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
