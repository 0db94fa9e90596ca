"use client";

import { useEffect, useSyncExternalStore } from "react";
import { toast } from "@/lib/client/toast";
import { onTokenChange, readToken } from "@/lib/client/tokens";
import { NOT_LOADED } from "@/lib/domain/http-messages";

/** Lazy loading: what talks to the server is loaded for admins alone, before they press anything. */
const loadSession = async () => {
  const [{ dropInvalidToken }, { logOutAdmin }] = await Promise.all([
    import("@/lib/client/verify-token"),
    import("@/lib/client/log-out"),
  ]);
  return { dropInvalidToken, logOutAdmin };
};

/**
 * Whether an admin's token is kept in this browser; on the server no user is signed in. One that the server does not
 * take any more goes.
 */
export function useAdminToken(): boolean {
  const isKept = useSyncExternalStore(
    onTokenChange,
    () => readToken("admin") !== null,
    () => false,
  );
  useEffect(() => {
    if (!isKept) return;
    loadSession()
      .then(({ dropInvalidToken }) => dropInvalidToken("admin"))
      .catch(() => undefined);
  }, [isKept]);
  return isKept;
}

export const logOutAdmin = (): Promise<void> =>
  loadSession().then(
    (session) => session.logOutAdmin(),
    () => toast({ title: "Error", description: NOT_LOADED, tone: "problem" }),
  );
