"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState, useTransition } from "react";
import { ReportLoading } from "./report-states";

const LOOK_AGAIN_MS = 5_000;
/** For some minutes, each look waiting for a while at the server; what takes longer than that is not being written. */
const LOOKS = 12;

/** Stands in place of a report that is being written elsewhere, and looks until it is there. */
export function ReportAwaited({ missing }: { missing: ReactNode }) {
  const router = useRouter();
  const [isLooking, startLook] = useTransition();
  const [looks, setLooks] = useState(0);

  useEffect(() => {
    if (isLooking || looks >= LOOKS) return;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      startLook(() => router.refresh());
    }, LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isLooking, looks, router]);

  return looks < LOOKS ? <ReportLoading isWritten={false} /> : missing;
}
