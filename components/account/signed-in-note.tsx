"use client";

import { useToken } from "@/lib/client/hooks/use-token";

const NOTE = "mt-5 -mb-2 rounded-sm border-primary border-l-4 bg-muted px-4 py-3 text-sm";

/** Says to somebody who is signed in already that they need not sign in again, or that the page is not for them. */
export function SignedInNote({ callbackUrl }: { callbackUrl: string | null }) {
  const isUser = typeof useToken("user") === "string";
  const isAdmin = typeof useToken("admin") === "string";
  if (!isUser && !isAdmin) return null;
  const isTurnedAway = callbackUrl?.startsWith("/admin");
  if (isAdmin && isTurnedAway) return <p className={NOTE}>Please sign in again to go on.</p>;
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
