import { cn } from "@/components/ui/class-names";
import type { Lead } from "@/lib/client/hooks/use-leads";
import { labelOf } from "@/lib/domain/assessment/options";
import { LEAD_BADGES, leadBadge } from "@/lib/domain/lead/badge";
import { LEAD_STAGES } from "@/lib/domain/lead/stage";

const DOTS = {
  "hot-lead": "bg-warning",
  qualified: "bg-primary",
  completed: "bg-muted-foreground",
  "in-progress": "border border-muted-foreground",
} as const;

/** The badge in words with a dot, and the stage once an admin has moved it. */
export function LeadStatusText({ lead }: { lead: Lead }) {
  const badge = leadBadge(lead);
  return (
    <span className="flex shrink-0 flex-col leading-4">
      <span className="flex items-center gap-1.5 whitespace-nowrap">
        <span aria-hidden="true" className={cn("size-2 shrink-0 rounded-full", DOTS[badge])} />
        {labelOf(LEAD_BADGES, badge)}
      </span>
      {lead.leadStatus !== "new" && (
        <span className="pl-3.5 text-muted-foreground text-xs">
          {`Stage: ${labelOf(LEAD_STAGES, lead.leadStatus)}`}
        </span>
      )}
    </span>
  );
}
