import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { after } from "next/server";
import { Suspense } from "react";
import "@/components/report/report.css";
import { ReportDocument } from "@/components/report/report-document";
import { ReportScreen } from "@/components/report/report-screen";
import { AssessmentLoading, ReportLoading, ReportMissing } from "@/components/report/report-states";
import { ReportView } from "@/components/report/report-view";
import { isRendered } from "@/components/static-markup/static-markup";
import { WhatIf } from "@/components/what-if/what-if";
import { knownState } from "@/lib/http/pages/known-state";
import {
  type AssessmentPageProps,
  assessmentIdOf,
  isAskedByScript,
  orNull,
  pageContext,
} from "@/lib/http/pages/page";
import { noteRendered } from "@/lib/http/pages/report-tag";
import { readPhoneCaller } from "@/lib/services/call/read-phone-caller";
import { countReportOpen } from "@/lib/services/lead/count-report-open";
import { openReport } from "@/lib/services/report/open-report";

export const metadata: Metadata = { title: "Your report" };

/** In seconds, on a host that ends a request by the clock. The report may have to be written first. */
export const maxDuration = 120;

/**
 * A page that is opened comes whole: React would hold a loading state on the screen for a while, which printing would
 * have to wait for. Coming from another of our pages one sees that it loads.
 */
export default async function ReportPage(props: AssessmentPageProps) {
  if (!(await isAskedByScript())) return <Report {...props} />;
  return (
    <Suspense fallback={<AssessmentLoading />}>
      <Report {...props} />
    </Suspense>
  );
}

async function Report({ params }: AssessmentPageProps) {
  const id = await assessmentIdOf(params);
  const context = await pageContext();
  const report = await orNull(
    openReport(context, id, "link", knownState({ requestId: context.requestId, assessmentId: id })),
  );
  if (report === null) notFound();
  if (report.isLocked) redirect(`/payment?assessment=${id}`);
  after(() => countReportOpen(context, id).catch(() => undefined));
  const { version, hasFamily, isCounted, isWritten, rendered } = report;
  const view = (
    <ReportView
      missing={<ReportMissing />}
      version={version}
      forScript={await isAskedByScript()}
      beside={<WhatIf key={version} assessmentId={id} />}
      draw={async () => {
        const parts = await report.view();
        await noteRendered();
        return <ReportDocument {...parts} />;
      }}
    />
  );
  return (
    <ReportScreen
      id={id}
      hasFamily={hasFamily}
      isCounted={isCounted}
      caller={readPhoneCaller(context)}
      rendered={rendered}
    >
      {isRendered(version) ? (
        view
      ) : (
        <Suspense fallback={<ReportLoading isWritten={isWritten} />}>{view}</Suspense>
      )}
    </ReportScreen>
  );
}
