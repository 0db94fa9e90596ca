"use client";

import { useEffect, useState } from "react";
import { useToken } from "@/lib/client/hooks/use-token";
import { useVerify } from "@/lib/client/hooks/use-verify";
import { navigate } from "@/lib/client/navigate";
import { toastAcross } from "@/lib/client/toast";
import * as say from "@/lib/domain/account/messages";
import { PASSWORD_CHANGED, PASSWORD_CHANGED_DETAIL } from "@/lib/domain/account/own-account-messages";
import { ChangePasswordForm } from "./change-password-form";
import { Panel, PanelLink } from "./panel";

/** Changes the signed-in user's password; a user with a temporary password cannot skip it. */
export function SetPasswordPanel() {
  const kind = typeof useToken("user") === "string" ? "user" : "admin";
  const verification = useVerify(kind);
  const { state } = verification;
  const user = useLasting(state === "signed-in" ? verification.user : null);
  const home = kind === "admin" ? "/admin" : "/my-reports";

  useEffect(() => {
    if (state === "signed-out") navigate.instead("/login");
  }, [state]);

  if (user === null) {
    return (
      <p role="status" className="min-h-[39rem] py-24 text-center text-muted-foreground">
        {say.VERIFYING}
      </p>
    );
  }
  const { email, mustSetPassword } = user;
  const continueOn = () => {
    toastAcross({ title: PASSWORD_CHANGED, description: PASSWORD_CHANGED_DETAIL });
    navigate.to(home);
  };
  return (
    <Panel
      title={mustSetPassword ? "Set your own password" : "Change password"}
      lead={
        mustSetPassword
          ? "Your password is a temporary one. Choose your own before you go on."
          : `For ${email}. Every other device will be signed out.`
      }
      foot={mustSetPassword ? undefined : <PanelLink href={home}>Back</PanelLink>}
    >
      <ChangePasswordForm kind={kind} onChanged={continueOn} />
    </Panel>
  );
}

/** What has been there once stays: the new token is verified while its form still says that it is saving. */
function useLasting<Value>(value: Value | null): Value | null {
  const [kept, setKept] = useState(value);
  if (kept === null && value !== null) setKept(value);
  return kept;
}
