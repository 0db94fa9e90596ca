import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DialogActions } from "@/components/ui/dialog-actions";

interface EntryFootProps {
  /** What the button of a new entry says; null where one is changed. */
  create: string | null;
  isSaving: boolean;
  problem: string | undefined;
  onClose: () => void;
  /** At the left of the buttons. */
  children?: ReactNode;
}

/** The end of a dialog that makes or changes an entry of a list: what is wrong with none of its fields, and its buttons. */
export const EntryFoot = ({ create, isSaving, problem, onClose, children }: EntryFootProps) => (
  <DialogActions>
    {problem && (
      <div className="w-full">
        <Alert tone="problem">{problem}</Alert>
      </div>
    )}
    {children}
    <Button variant="outline" onClick={onClose}>
      Cancel
    </Button>
    <Button type="submit" disabled={isSaving}>
      {isSaving ? "Saving..." : (create ?? "Save Changes")}
    </Button>
  </DialogActions>
);
