"use client";

import { useEffect, useSyncExternalStore } from "react";
import { onTokenChange, readToken } from "@/lib/client/tokens";

/**
 * Whether an admin's token is kept in this browser; on the server no user is signed in. One that the server does not
 * take any more goes; what asks it is loaded for admins alone.
 */
export function useAdminToken(): boolean {
  const isKept = useSyncExternalStore(
    onTokenChange,
    () => readToken("admin") !== null,
    () => false,
  );
  useEffect(() => {
    if (!isKept) return;
    import("@/lib/client/verify-token")
      .then(({ dropInvalidToken }) => dropInvalidToken("admin"))
      .catch(() => undefined);
  }, [isKept]);
  return isKept;
}
