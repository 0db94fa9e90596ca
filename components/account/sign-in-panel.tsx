"use client";

import { useState } from "react";
import { ForgotPassword } from "./forgot-password";
import { Panel, PanelLink } from "./panel";
import { SignInForm } from "./sign-in-form";
import { SignedInNote } from "./signed-in-note";
import { TemporaryPasswordPanel, type TemporarySignIn } from "./temporary-password-panel";

export function SignInPanel({ callbackUrl }: { callbackUrl: string | null }) {
  const [temporary, setTemporary] = useState<TemporarySignIn | null>(null);

  if (temporary !== null) return <TemporaryPasswordPanel signIn={temporary} callbackUrl={callbackUrl} />;
  return (
    <Panel
      title="Sign in"
      lead="Sign in to your reports or the admin dashboard."
      note={<SignedInNote callbackUrl={callbackUrl} />}
      foot={
        <>
          <PanelLink href="/">Back to Home</PanelLink>
          <PanelLink href="/auth">No account yet? Register</PanelLink>
        </>
      }
    >
      <SignInForm callbackUrl={callbackUrl} onTemporary={setTemporary} />
      <ForgotPassword />
    </Panel>
  );
}
