"use client";

import { type ComponentType, useState } from "react";
import { Button } from "@/components/ui/button";
import type { CallDialogProps } from "./call-dialog";

interface CallMeBackProps {
  assessmentId: string;
  label?: string;
}

/** The button that opens the call dialog; the dialog is loaded when it is first asked for. */
export function CallMeBack({ assessmentId, label = "Call Me Back" }: CallMeBackProps) {
  const [Dialog, setDialog] = useState<ComponentType<CallDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);

  const open = async () => {
    const { CallDialog } = await import("./call-dialog");
    setDialog(() => CallDialog);
    setOpen(true);
  };

  return (
    <>
      <Button variant="outline" onClick={open}>
        {label}
      </Button>
      {Dialog !== null && isOpen && <Dialog assessmentId={assessmentId} onClose={() => setOpen(false)} />}
    </>
  );
}
