"use client";

import { PageShell } from "@/components/layout/page-shell";
import { PageState } from "@/components/layout/page-state";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { endAdminSession } from "@/lib/client/admin-session";
import { navigate } from "@/lib/client/navigate";
import { removeToken } from "@/lib/client/tokens";
import { AUTHENTICATION_REQUIRED, SESSION_EXPIRED } from "@/lib/domain/admin/messages";
import { NO_SUCH_ASSESSMENT } from "@/lib/domain/assessment/messages";
import {
  ASSESSMENT_NOT_FOUND,
  REPORT_MISSING_DETAIL,
  REPORT_NOT_AVAILABLE,
} from "@/lib/domain/report/messages";

export const AuthenticationRequired = () => (
  <PageShell>
    <PageState title={AUTHENTICATION_REQUIRED} text={SESSION_EXPIRED}>
      <Button onClick={endAdminSession}>Login Again</Button>
    </PageState>
  </PageShell>
);

export const LeadMissing = () => (
  <PageShell>
    <PageState title={ASSESSMENT_NOT_FOUND} text={NO_SUCH_ASSESSMENT}>
      <LinkButton href="/admin">Return to Admin</LinkButton>
      <Button variant="outline" onClick={startAfresh}>
        Clear Cache & Login
      </Button>
    </PageState>
  </PageShell>
);

export const LeadReportMissing = () => (
  <PageState title={REPORT_NOT_AVAILABLE} text={REPORT_MISSING_DETAIL} />
);

/** Everything that this browser keeps of the product goes. */
function startAfresh(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } finally {
    removeToken("admin");
    navigate.to("/login");
  }
}
