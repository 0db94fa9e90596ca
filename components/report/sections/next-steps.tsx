import type { Paper } from "@/lib/domain/report/paper";
import { Noted, Section } from "../pieces";

export function NextSteps({ paper: { data, notes, sections } }: { paper: Paper }) {
  return (
    <Section section={sections.find(({ id }) => id === "next-steps")}>
      <ol className="report-steps report-whole">
        {data.nextSteps.map((step) => (
          <li key={step}>
            <Noted text={step} notes={notes} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
