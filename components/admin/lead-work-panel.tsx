import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Select, Textarea } from "@/components/ui/input";
import { adminApi, isSessionOver } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import { useOwners } from "@/lib/client/hooks/use-lead";
import { toast } from "@/lib/client/toast";
import type { Wire } from "@/lib/client/wire";
import { type LeadChange, type LeadWork, NOTE_REQUIRED } from "@/lib/domain/admin/lead-details";
import { LEAD_STATUSES, LeadStatus } from "@/lib/domain/admin/lead-status";
import { LEAD_NOT_SAVED } from "@/lib/domain/admin/messages";
import { shortMoment } from "@/lib/domain/dates";

interface LeadWorkPanelProps {
  id: string;
  work: Wire<LeadWork>;
  onChanged: () => void;
}

/** How far the lead is, who works it, and what was said. Saved as it is chosen. */
export function LeadWorkPanel({ id, work, onChanged }: LeadWorkPanelProps) {
  const owners = useOwners();
  const [isSaving, setSaving] = useState(false);
  const fieldId = useId();

  const save = async (path: string, method: "PATCH" | "POST", body: LeadChange | { text: string }) => {
    setSaving(true);
    try {
      await adminApi(path, { method, body });
      onChanged();
      return true;
    } catch (error) {
      if (!isSessionOver(error)) toast({ title: detailOf(error, LEAD_NOT_SAVED), tone: "problem" });
      return false;
    } finally {
      setSaving(false);
    }
  };
  const change = (body: LeadChange) => save(`/api/admin/leads/${id}`, "PATCH", body);
  const hasOwner = owners.some((owner) => owner.id === work.leadOwnerId);

  return (
    <div className="rounded-sm bg-muted p-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <div className="grid gap-1">
          <label htmlFor={`${fieldId}-stage`} className="text-muted-foreground text-xs">
            Lead stage
          </label>
          <Select
            id={`${fieldId}-stage`}
            className="sm:text-sm!"
            value={work.leadStatus}
            disabled={isSaving}
            onChange={(event) => void change({ status: LeadStatus.catch("new").parse(event.target.value) })}
          >
            {LEAD_STATUSES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
        <div className="grid gap-1">
          <label htmlFor={`${fieldId}-owner`} className="text-muted-foreground text-xs">
            Owner
          </label>
          <Select
            id={`${fieldId}-owner`}
            className="sm:text-sm!"
            value={work.leadOwnerId ?? ""}
            disabled={isSaving}
            onChange={(event) => void change({ ownerId: event.target.value || null })}
          >
            <option value="">Unassigned</option>
            {!hasOwner && work.leadOwnerId !== null && (
              <option value={work.leadOwnerId}>No longer an admin</option>
            )}
            {owners.map((owner) => (
              <option key={owner.id} value={owner.id}>
                {owner.email}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <Notes
        notes={work.notes}
        isSaving={isSaving}
        onAdd={(text) => save(`/api/admin/leads/${id}/notes`, "POST", { text })}
      />
    </div>
  );
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
