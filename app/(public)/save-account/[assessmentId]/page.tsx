import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SaveAccountScreen } from "@/components/account/save-account-screen";
import { isUnlocked } from "@/lib/domain/assessment/assessment";
import { UnlockedQuery } from "@/lib/domain/payment/unlocked-query";
import { type AssessmentPageProps, assessmentIdOf, orNull, pageContext } from "@/lib/http/pages/page";
import { findAssessment } from "@/lib/services/assessment/find-assessment";

export const metadata: Metadata = { title: "Save your report" };

export default async function SaveAccountPage({ params, searchParams }: AssessmentPageProps) {
  const id = await assessmentIdOf(params);
  const assessment = await orNull(findAssessment(await pageContext(), id));
  if (assessment === null) notFound();
  const query = UnlockedQuery.parse(await searchParams);
  return <SaveAccountScreen id={id} query={query} isUnlocked={isUnlocked(assessment)} />;
}
