import { useEffect, useRef, useState } from "react";
import { NO_PACE, type Pace, paceAfter } from "@/lib/domain/assessment/minutes-left";

/** A draft that is brought back opens a later step at once: no answer was given meanwhile. */
const SHORTEST_STEP_MS = 2000;

/** How fast this visitor is: each step counts once, when Continue led on from it. */
export function usePace(step: number): Pace {
  const [pace, setPace] = useState(NO_PACE);
  const here = useRef({ step, since: 0, furthest: step });
  useEffect(() => {
    const { step: before, since, furthest } = here.current;
    const now = performance.now();
    here.current = { step, since: now, furthest: Math.max(furthest, step) };
    const took = now - since;
    if (since > 0 && took > SHORTEST_STEP_MS && step === before + 1 && step > furthest)
      setPace((known) => paceAfter(known, before, took));
  }, [step]);
  return pace;
}
