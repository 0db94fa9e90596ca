"use client";

import { useDialog } from "@/lib/client/hooks/use-dialog";

/** The way back in. What it opens is loaded when it is asked for. */
export function ForgotPassword() {
  const { Dialog, open, close } = useDialog(async () => (await import("./reset-dialog")).ResetDialog);

  return (
    <>
      <button
        type="button"
        onClick={open}
        className="mt-3 -mb-2 min-h-11 font-medium text-primary text-sm underline underline-offset-4"
      >
        Forgot your password?
      </button>
      {Dialog !== null && <Dialog onClose={close} />}
    </>
  );
}
