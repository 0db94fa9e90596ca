"use client";

import { Button } from "@/components/ui/button";
import { useDialog } from "@/lib/client/hooks/use-dialog";
import type { Caller } from "@/lib/domain/call/call";

interface CallMeBackProps {
  assessmentId: string;
  caller: Caller;
  label?: string;
}

/** The button that opens the call dialog; the dialog is loaded when it is first asked for. */
export function CallMeBack({ assessmentId, caller, label = "Call Me Back" }: CallMeBackProps) {
  const { Dialog, open, close } = useDialog(async () => (await import("./call-dialog")).CallDialog);

  return (
    <>
      <Button variant="outline" onClick={open}>
        {label}
      </Button>
      {Dialog !== null && <Dialog assessmentId={assessmentId} caller={caller} onClose={close} />}
    </>
  );
}
