import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ThankYouScreen } from "@/components/results/thank-you-screen";
import { type AssessmentPageProps, assessmentIdOf, orNull, pageContext } from "@/lib/http/pages/page";
import { findAssessment, maySeeReport } from "@/lib/services/assessment/find-assessment";

export const metadata: Metadata = { title: "Thank you" };

export default async function ThankYouPage({ params }: AssessmentPageProps) {
  const id = await assessmentIdOf(params);
  const context = await pageContext();
  const assessment = await orNull(findAssessment(context, id));
  if (assessment === null) notFound();
  return <ThankYouScreen id={id} isUnlocked={maySeeReport(context, assessment)} />;
}
