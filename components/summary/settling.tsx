"use client";

import { clsx } from "clsx";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { SUMMARY_SETTLES_MS } from "@/lib/domain/assessment/timing";

const Settled = createContext(false);

interface PartProps {
  className?: string;
  children: ReactNode;
}

/** What is in it reads as being calculated at first, then shows its values, all at once. */
export function Settling({ className, children }: PartProps) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SUMMARY_SETTLES_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={className} aria-live="polite" aria-busy={!isSettled}>
      <Settled value={isSettled}>{children}</Settled>
    </div>
  );
}

interface CalculatedProps extends PartProps {
  /** Where "Calculating..." is, and how large; null where it is said beside. */
  waiting?: string | null;
}

/**
 * A value that takes its place from the start, so that nothing moves when it comes. It is there at once where no
 * script runs, as nothing would ever settle, and for those who ask for no motion.
 */
export function Calculated({ waiting = "", className, children }: CalculatedProps) {
  const isSettled = useContext(Settled);
  return (
    <div className={clsx("grid *:col-start-1 *:row-start-1", className)}>
      {!isSettled && waiting !== null && (
        <span
          className={clsx(
            waiting,
            "animate-pulse text-muted-foreground motion-reduce:hidden noscript:hidden",
          )}
        >
          Calculating...
        </span>
      )}
      <div
        className={clsx("min-w-0", !isSettled && "invisible motion-reduce:visible noscript:visible")}
        data-settled={isSettled || undefined}
      >
        {children}
      </div>
    </div>
  );
}
