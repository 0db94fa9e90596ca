"use client";

import { useEffect, useState } from "react";
import { useToken } from "@/lib/client/hooks/use-token";
import { useVerify } from "@/lib/client/hooks/use-verify";
import { navigate } from "@/lib/client/navigate";
import { toastAcross } from "@/lib/client/toast";
import type { TokenKind } from "@/lib/client/tokens";
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

  if (user === null) return <Verifying kind={kind} />;
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
          : leadFor(email)
      }
      foot={mustSetPassword ? undefined : <PanelLink href={home}>Back</PanelLink>}
    >
      <ChangePasswordForm kind={kind} onChanged={continueOn} />
    </Panel>
  );
}

const leadFor = (email: string): string => `For ${email}. Every other device will be signed out.`;

/** In the room that the form will take, or more for a long address, so that the foot stays where it is. */
const Verifying = ({ kind }: { kind: TokenKind }) => (
  <div className="grid min-h-[39rem] *:col-start-1 *:row-start-1">
    <p role="status" className="py-24 text-center text-muted-foreground">
      {say.VERIFYING}
    </p>
    <div aria-hidden="true" inert className="invisible">
      <Panel
        title="Change password"
        lead={leadFor("name@company.example")}
        foot={<PanelLink href="/">Back</PanelLink>}
      >
        <ChangePasswordForm kind={kind} onChanged={() => undefined} />
      </Panel>
    </div>
  </div>
);

/** What has been there once stays: the new token is verified while its form still says that it is saving. */
function useLasting<Value>(value: Value | null): Value | null {
  const [kept, setKept] = useState(value);
  if (kept === null && value !== null) setKept(value);
  return kept;
}
