import { useCallback, useEffect, useRef, useState } from "react";

/** The step on the screen. The browser's own way back leads to the step before. */
export function useSteps() {
  const [step, setStep] = useState(1);
  const shown = useRef(step);
  shown.current = step;

  useEffect(() => {
    const follow = (event: PopStateEvent) => {
      const earlier: unknown = event.state?.wizardStep ?? 1;
      if (typeof earlier === "number" && earlier !== shown.current) setStep(earlier);
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);

  const goOn = useCallback((to: number) => {
    window.history.pushState({ wizardStep: to }, "");
    setStep(to);
  }, []);

  const goTo = useCallback((to: number) => {
    window.history.replaceState({ wizardStep: to }, "");
    setStep(to);
  }, []);

  return { step, goOn, goTo };
}
