import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { after } from "next/server";
import { Suspense } from "react";
import "@/components/report/report.css";
import { ReportScreen } from "@/components/report/report-screen";
import { AssessmentMissing, ReportLoading } from "@/components/report/report-states";
import { drawPaper, findDrawn, StoredPaper } from "@/components/report/stored-paper";
import { FamilyChoice } from "@/lib/domain/report/report";
import { type AssessmentPageProps, assessmentIdOf, pageContext } from "@/lib/http/page";
import { maySeeReport } from "@/lib/services/assessment/find-assessment";
import { noteOpened } from "@/lib/services/lead/note-opened";
import { readPaper } from "@/lib/services/report/read-paper";

export const metadata: Metadata = { title: "Your report" };

export default async function ReportPage({ params, searchParams }: AssessmentPageProps) {
  const id = await assessmentIdOf(params);
  const context = await pageContext();
  const state = await context.store.writings.findPaperState(id);
  if (state === null) return <AssessmentMissing />;
  if (!maySeeReport(context, state)) redirect(`/payment?assessment=${id}`);
  after(() => noteOpened(context, id).catch(() => undefined));
  const { family } = FamilyChoice.catch({ family: "shown" }).parse(await searchParams);
  const version = [id, family, state.reportAt?.getTime(), state.interviewAt?.getTime()].join(":");
  const markup = state.reportAt === null ? undefined : findDrawn(version);
  return (
    <ReportScreen id={id} family={family}>
      {markup === undefined ? (
        <Suspense fallback={<ReportLoading isWritten={state.reportAt !== null} />}>
          <Paper id={id} family={family} version={version} />
        </Suspense>
      ) : (
        <StoredPaper markup={markup} />
      )}
    </ReportScreen>
  );
}

interface PaperProps {
  id: string;
  family: "shown" | "hidden";
  version: string;
}

async function Paper({ id, family, version }: PaperProps) {
  const context = await pageContext();
  return <StoredPaper markup={await drawPaper(version, () => readPaper(context, id, family))} />;
}
