import { Dialog } from "@/components/ui/dialog";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { isSessionOver } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import type { Lead } from "@/lib/client/hooks/use-leads";
import { useLead } from "@/lib/client/hooks/use-leads";
import { DETAILS_FETCH_FAILED } from "@/lib/domain/admin/messages";
import { shortMoment } from "@/lib/domain/dates";
import { TableLoadingState, TableProblem } from "../shell/table-states";
import { type Known, LeadAnswers } from "./lead-answers";
import { LeadCalls } from "./lead-calls";
import { LeadPayments } from "./lead-payments";
import { LeadWorkPanel } from "./lead-work-panel";
import { LeadWritings } from "./lead-writings";

interface LeadDialogProps {
  id: string;
  /** What the list knows already; undefined where the lead is on another page of it. */
  row: Lead | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** Everything about one lead. Opens at once with what the list knows. */
export function LeadDialog({ id, row, onClose, onChanged }: LeadDialogProps) {
  const { data, error, mutate } = useLead(id);
  const known: Known = data?.assessment ?? row ?? {};
  const changed = () => {
    onChanged();
    return mutate();
  };
  const hasFailed = data === undefined && error !== undefined && !isSessionOver(error);
  return (
    <Dialog isOpen onClose={onClose} title={known.companyName ?? "Assessment"} size="wide">
      <div className="text-sm">
        <div className="mb-4 flex flex-wrap items-center gap-2">
          <p className="mr-auto text-muted-foreground">
            {known.createdAt !== undefined && `Submitted ${shortMoment(known.createdAt)}`}
          </p>
          <div className="flex gap-2">
            <LinkButton href={`/admin/report/${id}`} size="sm">
              Report
            </LinkButton>
            <LinkButton href={`/admin/brief/${id}`} variant="outline" size="sm">
              Call brief
            </LinkButton>
          </div>
        </div>
        {hasFailed ? (
          <TableProblem message={detailOf(error, DETAILS_FETCH_FAILED)} onRetry={() => mutate()} />
        ) : (
          <>
            {data === undefined ? (
              <Skeleton className="mb-4 h-80 sm:h-62" />
            ) : (
              <div className="mb-4">
                <LeadWorkPanel id={id} work={data.work} onChanged={changed} />
              </div>
            )}
            {data !== undefined && <LeadCalls calls={data.callRequests} onChanged={changed} />}
            <LeadAnswers known={known} />
            {data === undefined ? (
              <TableLoadingState label="Loading details..." />
            ) : (
              <>
                <LeadPayments payments={data.payments} />
                <LeadWritings details={data} />
              </>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
