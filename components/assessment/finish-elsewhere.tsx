import { useEffect, useState } from "react";
import type { Draft } from "@/lib/client/draft";
import { keptHere, SAVED_DRAFT } from "@/lib/client/draft-kept";
import { useDialog } from "@/lib/client/hooks/use-dialog";

interface FinishElsewhereProps {
  step: number;
  draft: () => Draft;
}

/**
 * The way to another device. What it takes is loaded by the press, or where the answers are saved with the server
 * already; nothing is sent before the press on its dialog's button.
 */
export function FinishElsewhere(props: FinishElsewhereProps) {
  const [isOpen, setOpen] = useState(false);
  const { Dialog, open } = useDialog(async () => (await import("./saved-elsewhere")).SavedElsewhere);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has loaded
  useEffect(() => {
    if (keptHere(SAVED_DRAFT) !== null) open();
  }, []);
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 text-sm">
      {Dialog !== null && <Dialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />}
      <button
        type="button"
        onClick={() => {
          setOpen(true);
          open();
        }}
        className="min-h-11 font-medium text-primary underline underline-offset-4"
      >
        Finish on another device
      </button>
    </div>
  );
}
