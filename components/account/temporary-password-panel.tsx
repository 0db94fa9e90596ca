"use client";

import { leaveSignedIn } from "@/lib/client/sign-in";
import { toastAcross } from "@/lib/client/toast";
import type { TokenKind } from "@/lib/client/tokens";
import { PASSWORD_CHANGED } from "@/lib/domain/account/own-account-messages";
import { ChangePasswordForm } from "./change-password-form";
import { Panel } from "./panel";

export interface TemporarySignIn {
  kind: TokenKind;
  /** The temporary password that was just typed, so that it need not be typed again. */
  password: string;
}

interface TemporaryPasswordPanelProps {
  signIn: TemporarySignIn;
  callbackUrl: string | null;
}

/** A temporary password is good for one thing: setting one's own. */
export function TemporaryPasswordPanel({
  signIn: { kind, password },
  callbackUrl,
}: TemporaryPasswordPanelProps) {
  const continueOn = () => {
    toastAcross({ title: PASSWORD_CHANGED });
    leaveSignedIn(kind, callbackUrl);
  };
  return (
    <Panel
      title="Set your own password"
      lead="The one in the email was temporary. Choose your own before you go on."
    >
      <ChangePasswordForm kind={kind} oldPassword={password} onChanged={continueOn} />
    </Panel>
  );
}
