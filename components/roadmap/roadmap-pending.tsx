import { PageShell } from "@/components/layout/page-shell";
import { PageState } from "@/components/layout/page-state";
import { ROADMAP_LOADING } from "@/lib/domain/roadmap/messages";

export function RoadmapPending() {
  return (
    <PageShell width="wide">
      <PageState title={ROADMAP_LOADING} />
    </PageShell>
  );
}
