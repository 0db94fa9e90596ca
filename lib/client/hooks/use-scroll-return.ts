import { useEffect, useLayoutEffect } from "react";
import { keepPlace, takeScroll } from "../return-place";

/** Keeps where a list was left, and leads back there once its rows are drawn. */
export function useScrollReturn(isDrawn: boolean): void {
  useEffect(() => {
    window.addEventListener("pagehide", keepPlace);
    return () => window.removeEventListener("pagehide", keepPlace);
  }, []);

  useLayoutEffect(() => {
    if (!isDrawn) return;
    const scroll = takeScroll();
    if (scroll !== null) window.scrollTo({ top: scroll, behavior: "instant" });
  }, [isDrawn]);
}
