import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SummaryScreen } from "@/components/summary/summary-screen";
import { type AssessmentPageProps, assessmentIdOf, orNull, pageContext } from "@/lib/http/pages/page";
import { readAssessment } from "@/lib/services/assessment/read-assessment";
import { readExtract } from "@/lib/services/roadmap/read-extract";

export const metadata: Metadata = { title: "Your summary" };

export default async function SummaryPage({ params }: AssessmentPageProps) {
  const id = await assessmentIdOf(params);
  const context = await pageContext();
  const view = await orNull(readAssessment(context, id));
  if (view === null) notFound();
  return (
    <SummaryScreen
      id={id}
      companyName={view.assessment.companyName}
      summary={view.summary}
      extract={await readExtract(context, view.assessment)}
    />
  );
}
