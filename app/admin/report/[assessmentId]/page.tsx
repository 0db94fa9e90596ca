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
import { isUnlocked } from "@/lib/domain/assessment/assessment";
import { hasFamilyAnswers } from "@/lib/domain/lead/family";
import { reportViewVersion } from "@/lib/domain/report/report-version";
import { renderedVersions } from "@/lib/domain/report/versions";
import { type AssessmentPageProps, assessmentIdOrNull, orNull, pageContext } from "@/lib/http/pages/page";
import { findAssessment } from "@/lib/services/assessment/find-assessment";
import { isAdmin } from "@/lib/services/context";
import { recordView } from "@/lib/services/lead/record-view";
import { readReportView } from "@/lib/services/report/read-report-view";

export const metadata: Metadata = { title: "Report" };

/** In seconds, on a host that ends a request by the clock. The report may have to be written first. */
export const maxDuration = 120;

export default async function AdminReportPage({ params }: AssessmentPageProps) {
  const context = await pageContext();
  if (!isAdmin(context.actor)) return <AuthenticationRequired />;
  const id = await assessmentIdOrNull(params);
  if (id === null) return <LeadMissing />;
  const [assessment, state] = await Promise.all([
    orNull(findAssessment(context, id)),
    context.store.reports.findState(id),
  ]);
  if (assessment === null || state === null) return <LeadMissing />;
  await recordView(context, "report_viewed", id);
  if (state.reportAt === null && !isUnlocked(assessment)) {
    return (
      <LeadReportScreen id={id} family="hidden" rendered={null}>
        <LeadReportAsk id={id} costs={context.providers.writer.name !== "playbook"} />
      </LeadReportScreen>
    );
  }
  const family = hasFamilyAnswers(assessment) ? "shown" : "hidden";
  const version = reportViewVersion(id, family, state, context.requestId);
  return (
    <LeadReportScreen id={id} family={family} rendered={renderedVersions(state)}>
      <Suspense fallback={<ReportLoading isWritten={state.reportAt !== null} />}>
        <ReportView
          missing={<LeadReportMissing />}
          version={version}
          // The gate lets nothing into the page's HTML before it has asked who is here.
          forScript
          draw={async () => <ReportDocument {...(await readReportView(context, id, family))} />}
        />
      </Suspense>
    </LeadReportScreen>
  );
}
