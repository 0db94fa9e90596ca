import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Suspense } from "react";
import { ReportDocument } from "@/components/report/report-document";
import { ReportScreen } from "@/components/report/report-screen";
import { AssessmentMissing, ReportLoading } from "@/components/report/report-states";
import type { Assessment } from "@/lib/domain/assessment/assessment";
import { FamilyChoice } from "@/lib/domain/report/report";
import { type AssessmentPageProps, assessmentIdOf, orNull, pageContext } from "@/lib/http/page";
import { findAssessment, maySeeReport } from "@/lib/services/assessment/find-assessment";
import { writeReport } from "@/lib/services/report/write-report";

export const metadata: Metadata = { title: "Your report" };

type Family = "shown" | "hidden";

export default async function ReportPage({ params, searchParams }: AssessmentPageProps) {
  const id = await assessmentIdOf(params);
  const context = await pageContext();
  const assessment = await orNull(findAssessment(context, id));
  if (assessment === null) return <AssessmentMissing />;
  if (!maySeeReport(context, assessment)) redirect(`/payment?assessment=${id}`);
  const { family } = FamilyChoice.catch({ family: "shown" }).parse(await searchParams);
  const isWritten = await context.store.writings.hasReport(id);
  return (
    <ReportScreen id={id} family={family}>
      <Suspense fallback={<ReportLoading isWritten={isWritten} />}>
        <Paper assessment={assessment} family={family} />
      </Suspense>
    </ReportScreen>
  );
}

async function Paper({ assessment, family }: { assessment: Assessment; family: Family }) {
  const context = await pageContext();
  const { report } = await writeReport(context, assessment);
  const insights = await context.store.interviews.findInsights(assessment.id);
  return (
    <ReportDocument
      reportData={report.reportData}
      assessment={assessment}
      insights={insights}
      writtenOn={report.createdAt}
      family={family}
    />
  );
}
