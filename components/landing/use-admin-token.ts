"use client";

import { useEffect, useSyncExternalStore } from "react";
import { onTokenChange, readToken, removeToken } from "@/lib/client/tokens";

/** Lazy loading: what talks to the server is loaded for admins alone, before they press anything. */
const loadSession = () => import("@/lib/client/kept-admin");

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

/** Where not even that could be loaded, it is ended here alone. */
export const logOutAdmin = (): Promise<void> =>
  loadSession().then(
    (session) => session.logOutAdmin(),
    () => removeToken("admin"),
  );
