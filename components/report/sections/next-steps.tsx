import { keyed } from "@/lib/domain/keyed";
import type { Paper } from "@/lib/domain/report/paper";
import { Noted, Section } from "../pieces";

export function NextSteps({ paper: { data, notes, sections } }: { paper: Paper }) {
  return (
    <Section section={sections.find(({ id }) => id === "next-steps")}>
      <ol className="report-steps report-whole">
        {keyed(data.nextSteps).map(({ key, value: step }) => (
          <li key={key}>
            <Noted text={step} notes={notes} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
