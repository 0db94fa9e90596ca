import { useEffect, useLayoutEffect } from "react";
import { holdScroll, saveScroll, takeScroll } from "../scroll-restoration";

/** Keeps where a list was left, and leads back there once its rows are drawn. */
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
