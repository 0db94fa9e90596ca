import type { ReactNode } from "react";
import { PageShell } from "@/components/layout/page-shell";
import { FamilyNote } from "@/components/report/family-note";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { LinkButton } from "@/components/ui/link-button";
import { AUTO_UPDATES } from "@/lib/domain/admin/messages";
import type { ReportVersions } from "@/lib/domain/report/versions";
import { BackToAdmin } from "../shell/back-to-admin";
import { LeadReportRefresh } from "./lead-report-refresh";

interface LeadReportScreenProps {
  id: string;
  family: "shown" | "hidden";
  /** The view's versions; null where no report is written, and nothing may ask for it in the background. */
  rendered: ReportVersions | null;
  children: ReactNode;
}

/** The admin's page around the same report view that the executive gets. */
export const LeadReportScreen = ({ id, family, rendered, children }: LeadReportScreenProps) => (
  <PageShell width="wide">
    <div className="no-print mb-4 flex flex-wrap items-center justify-between gap-3 border-border border-b pb-4">
      <div className="flex flex-wrap items-center gap-3">
        <BackToAdmin />
        {rendered !== null && <Badge variant="outline">{AUTO_UPDATES}</Badge>}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow max-sm:*:px-2!">
        <LinkButton href={`/admin/brief/${id}`} variant="outline" size="sm">
          Call Brief
        </LinkButton>
        {rendered !== null && (
          <>
            <LeadReportRefresh id={id} rendered={rendered} />
            <a href={`/api/assessments/${id}/report.pdf`} className={buttonVariants({ size: "sm" })}>
              Download PDF
            </a>
          </>
        )}
      </div>
    </div>
    <div className="mb-8">{family === "shown" && <FamilyNote id={id} />}</div>
    {children}
  </PageShell>
);
