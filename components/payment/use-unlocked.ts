"use client";

import { useState } from "react";
import { navigate as onward } from "@/lib/client/navigate";
import { UNLOCKED_REDIRECT_MS } from "@/lib/domain/payment/timing";

/** Opens the page that offers to save the report, once unlocked; how it was unlocked goes along. */
export function useUnlocked(assessmentId: string) {
  const [isDone, setDone] = useState(false);
  const leave = (query: Record<string, string>) => {
    setDone(true);
    const url = `/save-account/${assessmentId}?${new URLSearchParams(query)}`;
    setTimeout(() => onward.to(url), UNLOCKED_REDIRECT_MS);
  };
  return { isDone, leave };
}
