import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProgressRefused } from "@/components/progress/progress-refused";
import { ProgressScreen } from "@/components/progress/progress-screen";
import { Failure } from "@/lib/domain/failure";
import { type AssessmentPageProps, assessmentIdOf, orNull, pageContext } from "@/lib/http/pages/page";
import { readProgress } from "@/lib/services/retake/read-progress";

export const metadata: Metadata = { title: "Your progress" };

export default async function ProgressPage({ params }: AssessmentPageProps) {
  const id = await assessmentIdOf(params);
  const context = await pageContext();
  try {
    const progress = await orNull(readProgress(context, id));
    return progress === null ? notFound() : <ProgressScreen id={id} progress={progress} />;
  } catch (thrown) {
    if (thrown instanceof Failure && (thrown.code === "forbidden" || thrown.code === "not_paid"))
      return <ProgressRefused id={id} isLocked={thrown.code === "not_paid"} why={thrown.message} />;
    throw thrown;
  }
}
