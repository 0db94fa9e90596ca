"use client";

import { type ComponentType, useState } from "react";
import { Panel, PanelLink } from "./panel";
import type { ResetDialogProps } from "./reset-dialog";
import { SignInForm } from "./sign-in-form";
import { SignedInNote } from "./signed-in-note";
import { TemporaryPasswordPanel, type TemporarySignIn } from "./temporary-password-panel";

export function SignInPanel({ callbackUrl }: { callbackUrl: string | null }) {
  const [temporary, setTemporary] = useState<TemporarySignIn | null>(null);
  const [ResetDialog, setResetDialog] = useState<ComponentType<ResetDialogProps> | null>(null);

  const openReset = async () => {
    const { ResetDialog: loaded } = await import("./reset-dialog");
    setResetDialog(() => loaded);
  };

  if (temporary !== null) return <TemporaryPasswordPanel signIn={temporary} callbackUrl={callbackUrl} />;
  return (
    <>
      <Panel
        title="Sign in"
        lead="To your saved reports, or to the admin desk."
        foot={
          <>
            <PanelLink href="/">Back to Home</PanelLink>
            <PanelLink href="/auth">No account yet? Register</PanelLink>
          </>
        }
      >
        <SignedInNote callbackUrl={callbackUrl} />
        <SignInForm callbackUrl={callbackUrl} onTemporary={setTemporary} />
        <button
          type="button"
          onClick={openReset}
          className="mt-3 min-h-11 font-medium text-primary text-sm underline underline-offset-4"
        >
          Forgot your password?
        </button>
      </Panel>
      {ResetDialog !== null && <ResetDialog onClose={() => setResetDialog(null)} />}
    </>
  );
}
