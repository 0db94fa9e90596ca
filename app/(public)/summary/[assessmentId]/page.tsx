import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SummaryScreen } from "@/components/summary/summary-screen";
import { type AssessmentPageProps, assessmentIdOf, orNull, pageContext } from "@/lib/http/pages/page";
import { readReveal } from "@/lib/services/assessment/read-reveal";

export const metadata: Metadata = { title: "Your summary" };

export default async function SummaryPage({ params }: AssessmentPageProps) {
  const id = await assessmentIdOf(params);
  const reveal = await orNull(readReveal(await pageContext(), id));
  if (reveal === null) notFound();
  return <SummaryScreen id={id} reveal={reveal} />;
}
