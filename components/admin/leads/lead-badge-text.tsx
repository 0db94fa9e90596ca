import { cn } from "@/components/ui/class-names";
import type { Lead } from "@/lib/client/hooks/use-leads";
import { labelOf } from "@/lib/domain/assessment/options";
import { LEAD_BADGES, leadBadge } from "@/lib/domain/lead/badge";
import { LeadRetakeBadge } from "./lead-retake-badge";
import { MergedCount } from "./merged-lead";

const DOTS = {
  "hot-lead": "bg-warning",
  qualified: "bg-primary",
  completed: "bg-muted-foreground",
  "in-progress": "border border-muted-foreground",
} as const;

/** The badge in words with a dot, how many are merged into it, and what a retake moved. */
export function LeadStatusText({ lead }: { lead: Lead }) {
  const badge = leadBadge(lead);
  return (
    <span className="flex shrink-0 flex-col leading-4">
      <span className="flex items-center gap-1.5 whitespace-nowrap">
        <span aria-hidden="true" className={cn("size-2 shrink-0 rounded-full", DOTS[badge])} />
        {labelOf(LEAD_BADGES, badge)}
        <MergedCount count={lead.mergedCount} />
      </span>
      <LeadRetakeBadge points={lead.retakePoints} />
    </span>
  );
}
