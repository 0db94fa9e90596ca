import type { ReactNode } from "react";
import { CallMeBack } from "@/components/call/call-me-back";
import { PageShell } from "@/components/layout/page-shell";
import { ShareReport } from "@/components/share/share-report";
import { buttonVariants } from "@/components/ui/button-variants";
import { LinkButton } from "@/components/ui/link-button";
import type { Caller } from "@/lib/domain/call/call";
import type { ReportVersions } from "@/lib/domain/report/versions";
import { FamilyNote } from "./family-note";
import { ReadingMark } from "./reading-mark";
import { ReportRefresh } from "./report-refresh";

interface ReportScreenProps {
  id: string;
  /** Whether there is a family section, which the PDF leaves out. */
  hasFamily: boolean;
  caller: Caller;
  rendered: ReportVersions;
  children: ReactNode;
}

/** The page round the paper: the way back, a fresh look, the PDF, the call. None of it is printed. */
export function ReportScreen({ id, hasFamily, caller, rendered, children }: ReportScreenProps) {
  return (
    <PageShell width="wide">
      <div className="no-print mb-8 grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <LinkButton href={`/results/${id}`} variant="ghost" size="sm" className="-ml-3">
            ← Back to Results
          </LinkButton>
          <div className="flex flex-wrap gap-2">
            <LinkButton href={`/roadmap/${id}`} variant="outline" size="sm">
              View Roadmap
            </LinkButton>
            <ReportRefresh id={id} rendered={rendered} />
            <a href={`/api/assessments/${id}/report.pdf`} className={buttonVariants({ size: "sm" })}>
              Download PDF
            </a>
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 border-border border-y py-3">
          <p className="text-sm">Questions? We can call you.</p>
          <CallMeBack assessmentId={id} caller={caller} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          {hasFamily && <FamilyNote id={id} />}
          <ShareReport assessmentId={id} />
        </div>
      </div>
      {children}
      <ReadingMark />
    </PageShell>
  );
}
