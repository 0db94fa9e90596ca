"use client";

import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { useLead } from "@/lib/client/hooks/use-leads";
import type { Serialized } from "@/lib/client/serialized";
import type { LeadWork } from "@/lib/domain/lead/details";
import { LeadWorkPanel } from "./lead-work-panel";
import { LogCall } from "./log-call";
import { MergedNote } from "./merged-lead";
import { useBriefKeys } from "./use-brief-keys";

/** What is done during the call: its outcome, stage, next action, and notes beside the earlier ones. */
export function LeadBriefWork({ id }: { id: string }) {
  const { data, mutate } = useLead(id);
  useBriefKeys(id);
  if (data === undefined) return <Skeleton className="h-80 print:hidden" />;
  const changed = (work?: Serialized<LeadWork>) => mutate((now) => (now && work ? { ...now, work } : now));
  const { mergedInto } = data;
  if (mergedInto !== null)
    return (
      <MergedNote kept={mergedInto}>
        <LinkButton href={`/admin/brief/${mergedInto.id}`} variant="outline" size="sm">
          Call Brief of the Kept Lead
        </LinkButton>
      </MergedNote>
    );
  return (
    <div className="grid gap-3">
      <div className="no-print flex flex-wrap gap-2">
        <LogCall id={id} onLogged={changed} />
      </div>
      <LeadWorkPanel id={id} work={data.work} onChanged={changed} />
    </div>
  );
}
