"use client";

import { type ComponentType, useState } from "react";
import type { ResetDialogProps } from "./reset-dialog";

/** The way back in. What it opens is loaded when it is asked for. */
export function ForgotPassword() {
  const [Dialog, setDialog] = useState<ComponentType<ResetDialogProps> | null>(null);

  const open = async () => {
    const { ResetDialog } = await import("./reset-dialog");
    setDialog(() => ResetDialog);
  };

  return (
    <>
      <button
        type="button"
        onClick={open}
        className="mt-3 -mb-2 min-h-11 font-medium text-primary text-sm underline underline-offset-4"
      >
        Forgot your password?
      </button>
      {Dialog !== null && <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}
