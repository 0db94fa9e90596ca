import { PageShell } from "@/components/layout/page-shell";
import { PageState } from "@/components/layout/page-state";
import { LinkButton } from "@/components/ui/link-button";
import { SHARE_ENDED, SHARE_ENDED_DETAIL } from "@/lib/domain/share/messages";

/** The same for a link that has ended, one that was cut and one that never was. */
export const SharedEnded = () => (
  <PageShell>
    <PageState title={SHARE_ENDED} text={SHARE_ENDED_DETAIL}>
      <LinkButton href="/">Return Home</LinkButton>
    </PageState>
  </PageShell>
);
