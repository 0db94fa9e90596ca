"use client";

import * as Tabs from "radix-ui/tabs";
import { useEffect } from "react";
import { Tab } from "@/components/ui/tabs";
import { navigate } from "@/lib/client/navigate";
import { readToken } from "@/lib/client/tokens";
import { ForgotPassword } from "./forgot-password";
import { LoginForm } from "./login-form";
import { Panel, PanelLink } from "./panel";
import { RegisterForm } from "./register-form";
import { SignedInNote } from "./signed-in-note";
import { useTemporaryPassword } from "./use-temporary-password";

interface AccountPanelProps {
  /** Whether the address offers it: unknown while only the server has rendered. Its place is kept until then. */
  registering: "yes" | "no" | "unknown";
  callbackUrl: string | null;
}

export function AccountPanel({ registering, callbackUrl }: AccountPanelProps) {
  const temporary = useTemporaryPassword(callbackUrl);
  const canRegister = registering !== "no";
  // My Reports leads here: a person who is signed in already has nothing to do on this page.
  const isForReports = !canRegister && callbackUrl === null;
  useEffect(() => {
    if (isForReports && readToken("user") !== null) navigate.instead("/my-reports");
  }, [isForReports]);
  if (temporary.panel !== null) return temporary.panel;
  return (
    <Panel
      title="Your reports"
      lead="Sign in to find the reports you saved, on any device."
      note={<SignedInNote callbackUrl={callbackUrl} />}
      foot={
        <>
          <PanelLink href="/">Back to Home</PanelLink>
          <PanelLink href="/login">Admin sign-in</PanelLink>
        </>
      }
    >
      <Tabs.Root defaultValue="login">
        <Tabs.List
          aria-label="Your account"
          className={`-mx-5 -mt-5 mb-6 grid border-border border-b sm:-mx-7 sm:-mt-7 ${canRegister ? "grid-cols-2" : ""}`}
        >
          <Tab value="login">Login</Tab>
          {canRegister && (
            <Tab value="register" className={registering === "unknown" ? "invisible min-h-12" : undefined}>
              Register
            </Tab>
          )}
        </Tabs.List>
        <Tabs.Content value="login">
          <LoginForm callbackUrl={callbackUrl} onTemporary={temporary.ask} />
          <ForgotPassword />
        </Tabs.Content>
        {canRegister && (
          <Tabs.Content value="register">
            <RegisterForm callbackUrl={callbackUrl} />
          </Tabs.Content>
        )}
      </Tabs.Root>
    </Panel>
  );
}
