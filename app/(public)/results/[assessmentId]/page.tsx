import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { ResultsScreen } from "@/components/results/results-screen";
import { type AssessmentPageProps, assessmentIdOf, orNull, pageContext } from "@/lib/http/pages/page";
import { maySeeReport } from "@/lib/services/assessment/find-assessment";
import { readPhoneCaller } from "@/lib/services/call/read-phone-caller";
import { isAdmin } from "@/lib/services/context";
import { readResults } from "@/lib/services/report/read-results";

export const metadata: Metadata = { title: "Your results" };

export default async function ResultsPage({ params, searchParams }: AssessmentPageProps) {
  const id = await assessmentIdOf(params);
  const context = await pageContext();
  const results = await orNull(readResults(context, id));
  if (results === null) notFound();
  if (results.assessment.roadmapGenerated && !maySeeReport(context, results.assessment)) {
    redirect(`/payment?assessment=${id}`);
  }
  return (
    <ResultsScreen
      id={id}
      results={results}
      isSaved={(await searchParams).saved === "true"}
      isAdmin={isAdmin(context.actor)}
      caller={readPhoneCaller(context)}
    />
  );
}
