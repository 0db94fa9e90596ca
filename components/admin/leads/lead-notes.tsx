import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/input";
import { adminApi, isSessionOver } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import { useSignedInAdmin } from "@/lib/client/hooks/use-signed-in-admin";
import { readNoteDraft, storeNoteDraft } from "@/lib/client/note-draft";
import type { Serialized } from "@/lib/client/serialized";
import { NOTE_NOT_SAVED } from "@/lib/domain/admin/messages";
import { shortMoment } from "@/lib/domain/dates";
import { type LeadWork, NOTE_REQUIRED } from "@/lib/domain/lead/details";

interface LeadNotesProps {
  id: string;
  notes: Serialized<LeadWork>["notes"];
  /** Asks for them again; ends when the new ones are there. */
  onChanged: () => unknown;
}

/** What was said about a lead. What is typed and not saved is still there when one comes back. */
export function LeadNotes({ id, notes, onChanged }: LeadNotesProps) {
  const adminId = useSignedInAdmin();
  const [text, setText] = useState(() => readNoteDraft(adminId, id));
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState("");
  const fieldId = useId();

  const type = (typed: string) => {
    setText(typed);
    setError("");
    storeNoteDraft(adminId, id, typed);
  };

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (text.trim() === "") return setError(NOTE_REQUIRED);
    setSaving(true);
    try {
      await adminApi(`/api/admin/leads/${id}/notes`, { method: "POST", body: { text } });
      type("");
      await onChanged();
    } catch (failure) {
      if (!isSessionOver(failure)) setError(detailOf(failure, NOTE_NOT_SAVED));
    } finally {
      setSaving(false);
    }
  };

  return (
    <>
      <form method="post" onSubmit={add} className="mt-3 grid gap-2" noValidate>
        <label htmlFor={fieldId} className="text-muted-foreground text-xs">
          Note
        </label>
        <Textarea
          id={fieldId}
          rows={2}
          maxLength={2000}
          className="sm:text-sm!"
          aria-invalid={error !== "" || undefined}
          aria-describedby={error === "" ? undefined : `${fieldId}-error`}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        {error !== "" && (
          <p id={`${fieldId}-error`} role="alert" className="font-medium text-destructive">
            {error}
          </p>
        )}
        <div>
          <Button type="submit" size="sm" aria-disabled={isSaving || undefined}>
            {isSaving ? "Saving..." : "Add note"}
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
