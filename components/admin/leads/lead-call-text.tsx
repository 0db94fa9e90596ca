import type { Lead } from "@/lib/client/hooks/use-leads";
import { labelOf } from "@/lib/domain/assessment/options";
import { shortAgo } from "@/lib/domain/dates";
import { callReason, isOverdue, whyNow } from "@/lib/domain/lead/call-reason";
import { CALL_STATES } from "@/lib/domain/lead/call-requests";
import type { LeadSort } from "@/lib/domain/lead/filter";
import { MergedInto } from "./merged-lead";

interface LeadWhyTextProps {
  lead: Lead;
  sort: LeadSort;
  onOpen: (id: string) => void;
}

/** Why to call now, where that is urgent or the list is in that order; else what became of a call, or where it is worked. */
export function LeadWhyText({ lead, sort, onOpen }: LeadWhyTextProps) {
  if (lead.mergedInto !== null) return <MergedInto kept={lead.mergedInto} onOpen={onOpen} />;
  const now = new Date();
  const reason = callReason(lead, now);
  const isShown = reason === "asked" || reason === "due" || sort === "call-first";
  const why = isShown ? whyNow(lead, now) : null;
  return why === null ? (
    <LeadCallText call={lead.callRequest} />
  ) : (
    <span className={`font-medium ${isOverdue(lead, now) ? "text-warning" : "text-primary"}`}>{why}</span>
  );
}

/** "Asked for a call 2 h ago", until the call has taken place; then its outcome. */
function LeadCallText({ call }: { call: Lead["callRequest"] }) {
  if (call === null) return null;
  if (call.state === "waiting")
    return (
      <span className="font-medium text-primary">
        {`Asked for a call ${shortAgo(new Date(call.requestedAt), new Date())}`}
      </span>
    );
  return <span className="text-muted-foreground">{`Call: ${labelOf(CALL_STATES, call.state)}`}</span>;
}
