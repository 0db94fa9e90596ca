import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { Suspense } from "react";
import { RoadmapNotReady } from "@/components/roadmap/roadmap-not-ready";
import { RoadmapPending } from "@/components/roadmap/roadmap-pending";
import { RoadmapScreen } from "@/components/roadmap/roadmap-screen";
import {
  type AssessmentPageProps,
  assessmentIdOf,
  isAskedByScript,
  orNull,
  pageContext,
} from "@/lib/http/pages/page";
import { maySeeReport } from "@/lib/services/assessment/find-assessment";
import { readAssessment } from "@/lib/services/assessment/read-assessment";
import { readRoadmapPlan } from "@/lib/services/report/read-roadmap-plan";

export const metadata: Metadata = { title: "Your roadmap" };

/** A page that is opened comes whole, with its own status; a client navigation shows that it loads. */
export default async function RoadmapPage(props: AssessmentPageProps) {
  if (!(await isAskedByScript())) return <Roadmap {...props} />;
  return (
    <Suspense fallback={<RoadmapPending />}>
      <Roadmap {...props} />
    </Suspense>
  );
}

async function Roadmap({ params }: AssessmentPageProps) {
  const id = await assessmentIdOf(params);
  const context = await pageContext();
  const view = await orNull(readAssessment(context, id));
  if (view === null) notFound();
  if (!view.assessment.roadmapGenerated) return <RoadmapNotReady id={id} />;
  if (!maySeeReport(context, view.assessment)) redirect(`/payment?assessment=${id}`);
  if (view.roadmap === null) return <RoadmapNotReady id={id} />;
  const plan = await readRoadmapPlan(context, id);
  return <RoadmapScreen assessment={view.assessment} roadmap={view.roadmap} plan={plan} />;
}
