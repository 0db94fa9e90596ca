import { PageShell } from "@/components/layout/page-shell";
import { PageState } from "@/components/layout/page-state";
import { LinkButton } from "@/components/ui/link-button";
import { NO_ASSESSMENT } from "@/lib/domain/payment/messages";

export const NoAssessment = () => (
  <PageShell>
    <PageState title="Unlock your report" text={NO_ASSESSMENT}>
      <LinkButton href="/assessment">Start New Assessment</LinkButton>
    </PageState>
  </PageShell>
);
