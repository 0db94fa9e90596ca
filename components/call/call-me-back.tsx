"use client";

import { Button } from "@/components/ui/button";
import type { ButtonVariants } from "@/components/ui/button-variants";
import { useDialog } from "@/lib/client/hooks/use-dialog";
import type { Caller } from "@/lib/domain/call/call";

interface CallMeBackProps {
  assessmentId: string;
  caller: Caller;
  label?: string;
  size?: ButtonVariants["size"];
}

/** The button that opens the call dialog; the dialog is loaded when it is first asked for. */
export function CallMeBack({ assessmentId, caller, label = "Call Me Back", size }: CallMeBackProps) {
  const { Dialog, open, close } = useDialog(async () => (await import("./call-dialog")).CallDialog);

  return (
    <>
      <Button variant="outline" size={size} onClick={open}>
        {label}
      </Button>
      {Dialog !== null && <Dialog assessmentId={assessmentId} caller={caller} onClose={close} />}
    </>
  );
}
