import { useCallback, useEffect, useRef, useState } from "react";

/** The step on the screen. Each is an entry of the browser's history, and Previous is the browser's own way back. */
export function useSteps() {
  const [step, setStep] = useState(1);
  const shown = useRef(step);
  shown.current = step;
  const isGoingBack = useRef(false);

  useEffect(() => {
    const follow = (event: PopStateEvent) => {
      isGoingBack.current = false;
      const earlier: unknown = event.state?.wizardStep ?? 1;
      if (typeof earlier === "number" && earlier !== shown.current) setStep(earlier);
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);

  /** Shows a step in place of the one that is open; a reload keeps what the entry knows. */
  const goTo = useCallback((to: number) => {
    if (window.history.state?.wizardStep !== to) window.history.replaceState({ wizardStep: to }, "");
    setStep(to);
  }, []);

  /** True where the step is the one that one came from: the browser's way back leads there. */
  const wentBack = useCallback((to: number): boolean => {
    if (isGoingBack.current) return true;
    if (window.history.state?.cameFrom !== to) return false;
    isGoingBack.current = true;
    setStep(to);
    window.history.back();
    return true;
  }, []);

  const continueTo = useCallback(
    (to: number) => {
      if (wentBack(to)) return;
      window.history.pushState({ wizardStep: to, cameFrom: shown.current }, "");
      setStep(to);
    },
    [wentBack],
  );

  const goBack = useCallback(() => {
    const before = shown.current - 1;
    if (!wentBack(before)) goTo(before);
  }, [goTo, wentBack]);

  return { step, continueTo, goTo, goBack };
}
