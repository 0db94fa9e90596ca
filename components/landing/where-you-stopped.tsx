"use client";

import { useSyncExternalStore } from "react";
import { hasDraft } from "@/lib/client/draft-kept";
import { readResult } from "@/lib/client/last-result";

const LINK = "font-medium text-primary underline underline-offset-4";

/** To a person who was here before on this device: the way on, and to the last result. */
export function WhereYouStopped() {
  const isBegun = useSyncExternalStore(never, hasDraft, () => false);
  const result = useSyncExternalStore(never, readResult, () => null);
  if (!isBegun && result === null) return null;
  return (
    <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {isBegun && (
        <a href="/assessment" className={LINK}>
          Continue where you stopped
        </a>
      )}
      {result !== null && (
        <a href={`/summary/${encodeURIComponent(result)}`} className={LINK}>
          Your last result
        </a>
      )}
    </p>
  );
}

/** It changes on other pages alone. */
const never = () => () => undefined;
