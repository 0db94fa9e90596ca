"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useState, useTransition } from "react";

const LOOK_AGAIN_MS = 5_000;
/** For some minutes, each look waiting for a while at the server; what takes longer than that is not being written. */
const LOOKS = 12;

interface ReportAwaitedProps {
  /** Both are drawn on the server, so that this page loads no more script than it needs. */
  loading: ReactNode;
  missing: ReactNode;
}

/** In place of a report that is being written elsewhere: looks until it is there. */
export function ReportAwaited({ loading, missing }: ReportAwaitedProps) {
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

  return looks < LOOKS ? loading : missing;
}
