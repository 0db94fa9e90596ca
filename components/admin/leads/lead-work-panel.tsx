import { useOwners } from "@/lib/client/hooks/use-leads";
import type { Serialized } from "@/lib/client/serialized";
import type { Option } from "@/lib/domain/assessment/options";
import type { LeadOwners, LeadWork } from "@/lib/domain/lead/details";
import { LEAD_STAGES } from "@/lib/domain/lead/stage";
import { LeadNotes } from "./lead-notes";
import { LeadWorkField } from "./lead-work-field";
import { NextAction } from "./next-action";

interface LeadWorkPanelProps {
  id: string;
  work: Serialized<LeadWork>;
  /** Asks for it again; ends when the new one is there. */
  onChanged: (work?: Serialized<LeadWork>) => unknown;
}

/** How far the lead is, who works it, and what was said. Saved as it is chosen. */
export function LeadWorkPanel({ id, work, onChanged }: LeadWorkPanelProps) {
  const owners = useOwners();

  return (
    <div className="rounded-sm bg-muted p-4 print:bg-transparent print:p-0">
      <div className="no-print grid gap-3 sm:grid-cols-2">
        <LeadWorkField
          id={id}
          field="leadStatus"
          label="Lead stage"
          options={LEAD_STAGES}
          work={work}
          onChanged={onChanged}
        />
        <LeadWorkField
          id={id}
          field="leadOwnerId"
          label="Owner"
          options={ownersOf(owners, work.leadOwnerId)}
          work={work}
          onChanged={onChanged}
        />
      </div>
      <NextAction id={id} work={work} onChanged={onChanged} />
      <LeadNotes id={id} notes={work.notes} onChanged={onChanged} />
    </div>
  );
}

/** The admins by address; who owns the lead and is no admin any more stays to be seen. */
function ownersOf(owners: LeadOwners["owners"], ownerId: string | null): Option[] {
  const admins = owners.map(({ id: value, email: label }) => ({ value, label }));
  const isKnown = ownerId === null || admins.some(({ value }) => value === ownerId);
  const former = isKnown ? [] : [{ value: ownerId, label: "No longer an admin" }];
  return [{ value: "", label: "Unassigned" }, ...former, ...admins];
}
