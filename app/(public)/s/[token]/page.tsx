import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Suspense } from "react";
import "@/components/report/report.css";
import { ReportDocument } from "@/components/report/report-document";
import { ReportLoading, ReportMissing } from "@/components/report/report-states";
import { ReportView } from "@/components/report/report-view";
import { SharedScreen } from "@/components/share/shared-screen";
import { isRendered } from "@/components/static-markup/static-markup";
import { isAskedByScript, orNull, pageContext } from "@/lib/http/pages/page";
import { readShared } from "@/lib/services/share/read-shared";

export const metadata: Metadata = { title: "Shared report" };

/** In seconds, on a host that ends a request by the clock. The report may have to be written first. */
export const maxDuration = 120;

/** The report for the holder of a reader's link: the same paper, and nothing that its owner alone may do. */
export default async function SharedPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const shared = await orNull(readShared(await pageContext(), token));
  if (shared === null) notFound();
  const { version, isWritten, view, ...about } = shared;
  const drawing = (
    <ReportView
      missing={<ReportMissing />}
      version={version}
      forScript={await isAskedByScript()}
      draw={async () => <ReportDocument {...(await view())} />}
    />
  );
  return (
    <SharedScreen token={token} {...about}>
      {isRendered(version) ? (
        drawing
      ) : (
        <Suspense fallback={<ReportLoading isWritten={isWritten} />}>{drawing}</Suspense>
      )}
    </SharedScreen>
  );
}
