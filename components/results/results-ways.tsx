import type { ReactNode } from "react";
import { TakeToWork } from "@/components/files/take-to-work";
import { ShareReport } from "@/components/share/share-report";
import { LinkButton } from "@/components/ui/link-button";

/** The ways on: the report, then what else there is of it. Without the roadmap there is nothing to lead to yet. */
export const ResultsWays = ({ id, isReady }: { id: string; isReady: boolean }) => (
  <nav aria-label="Your documents" className="no-print">
    <LinkButton href={`/report/${id}`} size="lg" className="w-full">
      See Your Full Report
    </LinkButton>
    {isReady && (
      <ul className="mt-5 border-border border-t">
        <Way note="phases, quick wins, risks">
          <a href={`/roadmap/${id}`} className={LINK}>
            View Roadmap
          </a>
        </Way>
        <Way note="without the family section">
          <a href={`/api/assessments/${id}/report.pdf`} className={LINK}>
            Download PDF
          </a>
        </Way>
        <Way note="a link that you can end">
          <ShareReport assessmentId={id} linkClass={LINK} />
        </Way>
        <Way note="deck, plan, documents">
          <TakeToWork assessmentId={id} linkClass={LINK} />
        </Way>
      </ul>
    )}
  </nav>
);

const LINK =
  "inline-flex min-h-11 items-center font-medium underline decoration-border underline-offset-4 hover:decoration-current";

const Way = ({ note, children }: { note: string; children: ReactNode }) => (
  <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-border border-b">
    {children}
    <span className="text-muted-foreground text-sm">{note}</span>
  </li>
);
