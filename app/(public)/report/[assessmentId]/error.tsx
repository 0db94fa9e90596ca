"use client";

import { PageState } from "@/components/layout/page-state";
import { Button } from "@/components/ui/button";
import { REPORT_ERROR, REPORT_ERROR_DETAIL } from "@/lib/domain/report/messages";

export default function ReportFailed() {
  return (
    <main className="px-4">
      <PageState title={REPORT_ERROR} text={REPORT_ERROR_DETAIL}>
        <Button onClick={() => window.location.reload()}>Refresh Page</Button>
      </PageState>
    </main>
  );
}
