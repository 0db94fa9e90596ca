import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/input";
import type { Serialized } from "@/lib/client/serialized";
import type { Option } from "@/lib/domain/assessment/options";
import { timeOfDay } from "@/lib/domain/dates";
import type { LeadWork } from "@/lib/domain/lead/details";
import { type LeadField, useLeadChange } from "./use-lead-change";

interface LeadWorkFieldProps {
  id: string;
  field: LeadField;
  label: string;
  /** The options; the empty value means none. */
  options: readonly Option[];
  work: Serialized<LeadWork>;
  onChanged: () => unknown;
}

/** Stage or owner of a lead. Saved as it is chosen; what came of that is said right here. */
export function LeadWorkField({ id, field, label, options, work, onChanged }: LeadWorkFieldProps) {
  const fieldId = useId();
  const { value, isSaving, savedAt, problem, conflict, ...change } = useLeadChange(
    id,
    field,
    work,
    onChanged,
  );
  const nameOf = (one: string | null) => options.find((option) => option.value === (one ?? ""))?.label ?? one;
  return (
    <div className="grid content-start gap-1">
      <div className="flex items-baseline justify-between gap-2 text-muted-foreground text-xs">
        <label htmlFor={fieldId}>{label}</label>
        <span role="status">
          {isSaving ? "Saving..." : savedAt === null ? "" : `Saved at ${timeOfDay(savedAt)}`}
        </span>
      </div>
      <Select
        id={fieldId}
        className="sm:text-sm!"
        value={value ?? ""}
        aria-busy={isSaving || undefined}
        aria-invalid={problem !== "" || conflict !== null || undefined}
        aria-describedby={problem === "" && conflict === null ? undefined : `${fieldId}-said`}
        onChange={(event) => void change.choose(event.target.value || null)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      {problem !== "" && (
        <p id={`${fieldId}-said`} role="alert" className="font-medium text-destructive">
          {problem}
        </p>
      )}
      {conflict !== null && (
        <div id={`${fieldId}-said`} role="alert" className="rounded-sm border border-warning bg-card p-3">
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
      )}
    </div>
  );
}
