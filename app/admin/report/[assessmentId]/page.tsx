import type { Metadata } from "next";
import { Suspense } from "react";
import "@/components/report/report.css";
import { LeadReportAsk } from "@/components/admin/leads/lead-report-ask";
import { LeadReportScreen } from "@/components/admin/leads/lead-report-screen";
import {
  AuthenticationRequired,
  LeadMissing,
  LeadReportMissing,
} from "@/components/admin/leads/lead-report-states";
import { ReportDocument } from "@/components/report/report-document";
import { ReportLoading } from "@/components/report/report-states";
import { ReportView } from "@/components/report/report-view";
import { type AssessmentPageProps, assessmentIdOrNull, orNull, pageContext } from "@/lib/http/pages/page";
import { isAdmin } from "@/lib/services/context";
import { openReport } from "@/lib/services/report/open-report";

export const metadata: Metadata = { title: "Report" };

/** In seconds, on a host that ends a request by the clock. The report may have to be written first. */
export const maxDuration = 120;

export default async function AdminReportPage({ params }: AssessmentPageProps) {
  const context = await pageContext();
  if (!isAdmin(context.actor)) return <AuthenticationRequired />;
  const id = await assessmentIdOrNull(params);
  if (id === null) return <LeadMissing />;
  const report = await orNull(openReport(context, id, "dashboard"));
  if (report === null) return <LeadMissing />;
  if (report.isUnasked) {
    return (
      <LeadReportScreen id={id} family="hidden" rendered={null}>
        <LeadReportAsk id={id} costs={context.providers.writer.name !== "playbook"} />
      </LeadReportScreen>
    );
  }
  return (
    <LeadReportScreen id={id} family={report.family} rendered={report.rendered}>
      <Suspense fallback={<ReportLoading isWritten={report.isWritten} />}>
        <ReportView
          missing={<LeadReportMissing />}
          version={report.version}
          // The gate lets nothing into the page's HTML before it has asked who is here.
          forScript
          draw={async () => <ReportDocument {...(await report.view())} />}
        />
      </Suspense>
    </LeadReportScreen>
  );
}
