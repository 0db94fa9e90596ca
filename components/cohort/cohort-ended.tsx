import { PageShell } from "@/components/layout/page-shell";
import { PageState } from "@/components/layout/page-state";
import { LinkButton } from "@/components/ui/link-button";
import { COHORT_ENDED, COHORT_ENDED_DETAIL } from "@/lib/domain/cohort/messages";

/** The same for a link that has ended, one that was cut and one that never was. */
export const CohortEnded = () => (
  <PageShell>
    <PageState title={COHORT_ENDED} text={COHORT_ENDED_DETAIL}>
      <LinkButton href="/">Return Home</LinkButton>
    </PageState>
  </PageShell>
);
