import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { ResultsScreen } from "@/components/results/results-screen";
import { type AssessmentPageProps, assessmentIdOf, orNull, pageContext } from "@/lib/http/pages/page";
import { maySeeReport } from "@/lib/services/assessment/find-assessment";
import { readAssessment } from "@/lib/services/assessment/read-assessment";
import { readPhoneCaller } from "@/lib/services/call/read-phone-caller";
import { isAdmin } from "@/lib/services/context";

export const metadata: Metadata = { title: "Your results" };

export default async function ResultsPage({ params, searchParams }: AssessmentPageProps) {
  const id = await assessmentIdOf(params);
  const context = await pageContext();
  const view = await orNull(readAssessment(context, id));
  if (view === null) notFound();
  if (view.assessment.roadmapGenerated && !maySeeReport(context, view.assessment)) {
    redirect(`/payment?assessment=${id}`);
  }
  return (
    <ResultsScreen
      id={id}
      view={view}
      isSaved={(await searchParams).saved === "true"}
      isAdmin={isAdmin(context.actor)}
      caller={readPhoneCaller(context)}
    />
  );
}
