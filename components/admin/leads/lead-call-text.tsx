import type { Lead } from "@/lib/client/hooks/use-leads";
import { labelOf } from "@/lib/domain/assessment/options";
import { shortAgo } from "@/lib/domain/dates";
import { CALL_STATES } from "@/lib/domain/lead/call-requests";

/** "Asked for a call 2 h ago", until the call has taken place; then its outcome. */
export function LeadCallText({ call }: { call: Lead["callRequest"] }) {
  if (call === null) return null;
  if (call.state === "waiting")
    return (
      <span className="font-medium text-primary">
        {`Asked for a call ${shortAgo(new Date(call.requestedAt), new Date())}`}
      </span>
    );
  return <span className="text-muted-foreground">{`Call: ${labelOf(CALL_STATES, call.state)}`}</span>;
}
