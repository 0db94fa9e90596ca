"use client";

import { Button } from "@/components/ui/button";
import { useDialog } from "@/lib/client/hooks/use-dialog";
import { SHARE_BUTTON } from "@/lib/domain/share/messages";

/** The button that opens the dialog; the dialog is loaded when it is first asked for. */
export function ShareReport({ assessmentId }: { assessmentId: string }) {
  const { Dialog, open, close } = useDialog(async () => (await import("./share-dialog")).ShareDialog);
  return (
    <>
      <Button variant="outline" onClick={open}>
        {SHARE_BUTTON}
      </Button>
      {Dialog !== null && <Dialog assessmentId={assessmentId} onClose={close} />}
    </>
  );
}
