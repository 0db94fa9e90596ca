"use client";

import { useEffect, useSyncExternalStore } from "react";
import { campaignOfVisit } from "@/lib/client/campaign";
import { couponOfVisit } from "@/lib/client/coupon-of-visit";
import { hasDraft } from "@/lib/client/draft-kept";
import { readResult } from "@/lib/client/last-result";

const LINK = "font-medium text-primary underline underline-offset-4";

/**
 * To a person who was here before on this device: the way on, and to the last result. Known after load; the line is kept
 * free for it, so that nothing moves.
 */
export function WhereYouStopped() {
  // A link to this page may bring a campaign or a coupon, which are needed on later pages.
  useEffect(() => {
    campaignOfVisit();
    couponOfVisit();
  }, []);
  const isBegun = useSyncExternalStore(never, hasDraft, () => false);
  const result = useSyncExternalStore(never, readResult, () => null);
  return (
    <p className="mt-3 flex min-h-6 flex-wrap gap-x-6 gap-y-1 text-sm leading-6 max-sm:gap-x-4 max-[380px]:min-h-13">
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
