import { PageShell } from "@/components/layout/page-shell";
import { PageState } from "@/components/layout/page-state";
import { LinkButton } from "@/components/ui/link-button";
import { ROADMAP_NOT_READY, ROADMAP_NOT_READY_DETAIL } from "@/lib/domain/roadmap/messages";

export const RoadmapNotReady = ({ id }: { id: string }) => (
  <PageShell>
    <PageState title={ROADMAP_NOT_READY} text={ROADMAP_NOT_READY_DETAIL}>
      <LinkButton href={`/results/${id}`}>Back to Results</LinkButton>
    </PageState>
  </PageShell>
);
