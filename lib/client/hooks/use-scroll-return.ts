import { useEffect, useLayoutEffect } from "react";
import { holdScroll, saveScroll, takeScroll } from "../scroll-restoration";

/** Scroll restoration: saves a list's position, and restores it once its rows are rendered. */
export function useScrollReturn(isRendered: boolean): void {
  useEffect(() => {
    window.addEventListener("pagehide", saveScroll);
    return () => window.removeEventListener("pagehide", saveScroll);
  }, []);

  useLayoutEffect(() => {
    if (!isRendered) return;
    const scroll = takeScroll();
    if (scroll !== null) holdScroll(scroll);
  }, [isRendered]);
}
