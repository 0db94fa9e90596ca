"use client";

import { PageState } from "@/components/layout/page-state";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { REPORT_ERROR, REPORT_ERROR_DETAIL } from "@/lib/domain/report/messages";

export default function AdminReportFailed() {
  return (
    <main className="px-4">
      <PageState title={REPORT_ERROR} text={REPORT_ERROR_DETAIL}>
        <Button onClick={() => window.location.reload()}>Refresh Page</Button>
        <LinkButton href="/admin" variant="outline">
          Return to Admin
        </LinkButton>
      </PageState>
    </main>
  );
}
