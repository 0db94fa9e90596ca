import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { InterviewScreen } from "@/components/interview/interview-screen";
import { NotYours } from "@/components/interview/not-yours";
import { PageShell } from "@/components/layout/page-shell";
import { interviewTitle } from "@/lib/domain/interview/messages";
import { type AssessmentPageProps, assessmentIdOf, orNull, pageContext } from "@/lib/http/pages/page";
import { findAssessment, maySeeReport } from "@/lib/services/assessment/find-assessment";
import { isOwner } from "@/lib/services/ownership/require-owner";

export const metadata: Metadata = { title: "Three questions" };

export default async function InterviewPage({ params }: AssessmentPageProps) {
  const id = await assessmentIdOf(params);
  const context = await pageContext();
  const assessment = await orNull(findAssessment(context, id));
  if (assessment === null) notFound();
  if (!maySeeReport(context, assessment)) redirect(`/payment?assessment=${id}`);
  return (
    <PageShell>
      <div className="wrap-anywhere">
        <div className="grid gap-6">
          <h1 className="text-balance text-3xl sm:text-4xl">{interviewTitle(assessment.companyName)}</h1>
          {(await isOwner(context, assessment)) ? <InterviewScreen id={id} /> : <NotYours id={id} />}
        </div>
      </div>
    </PageShell>
  );
}
