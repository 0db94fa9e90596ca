import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import { FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { Lead } from "@/lib/client/hooks/use-leads";
import { useOwners } from "@/lib/client/hooks/use-leads";
import { NUMBER_MISTYPED } from "@/lib/domain/lead/bulk";
import { LEAD_STAGES } from "@/lib/domain/lead/stage";
import { Menu, MenuItem } from "../shell/menu";
import { LeadExportMenu } from "./export-menu";
import { useBulk } from "./use-bulk";

interface BulkBarProps {
  selected: readonly Lead[];
  /** A lead is open beside the list. */
  hasPanel: boolean;
  onClear: () => void;
  reload: () => void;
}

/** What can be done with the leads that are ticked. What was done, and what was not, is said here afterwards. */
export function BulkBar({ selected, hasPanel, onClear, reload }: BulkBarProps) {
  const [isDeleting, setDeleting] = useState(false);
  const owners = useOwners();
  const { isBusy, outcome, run } = useBulk(selected, reload);
  const count = selected.length;
  const ids = selected.map(({ id }) => id).join(",");
  return (
    // With nothing to say it takes no row of the list's grid, whose gap would push the list down as a box is ticked.
    <div role="status" className={outcome === null ? "absolute" : "empty:hidden"}>
      {outcome !== null && (
        <div className="py-2">
          <p className="font-medium">{outcome.said}</p>
          <ul className="list-disc pl-5">
            {outcome.notDone.map(({ id, name, reason }) => (
              <li key={id}>{`${name}: ${reason}`}</li>
            ))}
          </ul>
        </div>
      )}
      {count > 0 && (
        <section
          aria-label="Selected leads"
          // At the foot of the screen: above the list it would push the next box away from under the pointer.
          className={cn(
            "fixed inset-x-0 bottom-0 z-10 flex flex-wrap items-center gap-2 border-primary border-t bg-muted px-4 py-2",
            hasPanel && "min-[1180px]:right-[34rem]",
          )}
        >
          <p className="mr-2 font-medium">{`${count} selected`}</p>
          <Menu label="Set Stage" isBusy={isBusy}>
            {LEAD_STAGES.map(({ value, label }) => (
              <MenuItem key={value} onSelect={() => void run({ stage: value })}>
                {label}
              </MenuItem>
            ))}
          </Menu>
          <Menu label="Set Owner" isBusy={isBusy}>
            <MenuItem onSelect={() => void run({ ownerId: null })}>Unassigned</MenuItem>
            {owners.map(({ id, email }) => (
              <MenuItem key={id} onSelect={() => void run({ ownerId: id })}>
                {email}
              </MenuItem>
            ))}
          </Menu>
          <LeadExportMenu filter={`ids=${ids}`} label="Export Selected" />
          <Button variant="destructive" size="sm" disabled={isBusy} onClick={() => setDeleting(true)}>
            Delete Selected
          </Button>
          <Button variant="ghost" size="sm" className="ml-auto" onClick={onClear}>
            Clear Selection
          </Button>
        </section>
      )}
      {isDeleting && (
        <DeleteDialog
          count={count}
          onClose={() => setDeleting(false)}
          onConfirmed={() => {
            setDeleting(false);
            void run({ delete: true, confirm: count });
          }}
        />
      )}
    </div>
  );
}

interface DeleteDialogProps {
  count: number;
  onClose: () => void;
  onConfirmed: () => void;
}

/** Final, so that the number is typed by hand. */
function DeleteDialog({ count, onClose, onConfirmed }: DeleteDialogProps) {
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const id = useId();
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === String(count)) onConfirmed();
    else setWrong(true);
  };
  return (
    <Dialog isOpen onClose={onClose} title={count === 1 ? "Delete 1 lead?" : `Delete ${count} leads?`}>
      <form method="post" onSubmit={confirm} noValidate className="grid gap-3">
        <p>
          This permanently deletes the assessment data, generated reports, AI roadmaps and all related
          information. This cannot be undone.
        </p>
        <label htmlFor={id}>{`Type ${count} to delete ${count === 1 ? "it" : "them"}`}</label>
        <Input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
        />
        <div role="alert">
          <FieldError id={`${id}-error`} error={isWrong ? NUMBER_MISTYPED : undefined} />
        </div>
        <DialogActions>
          <Button type="button" variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="destructive">
            Delete
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
