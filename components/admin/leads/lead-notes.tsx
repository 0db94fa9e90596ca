import { type SyntheticEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/input";
import { adminApi } from "@/lib/client/admin-session";
import { useSignedInAdmin } from "@/lib/client/hooks/use-signed-in-admin";
import { readNoteDraft, storeNoteDraft } from "@/lib/client/note-draft";
import type { Serialized } from "@/lib/client/serialized";
import { NOTE_NOT_SAVED } from "@/lib/domain/admin/messages";
import { shortMoment } from "@/lib/domain/dates";
import { type LeadWork, NewNote } from "@/lib/domain/lead/details";
import { originInWords } from "@/lib/domain/lead/origin";
import { useSave } from "../shell/use-save";

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
  const { problems, isSaving, check, send, clear } = useSave(onChanged);
  const error = problems.text ?? problems.all ?? "";
  const fieldId = useId();

  const type = (typed: string) => {
    setText(typed);
    clear();
    storeNoteDraft(adminId, id, typed);
  };

  const add = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSaving || !check(NewNote.safeParse({ text }))) return;
    const save = async () => {
      await adminApi(`/api/admin/leads/${id}/notes`, { method: "POST", body: { text } });
      type("");
    };
    await send(save, null, NOTE_NOT_SAVED);
  };

  return (
    <>
      <form method="post" onSubmit={add} className="no-print mt-3 grid gap-2" noValidate>
        <label htmlFor={fieldId} className="text-muted-foreground text-xs">
          Note
        </label>
        <Textarea
          id={fieldId}
          data-key="n"
          aria-keyshortcuts="n"
          rows={2}
          maxLength={2000}
          className="sm:text-sm!"
          aria-invalid={error !== "" || undefined}
          aria-describedby={error === "" ? undefined : `${fieldId}-error`}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void add(event);
          }}
        />
        {error !== "" && (
          <p id={`${fieldId}-error`} role="alert" className="font-medium text-destructive">
            {error}
          </p>
        )}
        <div>
          <Button type="submit" size="sm" aria-disabled={isSaving || undefined}>
            {isSaving ? "Saving..." : "Add Note"}
          </Button>
        </div>
      </form>
      <ul aria-label="Notes" className="mt-3 grid gap-2">
        {notes.map((note) => (
          <li key={note.id} className="border-border border-t pt-2">
            <p className="whitespace-pre-line break-words">{note.text}</p>
            <p className="text-muted-foreground text-xs">
              {`${shortMoment(note.createdAt)} · ${note.author ?? "deleted account"}`}
              {note.from !== null && ` · from ${originInWords(note.from)}`}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
