import { useState } from "react";
import { useDialog } from "@/lib/client/hooks/use-dialog";
import type { TemporarySignIn } from "./temporary-password-panel";

/** Asks for a new password in place of the form. Lazy loading: for the few who were sent a temporary one. */
export function useTemporaryPassword(callbackUrl: string | null) {
  const [signIn, setSignIn] = useState<TemporarySignIn | null>(null);
  const { Dialog: Panel, open } = useDialog(
    async () => (await import("./temporary-password-panel")).TemporaryPasswordPanel,
  );
  const ask = (temporary: TemporarySignIn) => {
    setSignIn(temporary);
    open();
  };
  const panel =
    signIn === null || Panel === null ? null : <Panel signIn={signIn} callbackUrl={callbackUrl} />;
  return { panel, ask };
}
