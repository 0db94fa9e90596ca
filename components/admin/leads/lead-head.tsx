import { LinkButton } from "@/components/ui/link-button";
import type { Lead } from "@/lib/client/hooks/use-leads";
import type { Serialized } from "@/lib/client/serialized";
import { labelOf } from "@/lib/domain/assessment/options";
import { phoneInWords } from "@/lib/domain/call/phone";
import { shortMoment } from "@/lib/domain/dates";
import { LEAD_BADGES, leadBadge } from "@/lib/domain/lead/badge";
import { whyNow } from "@/lib/domain/lead/call-reason";
import type { LeadCall } from "@/lib/domain/lead/call-requests";
import type { LeadWork } from "@/lib/domain/lead/details";
import { paymentBadge } from "@/lib/domain/payment/payment-badge";
import type { Known } from "./lead-answers";
import { LeadScore } from "./lead-score";
import { LogCall } from "./log-call";

interface LeadHeadProps {
  id: string;
  known: Known;
  row: Lead | undefined;
  /** The newest first. */
  calls: readonly Serialized<LeadCall>[];
  /** It is called as another lead of the same person. */
  isMerged: boolean;
  onChanged: (work?: Serialized<LeadWork>) => unknown;
}

/** What the caller needs first: who, why now, how to reach them, and the figures. */
export function LeadHead({ id, known, row, calls, isMerged, onChanged }: LeadHeadProps) {
  const reason = row === undefined ? null : whyNow(row, new Date());
  const number = calls.find(({ phoneNumber }) => phoneNumber !== null)?.phoneNumber ?? null;
  const email = known.executiveEmail ?? null;
  return (
    <header className="mb-4">
      <p className="break-words">{[known.executiveName, known.executiveTitle].filter(Boolean).join(", ")}</p>
      {reason !== null && <p className="text-balance font-medium text-warning">{reason}</p>}
      <p className="text-muted-foreground text-xs">
        {known.createdAt !== undefined && `Submitted ${shortMoment(known.createdAt)}`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
        {number !== null && (
          <LinkButton
            href={`tel:${number}`}
            size="sm"
            data-key="c"
            className="max-sm:col-span-2"
          >{`Call ${phoneInWords(number)}`}</LinkButton>
        )}
        {email !== null && email !== "" && (
          <LinkButton
            href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}
            variant="outline"
            size="sm"
          >
            Email
          </LinkButton>
        )}
        {!isMerged && <LogCall id={id} onLogged={onChanged} />}
        <LinkButton href={`/admin/brief/${id}`} variant="outline" size="sm" data-key="b">
          Call Brief
        </LinkButton>
        <LinkButton href={`/admin/report/${id}`} variant={number === null ? "default" : "outline"} size="sm">
          Report
        </LinkButton>
      </div>
      <dl className="mt-3 grid grid-cols-4 gap-x-3 border-border border-y py-2">
        <Figure label="Readiness">{known.aiReadinessScore ?? "–"}</Figure>
        <Figure label="Lead score">
          <LeadScore score={known.leadScore ?? null} />
        </Figure>
        <Figure label="Status">{badgeOf(known)}</Figure>
        <Figure label="Paid">
          {known.paymentStatus === undefined ? "–" : paymentBadge(known.paymentStatus).label}
        </Figure>
      </dl>
    </header>
  );
}

function badgeOf({ leadQualified, leadScore, roadmapGenerated }: Known): string {
  if (leadQualified === undefined || leadScore === undefined || roadmapGenerated === undefined) return "–";
  return labelOf(LEAD_BADGES, leadBadge({ leadQualified, leadScore, roadmapGenerated }));
}

const Figure = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-muted-foreground text-xs">{label}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
);
