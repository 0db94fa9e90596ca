import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Suspense } from "react";
import { ReportBody } from "@/components/report/report-body";
import { ReportScreen } from "@/components/report/report-screen";
import { AssessmentMissing, ReportLoading } from "@/components/report/report-states";
import { FamilyChoice } from "@/lib/domain/report/report";
import { assessmentIdOf, orNull, pageContext } from "@/lib/http/page";
import { findAssessment, maySeeReport } from "@/lib/services/assessment/find-assessment";

export const metadata: Metadata = { title: "Your report" };

export default async function ReportPage({ params, searchParams }: PageProps<"/report/[assessmentId]">) {
  const id = await assessmentIdOf(params);
  const context = await pageContext();
  const assessment = await orNull(findAssessment(context, id));
  if (assessment === null) return <AssessmentMissing />;
  if (!maySeeReport(context, assessment)) redirect(`/payment?assessment=${id}`);
  const isCached = await context.store.writings.hasReport(id);
  return null;
}
