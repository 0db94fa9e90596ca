import { useEffect, useLayoutEffect } from "react";
import { holdScroll, keepPlace, takeScroll } from "../return-place";

/** Keeps where a list was left, and leads back there once its rows are drawn. */
export function useScrollReturn(isDrawn: boolean): void {
  useEffect(() => {
    window.addEventListener("pagehide", keepPlace);
    return () => window.removeEventListener("pagehide", keepPlace);
  }, []);

  useLayoutEffect(() => {
    if (!isDrawn) return;
    const scroll = takeScroll();
    if (scroll !== null) holdScroll(scroll);
  }, [isDrawn]);
}
