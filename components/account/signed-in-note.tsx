"use client";

import { useSyncExternalStore } from "react";
import { useToken } from "@/lib/client/hooks/use-token";
import { wasSignedOut } from "@/lib/client/signed-out";
import { SIGNED_OUT } from "@/lib/domain/account/messages";

const NOTE = "mt-5 -mb-2 rounded-sm border-primary border-l-4 bg-muted px-4 py-3 text-sm";

/** Says why one has to sign in again, or that one need not, or that the page is not for this person. */
export function SignedInNote({ callbackUrl }: { callbackUrl: string | null }) {
  const isUser = typeof useToken("user") === "string";
  const isAdmin = typeof useToken("admin") === "string";
  const isOver = useSyncExternalStore(never, wasSignedOut, () => false);
  const isTurnedAway = callbackUrl?.startsWith("/admin");
  if (isAdmin ? isTurnedAway : isOver) {
    return (
      <p role="status" className={NOTE}>
        {SIGNED_OUT}
      </p>
    );
  }
  if (!isUser && !isAdmin) return null;
  return (
    <p className={NOTE}>
      {isTurnedAway
        ? "You are signed in, but that page is for admins. "
        : "You are already signed in on this device. "}
      <a
        href={isAdmin ? "/admin" : "/my-reports"}
        className="font-medium text-primary underline underline-offset-4"
      >
        {isAdmin ? "Go to the admin dashboard" : "Go to My Reports"}
      </a>
    </p>
  );
}

/** It changes on other pages alone. */
const never = () => () => undefined;
