import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { Serialized } from "@/lib/client/serialized";
import { isoDay, shortDate, timeOfDay } from "@/lib/domain/dates";
import type { LeadWork } from "@/lib/domain/lead/details";
import { isOpenStage } from "@/lib/domain/lead/stage";
import { startOfDay } from "@/lib/domain/local-time";
import { Menu, MenuItem } from "../shell/menu";
import { useLeadChange } from "./use-lead-change";

interface NextActionProps {
  id: string;
  work: Serialized<LeadWork>;
  onChanged: (work?: Serialized<LeadWork>) => unknown;
}

const DAYS = [
  { label: "Tomorrow", days: 1 },
  { label: "In 3 days", days: 3 },
  { label: "In a week", days: 7 },
  { label: "In two weeks", days: 14 },
  { label: "In a month", days: 30 },
] as const;

/** The day of the next action: one of a few, or any day. Its owner is reminded that morning. */
export function NextAction({ id, work, onChanged }: NextActionProps) {
  const { value, isSaving, savedAt, problem, conflict, ...change } = useLeadChange(
    id,
    "nextActionOn",
    work,
    onChanged,
  );
  const fieldId = useId();
  const today = isoDay(new Date());
  return (
    <div className="no-print mt-3 grid gap-1">
      <div className="flex items-baseline justify-between gap-2 text-muted-foreground text-xs">
        <label htmlFor={fieldId}>Next action</label>
        <span role="status">{isSaving ? "Saving..." : savedAt && `Saved at ${timeOfDay(savedAt)}`}</span>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Input
          id={fieldId}
          type="date"
          className="w-44! max-sm:w-40! sm:text-sm!"
          value={value ?? ""}
          onChange={(event) => void change.choose(event.target.value || null)}
        />
        <Menu label="Set a Date" hint="d" isBusy={isSaving}>
          {DAYS.map(({ label, days }) => (
            <MenuItem key={label} onSelect={() => void change.choose(isoDay(startOfDay(today, days)))}>
              {label}
            </MenuItem>
          ))}
          <MenuItem onSelect={() => void change.choose(null)}>No date</MenuItem>
        </Menu>
        {value !== null && value < today && isOpenStage(work.leadStatus) && (
          <span className="font-medium text-warning">Overdue</span>
        )}
      </div>
      {problem !== "" && (
        <p role="alert" className="font-medium text-destructive">
          {problem}
        </p>
      )}
      {conflict && (
        <div role="alert" className="rounded-sm border border-warning bg-card p-3">
          <p>{`Another admin changed this to ${inWords(conflict.theirs)} in the meantime. You chose ${inWords(conflict.mine)}.`}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button variant="outline" size="sm" onClick={change.discardOwn}>
              {`Keep ${inWords(conflict.theirs)}`}
            </Button>
            <Button variant="outline" size="sm" onClick={() => void change.takeMine()}>
              {`Change to ${inWords(conflict.mine)}`}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

const inWords = (day: string | null): string => (day === null ? "no date" : shortDate(startOfDay(day)));
