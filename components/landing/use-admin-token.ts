"use client";

import { useSyncExternalStore } from "react";
import { onTokenChange, readToken } from "@/lib/client/tokens";

/** Whether an admin's token is kept in this browser; on the server nobody is signed in. */
export const useAdminToken = (): boolean =>
  useSyncExternalStore(
    onTokenChange,
    () => readToken("admin") !== null,
    () => false,
  );
