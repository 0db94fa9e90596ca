import { useState } from "react";
import { Button } from "@/components/ui/button";
import { TEAM_DELETE_HINT } from "@/lib/domain/team/messages";

interface TeamDeleteProps {
  isPending: boolean;
  onDelete: () => void;
}

/** Asks once more before everything is deleted. */
export function TeamDelete({ isPending, onDelete }: TeamDeleteProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Button variant="outline" disabled={isPending} onClick={() => setAsking(true)}>
        Delete
      </Button>
    );
  return (
    <div className="grid basis-full gap-3 border-destructive border-l-4 bg-muted px-4 py-3">
      <p className="text-sm">{TEAM_DELETE_HINT}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="destructive" size="sm" autoFocus disabled={isPending} onClick={onDelete}>
          Delete for Good
        </Button>
        <Button variant="ghost" size="sm" disabled={isPending} onClick={() => setAsking(false)}>
          Keep It
        </Button>
      </div>
    </div>
  );
}
