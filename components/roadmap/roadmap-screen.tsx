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
      <nav aria-label="This roadmap" className="no-print flex flex-wrap items-center justify-between gap-2">
        <LinkButton href={`/results/${assessment.id}`} variant="ghost" size="sm" className="-ml-3">
          ← Back to Results
        </LinkButton>
        <LinkButton href={`/report/${assessment.id}`} variant="ghost" size="sm" className="-mr-3">
          See Your Full Report →
        </LinkButton>
      </nav>
      <header className="mt-2 mb-8 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="text-muted-foreground text-sm">AI strategic roadmap</p>
          <h1 className="break-words text-3xl sm:text-4xl">{assessment.companyName}</h1>
        </div>
        <div className="no-print flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
          <a href={`/api/assessments/${assessment.id}/report.pdf`} className={buttonVariants({})}>
            Export PDF
          </a>
          <ExternalLink href={brand.bookingUrl}>Schedule Consultation</ExternalLink>
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
