import { PageShell } from "@/components/layout/page-shell";
import { buttonVariants } from "@/components/ui/button-variants";
import { ExternalLink } from "@/components/ui/external-link";
import { LinkButton } from "@/components/ui/link-button";
import { brand } from "@/lib/brand";
import type { PublicAssessment } from "@/lib/domain/assessment/assessment";
import type { Roadmap } from "@/lib/domain/roadmap/roadmap";
import { RoadmapDocument } from "./roadmap-document";

export function RoadmapScreen({ assessment, roadmap }: { assessment: PublicAssessment; roadmap: Roadmap }) {
  return (
    <PageShell width="wide">
      <LinkButton href={`/results/${assessment.id}`} variant="ghost" size="sm" className="no-print -ml-3">
        ← Back to Results
      </LinkButton>
      <header className="mt-2 mb-8 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="text-muted-foreground text-sm">AI strategic roadmap</p>
          <h1 className="break-words text-4xl">{assessment.companyName}</h1>
        </div>
        <div className="no-print flex flex-wrap gap-3">
          <a href={`/api/assessments/${assessment.id}/report.pdf`} className={buttonVariants({})}>
            Export PDF
          </a>
          <ExternalLink href={brand.bookingUrl}>Schedule Consultation</ExternalLink>
        </div>
      </header>
      <RoadmapDocument roadmap={roadmap} assessment={assessment} />
    </PageShell>
  );
}
