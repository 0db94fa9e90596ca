import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import { detailOf } from "@/lib/client/api";
import { useAdmin } from "@/lib/client/hooks/use-admin";
import {
  SETUP_BACKGROUND,
  SETUP_COMPLETE,
  SETUP_FAILED,
  type SetupProgress,
  setupPrice,
  setupQuestion,
} from "@/lib/domain/setup/setup";
import { TableLoadingState, TableProblem } from "../shell/table-states";

interface SetupDialogProps {
  isPending: boolean;
  onStart: () => void;
  onClose: () => void;
}

/** How many assessments Setup Production would write for, and what that costs, before it begins. */
export function SetupDialog({ isPending, onStart, onClose }: SetupDialogProps) {
  // Known already from the page, and asked once more: the figures change in place.
  const { data, error, mutate } = useAdmin<SetupProgress>("/api/admin/setup-followup-questions", {
    revalidateOnMount: true,
  });
  return (
    <Dialog isOpen onClose={onClose} title="Setup Production">
      {data === undefined && error !== undefined ? (
        <TableProblem message={detailOf(error, SETUP_FAILED)} onRetry={() => mutate()} />
      ) : data === undefined ? (
        <TableLoadingState label="Counting..." />
      ) : data.missing === 0 ? (
        <p>{SETUP_COMPLETE}</p>
      ) : (
        <div className="grid gap-2 text-sm">
          <p className="text-base">{setupQuestion(data.missing)}</p>
          <p>{setupPrice(data.estimatedCostUsd)}</p>
          <p className="text-muted-foreground">{SETUP_BACKGROUND}</p>
        </div>
      )}
      <DialogActions className="mt-5">
        <Button variant="outline" onClick={onClose}>
          {data?.missing === 0 ? "Close" : "Cancel"}
        </Button>
        {data !== undefined && data.missing > 0 && (
          <Button disabled={isPending} onClick={onStart}>
            {isPending ? "Starting..." : "Write Questions"}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
