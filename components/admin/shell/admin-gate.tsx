"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { adminSignInUrl } from "@/lib/client/admin-session";
import { SignedInAdmin } from "@/lib/client/hooks/use-signed-in-admin";
import { useToken } from "@/lib/client/hooks/use-token";
import { useVerify } from "@/lib/client/hooks/use-verify";
import { navigate } from "@/lib/client/navigate";
import { tellSignedOut } from "@/lib/client/signed-out";
import { VERIFYING } from "@/lib/domain/account/messages";

/**
 * Shows the dashboard to a verified admin alone, and leads everyone else to sign in. The server guards what it shows;
 * this keeps a page in step with the token in the browser, in every tab.
 */
export function AdminGate({ children }: { children: ReactNode }) {
  const verification = useVerify("admin");
  const { state } = verification;
  const mustSetPassword = state === "signed-in" && verification.user.mustSetPassword;
  const hadToken = useRef(false);
  const token = useToken("admin");

  useEffect(() => {
    if (token) hadToken.current = true;
  }, [token]);

  useEffect(() => {
    if (state === "signed-out" && navigate.instead(adminSignInUrl()) && hadToken.current) tellSignedOut();
    if (mustSetPassword) navigate.instead("/set-password");
  }, [state, mustSetPassword]);

  if (state === "signed-in" && !mustSetPassword) {
    return <SignedInAdmin value={verification.user.id}>{children}</SignedInAdmin>;
  }
  return (
    <p role="status" className="grid min-h-dvh place-items-center px-4 text-center text-muted-foreground">
      {VERIFYING}
    </p>
  );
}
