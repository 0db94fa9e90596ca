import type { FormEvent } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import { adminApi } from "@/lib/client/admin-session";
import { NewView, VIEW_NAME_MAX, VIEW_NOT_SAVED } from "@/lib/domain/lead/views";
import { TextField } from "../shell/text-field";
import { useSave } from "../shell/use-save";

interface ViewDialogProps {
  /** The one that is renamed; null: a new one of the list as it is. */
  view: { id: string; name: string } | null;
  search: string;
  onClose: () => void;
  /** Asks for the views again; ends when they are there. */
  onSaved: () => Promise<void>;
}

/** Saves the list under a name, for all admins, or gives a saved one another name. */
export function ViewDialog({ view, search, onClose, onSaved }: ViewDialogProps) {
  const { problems, isSaving, check, send } = useSave(onSaved);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name") ?? "");
    if (isSaving || !check(NewView.safeParse({ name, query: search }))) return;
    const work = () =>
      view === null
        ? adminApi("/api/admin/views", { method: "POST", body: { name, query: search } })
        : adminApi(`/api/admin/views/${view.id}`, { method: "PATCH", body: { name } });
    await send(work, view === null ? "View saved" : "View renamed", VIEW_NOT_SAVED);
  };
  return (
    <Dialog isOpen onClose={onClose} title={view === null ? "Save This View" : "Rename This View"}>
      <form method="post" onSubmit={save} noValidate className="grid gap-4">
        <TextField
          name="name"
          label="Name"
          hint={
            view === null
              ? "Search, filters and order are kept under it, for all admins. The URL of the list is the link to it."
              : "All admins see it by this name."
          }
          maxLength={VIEW_NAME_MAX}
          autoComplete="off"
          defaultValue={view?.name ?? ""}
          error={problems.name}
        />
        {problems.all && <Alert tone="problem">{problems.all}</Alert>}
        <DialogActions>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" aria-disabled={isSaving || undefined}>
            {isSaving ? "Saving..." : "Save"}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
