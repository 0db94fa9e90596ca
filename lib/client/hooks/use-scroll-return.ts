import { useEffect, useLayoutEffect } from "react";
import { readFragment } from "../history";
import { holdScroll, isReturn, saveScroll, takeScroll } from "../scroll-restoration";

/** Scroll restoration: saves a list's position, and restores it once its rows are rendered. */
export function useScrollReturn(isRendered: boolean): void {
  useEffect(() => {
    window.addEventListener("pagehide", saveScroll);
    return () => window.removeEventListener("pagehide", saveScroll);
  }, []);

  useLayoutEffect(() => {
    if (!isRendered) return;
    const top = takeScroll();
    if (top !== null) holdScroll(() => window.scrollTo({ top, behavior: "instant" }));
  }, [isRendered]);
}

/** Scrolls to a part that the URL names: when the browser looked for it, it was not rendered yet. */
export function useFragmentScroll(id: string, isRendered: boolean): void {
  useEffect(() => {
    if (!isRendered || readFragment() !== `#${id}` || isReturn()) return;
    holdScroll(() => document.getElementById(id)?.scrollIntoView?.({ block: "start", behavior: "instant" }));
  }, [id, isRendered]);
}
