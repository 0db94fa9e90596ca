"use client";

import { useEffect, useState } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { Panel, PanelLink } from "./panel";
import { ResetConfirmForm } from "./reset-confirm-form";
import { ResetRequestForm } from "./reset-request-form";

type Mode = "request" | "confirm" | "success";

/** Asking for the link; setting the password with it; done. The token leaves the address as soon as it is read. */
export function ResetPasswordPanel({ token }: { token: string | null }) {
  const [mode, setMode] = useState<Mode>(token === null ? "request" : "confirm");

  useEffect(() => {
    if (token !== null) window.history.replaceState(null, "", "/reset-password");
  }, [token]);

  if (mode === "success") {
    return (
      <Panel
        title="Password reset"
        lead="Your new password is set, and every device that was signed in has been signed out."
      >
        <LinkButton href="/admin/login" className="w-full">
          Go to Login
        </LinkButton>
      </Panel>
    );
  }
  const back = <PanelLink href="/login">Back to Login</PanelLink>;
  if (mode === "confirm" && token !== null) {
    return (
      <Panel
        title="Set a new password"
        lead="The link works once. Nothing changes until you save."
        foot={back}
      >
        <ResetConfirmForm
          token={token}
          onDone={() => setMode("success")}
          onNewLink={() => setMode("request")}
        />
      </Panel>
    );
  }
  return (
    <Panel
      title="Reset your password"
      lead="Enter your email and we will send a link that works for one hour."
      foot={back}
    >
      <ResetRequestForm />
    </Panel>
  );
}
