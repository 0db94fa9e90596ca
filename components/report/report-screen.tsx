import type { ReactNode } from "react";
import { CallMeBack } from "@/components/call/call-me-back";
import { PageShell } from "@/components/layout/page-shell";
import { buttonVariants } from "@/components/ui/button-variants";
import { LinkButton } from "@/components/ui/link-button";
import type { Caller } from "@/lib/domain/call/call";
import type { ReportVersions } from "@/lib/domain/report/versions";
import { ReportRefresh } from "./report-refresh";

interface ReportScreenProps {
  id: string;
  family: "shown" | "hidden";
  caller: Caller;
  drawn: ReportVersions;
  children: ReactNode;
}

/** The page round the paper: the way back, a fresh look, the PDF, the call. None of it is printed. */
export function ReportScreen({ id, family, caller, drawn, children }: ReportScreenProps) {
  const other = family === "shown" ? "hidden" : "shown";
  return (
    <PageShell width="wide">
      <div className="no-print mb-8 grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <LinkButton href={`/results/${id}`} variant="ghost" size="sm" className="-ml-3">
            ← Back to Results
          </LinkButton>
          <div className="flex flex-wrap gap-2">
            <ReportRefresh id={id} drawn={drawn} />
            <a
              href={`/api/assessments/${id}/report.pdf${family === "hidden" ? "?family=hidden" : ""}`}
              className={buttonVariants({ size: "sm" })}
            >
              Download PDF
            </a>
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 border-border border-y py-3">
          <p className="text-sm">Questions? We can call you.</p>
          <CallMeBack assessmentId={id} caller={caller} />
        </div>
        <p className="text-muted-foreground text-sm">
          {family === "shown" ? "Passing this on? " : "The family part is left out. "}
          <a href={`/report/${id}?family=${other}`} className="underline">
            {family === "shown" ? "Leave the family part out" : "Show it"}
          </a>
        </p>
      </div>
      {children}
    </PageShell>
  );
}
