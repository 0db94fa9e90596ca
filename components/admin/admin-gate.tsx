"use client";

import { type ReactNode, useEffect } from "react";
import { useVerify } from "@/lib/client/hooks/use-verify";
import { leave } from "@/lib/client/leave";
import { VERIFYING } from "@/lib/domain/account/messages";

/**
 * Shows the desk to a verified admin alone, and leads everybody else to sign in. The server guards what the desk
 * shows; this keeps a page in step with the token in the browser, in every tab.
 */
export function AdminGate({ children }: { children: ReactNode }) {
  const verification = useVerify("admin");
  const { state } = verification;
  const mustSetPassword = state === "signed-in" && verification.user.mustSetPassword;

  useEffect(() => {
    if (state === "signed-out") leave.instead(signInAddress());
    if (mustSetPassword) leave.instead("/set-password");
  }, [state, mustSetPassword]);

  if (state === "signed-in" && !mustSetPassword) return children;
  return (
    <p role="status" className="grid min-h-dvh place-items-center px-4 text-center text-muted-foreground">
      {VERIFYING}
    </p>
  );
}

/** The start of the desk needs no return address: signing in leads there. */
function signInAddress(): string {
  const { pathname, search } = window.location;
  const place = `${pathname}${search}`;
  return place === "/admin" ? "/login" : `/login?${new URLSearchParams({ callbackUrl: place })}`;
}
