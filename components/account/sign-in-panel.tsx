"use client";

import { ForgotPassword } from "./forgot-password";
import { Panel, PanelLink } from "./panel";
import { SignInForm } from "./sign-in-form";
import { SignedInNote } from "./signed-in-note";
import { useTemporaryPassword } from "./use-temporary-password";

export function SignInPanel({ callbackUrl }: { callbackUrl: string | null }) {
  const temporary = useTemporaryPassword(callbackUrl);

  if (temporary.panel !== null) return temporary.panel;
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
      <SignInForm callbackUrl={callbackUrl} onTemporary={temporary.ask} />
      <ForgotPassword />
    </Panel>
  );
}
