import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { isSessionOver } from "@/lib/client/admin-session";
import { ApiError, detailOf } from "@/lib/client/api";
import { type Lead, useLead } from "@/lib/client/hooks/use-leads";
import type { Serialized } from "@/lib/client/serialized";
import { DETAILS_FETCH_FAILED, LEAD_GONE } from "@/lib/domain/admin/messages";
import type { LeadWork } from "@/lib/domain/lead/details";
import { TableLoadingState, TableProblem } from "../shell/table-states";
import { LeadActivityList } from "./lead-activity-list";
import { type Known, LeadAnswers } from "./lead-answers";
import { LeadCalls } from "./lead-calls";
import { LeadHead } from "./lead-head";
import { LeadNotes } from "./lead-notes";
import { LeadPayments } from "./lead-payments";
import { LeadWorkPanel } from "./lead-work-panel";
import { LeadWritings } from "./lead-writings";
import { MergedNote } from "./merged-lead";
import { SameEmailList } from "./same-email-list";
import { SeparateButton } from "./separate-button";

interface LeadBodyProps {
  id: string;
  /** What the list knows already; undefined where the lead is on another page of it. */
  row: Lead | undefined;
  onOpen: (id: string) => void;
  onChanged: () => void;
}

/** Everything about one lead, at once with what the list knows. */
export function LeadBody({ id, row, onOpen, onChanged }: LeadBodyProps) {
  const { data, error, mutate } = useLead(id);
  const known: Known = data?.assessment ?? row ?? {};
  const mergedInto = data?.mergedInto ?? row?.mergedInto ?? null;
  /** What came back of a change holds at once, so that one's own next change is not taken for another's. */
  const changed = (work?: Serialized<LeadWork>) => {
    onChanged();
    return mutate((now) => (now && work ? { ...now, work } : now));
  };
  if (error instanceof ApiError && error.status === 404) return <Alert>{LEAD_GONE}</Alert>;
  if (data === undefined && error !== undefined && !isSessionOver(error))
    return <TableProblem message={detailOf(error, DETAILS_FETCH_FAILED)} onRetry={() => mutate()} />;
  return (
    <div data-panel={id} className="text-sm">
      {mergedInto !== null && (
        <MergedNote kept={mergedInto}>
          <Button variant="outline" size="sm" onClick={() => onOpen(mergedInto.id)}>
            Open the Kept Lead
          </Button>
          {data !== undefined && (
            <SeparateButton
              lead={{ ...data.assessment, version: data.work.version }}
              onSeparated={() => changed()}
            />
          )}
        </MergedNote>
      )}
      <LeadHead
        id={id}
        known={known}
        row={row}
        calls={data?.callRequests ?? []}
        isMerged={mergedInto !== null}
        onChanged={changed}
      />
      {data === undefined ? (
        <Skeleton className="mb-4 h-80 sm:h-62" />
      ) : mergedInto === null ? (
        <div className="mb-4">
          <LeadWorkPanel id={id} work={data.work} onChanged={changed} />
        </div>
      ) : (
        <div className="mb-4">
          <LeadNotes id={id} notes={data.work.notes} onChanged={changed} />
        </div>
      )}
      {data !== undefined && (
        <SameEmailList
          kept={mergedInto === null ? { ...data.assessment, ...data.work } : null}
          others={data.sameEmail}
          onOpen={onOpen}
          onChanged={changed}
        />
      )}
      {data !== undefined && <LeadCalls calls={data.callRequests} onChanged={changed} />}
      {data !== undefined && <LeadActivityList activity={data.activity} />}
      <LeadAnswers known={known} />
      {data === undefined ? (
        <TableLoadingState label="Loading details..." />
      ) : (
        <>
          <LeadPayments payments={data.payments} />
          <LeadWritings details={data} />
        </>
      )}
    </div>
  );
}
