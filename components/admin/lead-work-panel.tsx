import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/input";
import { adminApi, isSessionOver } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import { useOwners } from "@/lib/client/hooks/use-lead";
import { toast } from "@/lib/client/toast";
import type { Wire } from "@/lib/client/wire";
import { type LeadOwners, type LeadWork, NOTE_REQUIRED } from "@/lib/domain/admin/lead-details";
import { LEAD_STATUSES } from "@/lib/domain/admin/lead-status";
import { LEAD_NOT_SAVED } from "@/lib/domain/admin/messages";
import type { Option } from "@/lib/domain/assessment/options";
import { shortMoment } from "@/lib/domain/dates";
import { LeadWorkField } from "./lead-work-field";

interface LeadWorkPanelProps {
  id: string;
  work: Wire<LeadWork>;
  /** Asks for it again; ends when the new one is there. */
  onChanged: () => unknown;
}

/** How far the lead is, who works it, and what was said. Saved as it is chosen. */
export function LeadWorkPanel({ id, work, onChanged }: LeadWorkPanelProps) {
  const owners = useOwners();
  const [isSaving, setSaving] = useState(false);

  const addNote = async (text: string) => {
    setSaving(true);
    try {
      await adminApi(`/api/admin/leads/${id}/notes`, { method: "POST", body: { text } });
      await onChanged();
      return true;
    } catch (error) {
      if (!isSessionOver(error)) toast({ title: detailOf(error, LEAD_NOT_SAVED), tone: "problem" });
      return false;
    } finally {
      setSaving(false);
    }
  };

  return (
    <div className="rounded-sm bg-muted p-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <LeadWorkField
          id={id}
          field="leadStatus"
          label="Lead stage"
          options={LEAD_STATUSES}
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
      <Notes notes={work.notes} isSaving={isSaving} onAdd={addNote} />
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

interface NotesProps {
  notes: Wire<LeadWork>["notes"];
  isSaving: boolean;
  onAdd: (text: string) => Promise<boolean>;
}

function Notes({ notes, isSaving, onAdd }: NotesProps) {
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const id = useId();

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return setError(NOTE_REQUIRED);
    if (await onAdd(text)) setText("");
  };

  return (
    <>
      <form method="post" onSubmit={add} className="mt-3 grid gap-2" noValidate>
        <label htmlFor={id} className="text-muted-foreground text-xs">
          Note
        </label>
        <Textarea
          id={id}
          rows={2}
          maxLength={2000}
          className="sm:text-sm!"
          aria-invalid={error !== "" || undefined}
          aria-describedby={error === "" ? undefined : `${id}-error`}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setError("");
          }}
        />
        {error !== "" && (
          <p id={`${id}-error`} className="font-medium text-destructive">
            {error}
          </p>
        )}
        <div>
          <Button type="submit" size="sm" disabled={isSaving}>
            Add note
          </Button>
        </div>
      </form>
      <ul aria-label="Notes" className="mt-3 grid gap-2">
        {notes.map((note) => (
          <li key={note.id} className="border-border border-t pt-2">
            <p className="whitespace-pre-line break-words">{note.text}</p>
            <p className="text-muted-foreground text-xs">
              {`${shortMoment(note.createdAt)} · ${note.author ?? "deleted account"}`}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
