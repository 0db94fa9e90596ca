"use client";

import { clsx } from "clsx";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { SUMMARY_SETTLED_MS } from "@/lib/domain/assessment/timing";
import styles from "./settling.module.css";

const Settled = createContext(false);

interface PartProps {
  className?: string;
  children: ReactNode;
}

/** What is in it reads as being calculated at first, then shows its values, all at once. */
export function Settling({ className, children }: PartProps) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SUMMARY_SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={className}>
      <Settled value={isSettled}>{children}</Settled>
    </div>
  );
}

interface CalculatedProps extends PartProps {
  /** Where "Calculating..." is, and how large; null where it is said beside. */
  waiting?: string | null;
}

/**
 * A value under a cover that says "Calculating..." and is drawn away by the style sheet: it begins with the first paint,
 * waits for no script, and moves nothing. Those who have the page read to them, or ask for no motion, have the value at
 * once.
 */
export function Calculated({ waiting = "", className, children }: CalculatedProps) {
  const isSettled = useContext(Settled);
  return (
    <div className={clsx("isolate grid *:col-start-1 *:row-start-1", className)}>
      <div className="min-w-0">{children}</div>
      {!isSettled && (
        <span
          aria-hidden="true"
          className={clsx(waiting, styles.cover, "text-muted-foreground motion-reduce:hidden print:hidden")}
        >
          {waiting !== null && <span className="animate-pulse">Calculating...</span>}
        </span>
      )}
    </div>
  );
}
