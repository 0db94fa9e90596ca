import { PageShell } from "@/components/layout/page-shell";
import { buttonVariants } from "@/components/ui/button-variants";
import { ExternalLink } from "@/components/ui/external-link";
import { LinkButton } from "@/components/ui/link-button";
import { brand } from "@/lib/brand";
import type { PublicAssessment } from "@/lib/domain/assessment/assessment";
import type { Roadmap } from "@/lib/domain/roadmap/roadmap";
import type { RoadmapPlan } from "@/lib/domain/roadmap/roadmap-plan";
import { PlannedRoadmap } from "./planned-roadmap";
import { RoadmapDocument } from "./roadmap-document";

interface RoadmapScreenProps {
  assessment: PublicAssessment;
  roadmap: Roadmap;
  /** Null for as long as the report is not written. */
  plan: RoadmapPlan | null;
}

export function RoadmapScreen({ assessment, roadmap, plan }: RoadmapScreenProps) {
  return (
    <PageShell width="wide">
      <nav
        aria-label="This roadmap"
        className="no-print mb-8 flex flex-wrap items-center gap-2 border-border border-b pb-4 max-sm:-mt-4 sm:-mt-6"
      >
        <LinkButton href={`/results/${assessment.id}`} variant="ghost" size="sm" className="-ml-3">
          ← Back to Results
        </LinkButton>
        <a
          href={`/api/assessments/${assessment.id}/report.pdf`}
          className={buttonVariants({ size: "sm", className: "ml-auto" })}
        >
          Export PDF
        </a>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-auto max-sm:*:px-2">
          <ExternalLink href={brand.bookingUrl} size="sm">
            Schedule Consultation
          </ExternalLink>
          <LinkButton href={`/report/${assessment.id}`} variant="outline" size="sm">
            See Your Full Report
          </LinkButton>
        </div>
      </nav>
      <header className="report report-header">
        <div>
          <p className="report-eyebrow">AI strategic roadmap</p>
          <h1 className="report-company">{assessment.companyName}</h1>
          <p>{`Prepared for ${assessment.executiveName}, ${assessment.executiveTitle}`}</p>
        </div>
      </header>
      {plan === null ? (
        <RoadmapDocument roadmap={roadmap} assessment={assessment} />
      ) : (
        <PlannedRoadmap plan={plan} roadmap={roadmap} assessment={assessment} />
      )}
    </PageShell>
  );
}
