import { PageShell } from "@/components/layout/page-shell";
import { PageState } from "@/components/layout/page-state";
import { LinkButton } from "@/components/ui/link-button";
import { TEAM_ENDED, TEAM_ENDED_DETAIL } from "@/lib/domain/team/messages";

/** The same for a link that is closed, one that was cut and one that never was. */
export const TeamEnded = () => (
  <PageShell>
    <PageState title={TEAM_ENDED} text={TEAM_ENDED_DETAIL}>
      <LinkButton href="/">Return Home</LinkButton>
    </PageState>
  </PageShell>
);
