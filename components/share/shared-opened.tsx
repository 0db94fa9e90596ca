"use client";

import { useEffect } from "react";
import { noteSharedOpened } from "@/lib/client/shared-opened";

const SEEN_MS = 3000;

/** Says once that a reader has had the page before them for three seconds. Programs that only fetch it never say so. */
export function SharedOpened() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reportIfVisible = () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") timer = setTimeout(noteSharedOpened, SEEN_MS);
    };
    reportIfVisible();
    document.addEventListener("visibilitychange", reportIfVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", reportIfVisible);
    };
  }, []);
  return null;
}
