import type { ReactNode } from "react";
import type { PublicAssessment } from "@/lib/domain/assessment/assessment";
import { MATURITY_UNKNOWN } from "@/lib/domain/roadmap/messages";
import type { Roadmap } from "@/lib/domain/roadmap/roadmap";
import { outOfTen } from "@/lib/domain/score/badges";

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="roadmap-part">
    <h2>{title}</h2>
    {children}
  </section>
);

interface TilesProps {
  roadmap: Pick<Roadmap, "readinessScore" | "maturityProfile">;
  recommendations: number;
}

export const Tiles = ({ roadmap, recommendations }: TilesProps) => (
  <dl className="roadmap-tiles">
    <Fact label="AI Readiness Score" value={`${outOfTen(roadmap.readinessScore)}/10`} />
    <Fact label="Maturity Profile" value={roadmap.maturityProfile || MATURITY_UNKNOWN} />
    <Fact label="Recommendations" value={String(recommendations)} />
  </dl>
);

export type RoadmapSubject = Pick<
  PublicAssessment,
  "id" | "companyName" | "companyIndustry" | "executiveName" | "executiveTitle"
>;

export const AssessmentDetails = ({ assessment }: { assessment: RoadmapSubject }) => (
  <Part title="Assessment Details">
    <dl className="tools-facts">
      <Fact label="Executive" value={assessment.executiveName} />
      <Fact label="Title" value={assessment.executiveTitle} />
      <Fact label="Company" value={assessment.companyName} />
      <Fact label="Industry" value={upperFirst(assessment.companyIndustry.replaceAll("-", " "))} />
      <Fact label="Assessment ID" value={assessment.id} />
    </dl>
  </Part>
);

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

const upperFirst = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
