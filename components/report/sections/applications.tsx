import { ToolsGrid } from "@/components/roadmap/tools-grid";
import type { Paper } from "@/lib/domain/report/paper";
import { Section } from "../pieces";

export function Applications({ paper: { data, sections } }: { paper: Paper }) {
  return (
    <Section section={sections.find(({ id }) => id === "applications")}>
      <ToolsGrid tools={data.recommendedApplications} title={null} />
      <p className="report-small">{data.method.pricesNote}</p>
    </Section>
  );
}
