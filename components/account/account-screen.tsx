"use client";

import { useAsked } from "@/lib/client/hooks/use-asked";
import { returnPath } from "@/lib/domain/account/return-path";
import { AccountPanel } from "./account-panel";

export function AccountScreen() {
  const mode = useAsked("mode");
  const callbackUrl = returnPath(useAsked("callbackUrl"));
  const registering = mode === undefined ? "unknown" : mode === "login" ? "no" : "yes";
  return <AccountPanel registering={registering} callbackUrl={callbackUrl} />;
}
