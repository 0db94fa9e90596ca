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
import { reportViewVersion } from "@/lib/domain/report/report-version";
import { renderedVersions } from "@/lib/domain/report/versions";
import {
  type AssessmentPageProps,
  assessmentIdOf,
  isAskedByScript,
  orNull,
  pageContext,
} from "@/lib/http/pages/page";
import { findAssessment, maySeeReport } from "@/lib/services/assessment/find-assessment";
import { readPhoneCaller } from "@/lib/services/call/read-phone-caller";
import type { Context } from "@/lib/services/context";
import { countReportOpen } from "@/lib/services/lead/count-report-open";
import { recordView } from "@/lib/services/lead/record-view";
import { readReportView } from "@/lib/services/report/read-report-view";

export const metadata: Metadata = { title: "Your report" };

/** In seconds, on a host that ends a request by the clock. The report may have to be written first. */
export const maxDuration = 120;

/**
 * A page that is opened comes whole: React holds a loading state on the screen for a while
 * by React, which the paper need not wait for. Coming from another of our pages one sees that it loads.
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
  const state = await context.store.reports.findState(id);
  if (state === null || (state.linkClosed && !(await isOpen(context, id)))) notFound();
  if (!maySeeReport(context, state)) redirect(`/payment?assessment=${id}`);
  await recordView(context, "report_viewed", id);
  after(() => countReportOpen(context, id).catch(() => undefined));
  const version = reportViewVersion(id, "shown", state, context.requestId);
  const view = (
    <ReportView
      missing={<ReportMissing />}
      version={version}
      forScript={await isAskedByScript()}
      draw={async () => <ReportDocument {...(await readReportView(context, id, "shown"))} />}
    />
  );
  return (
    <ReportScreen
      id={id}
      hasFamily={state.hasFamily}
      caller={readPhoneCaller(context)}
      rendered={renderedVersions(state)}
    >
      {isRendered(version) ? (
        view
      ) : (
        <Suspense fallback={<ReportLoading isWritten={state.reportAt !== null} />}>{view}</Suspense>
      )}
    </ReportScreen>
  );
}

/** Asked only where the owner has closed the link. */
const isOpen = async (context: Context, id: string): Promise<boolean> =>
  (await orNull(findAssessment(context, id))) !== null;
