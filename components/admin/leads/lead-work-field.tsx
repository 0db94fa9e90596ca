import { Button } from "@/components/ui/button";
import type { Serialized } from "@/lib/client/serialized";
import type { Option } from "@/lib/domain/assessment/options";
import { timeOfDay } from "@/lib/domain/dates";
import type { LeadWork } from "@/lib/domain/lead/details";
import { SavedSelect } from "./saved-select";
import { type LeadField, useLeadChange } from "./use-lead-change";

interface LeadWorkFieldProps {
  id: string;
  field: LeadField;
  label: string;
  /** The options; the empty value means none. */
  options: readonly Option[];
  work: Serialized<LeadWork>;
  onChanged: (work?: Serialized<LeadWork>) => unknown;
}

/** Stage or owner of a lead. */
export function LeadWorkField({ id, field, label, options, work, onChanged }: LeadWorkFieldProps) {
  const { value, isSaving, savedAt, problem, conflict, ...change } = useLeadChange(
    id,
    field,
    work,
    onChanged,
  );
  const nameOf = (one: string | null) => options.find((option) => option.value === (one ?? ""))?.label ?? one;
  return (
    <SavedSelect
      label={label}
      value={value ?? ""}
      options={options}
      hint={field === "leadOwnerId" ? "o" : "s"}
      isSaving={isSaving}
      savedAt={savedAt === null ? undefined : `Saved at ${timeOfDay(savedAt)}`}
      problem={problem}
      conflict={
        conflict && (
          <div className="rounded-sm border border-warning bg-card p-3">
            <p>
              {"Another admin changed this to "}
              <strong className="break-words font-medium">{nameOf(conflict.theirs)}</strong>
              {" in the meantime. You chose "}
              <strong className="break-words font-medium">{nameOf(conflict.mine)}</strong>.
            </p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button variant="outline" size="sm" onClick={change.discardOwn}>
                {`Keep ${nameOf(conflict.theirs)}`}
              </Button>
              <Button variant="outline" size="sm" onClick={() => void change.takeMine()}>
                {`Change to ${nameOf(conflict.mine)}`}
              </Button>
            </div>
          </div>
        )
      }
      onChoose={(chosen) => void change.choose(chosen || null)}
    />
  );
}
