import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SummaryScreen } from "@/components/summary/summary-screen";
import { type AssessmentPageProps, assessmentIdOf, orNull, pageContext } from "@/lib/http/page";
import { findAssessment } from "@/lib/services/assessment/find-assessment";

export const metadata: Metadata = { title: "Your summary" };

export default async function SummaryPage({ params }: AssessmentPageProps) {
  const id = await assessmentIdOf(params);
  const assessment = await orNull(findAssessment(await pageContext(), id));
  if (assessment === null) notFound();
  return <SummaryScreen id={id} companyName={assessment.companyName} />;
}
