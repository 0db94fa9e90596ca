"use client";

import { Button } from "@/components/ui/button";
import type { ButtonVariants } from "@/components/ui/button-variants";
import { useDialog } from "@/lib/client/hooks/use-dialog";
import { TAKE_TO_WORK } from "@/lib/domain/report/messages";

interface TakeToWorkProps {
  assessmentId: string;
  size?: ButtonVariants["size"];
  /** Among links it looks like one of them. */
  linkClass?: string;
}

/** The button that opens the list of files; the list is loaded when it is first asked for. */
export function TakeToWork({ assessmentId, size, linkClass }: TakeToWorkProps) {
  const { Dialog, open, close } = useDialog(
    async () => (await import("./take-to-work-dialog")).TakeToWorkDialog,
  );
  return (
    <>
      {linkClass === undefined ? (
        <Button variant="outline" size={size} onClick={open}>
          {TAKE_TO_WORK}
        </Button>
      ) : (
        <button type="button" className={linkClass} onClick={open}>
          {TAKE_TO_WORK}
        </button>
      )}
      {Dialog !== null && <Dialog assessmentId={assessmentId} onClose={close} />}
    </>
  );
}
