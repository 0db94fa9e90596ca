"use client";

import { Button } from "@/components/ui/button";
import type { ButtonVariants } from "@/components/ui/button-variants";
import { useDialog } from "@/lib/client/hooks/use-dialog";
import { SHARE_BUTTON } from "@/lib/domain/report/messages";

interface ShareReportProps {
  assessmentId: string;
  size?: ButtonVariants["size"];
  /** Among links it looks like one of them. */
  linkClass?: string;
}

/** The button that opens the dialog; the dialog is loaded when it is first asked for. */
export function ShareReport({ assessmentId, size, linkClass }: ShareReportProps) {
  const { Dialog, open, close } = useDialog(async () => (await import("./share-dialog")).ShareDialog);
  return (
    <>
      {linkClass === undefined ? (
        <Button variant="outline" size={size} onClick={open}>
          {SHARE_BUTTON}
        </Button>
      ) : (
        <button type="button" className={linkClass} onClick={open}>
          {SHARE_BUTTON}
        </button>
      )}
      {Dialog !== null && <Dialog assessmentId={assessmentId} onClose={close} />}
    </>
  );
}
