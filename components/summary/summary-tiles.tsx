"use client";

import { useEffect, useState } from "react";
import { SUMMARY_SETTLES_MS } from "@/lib/domain/assessment/timing";
import type { ScoreSummary } from "@/lib/domain/score/summary";

const TOO_EARLY = "Too early to tell";
/** Below it, what is open says little, and nothing agrees with nothing. */
const TELLING_FROM = 20;

/** The three free figures: read as being calculated at first, then settled into their values. */
export function SummaryTiles({ summary }: { summary: ScoreSummary }) {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SUMMARY_SETTLES_MS);
    return () => clearTimeout(timer);
  }, []);
  const isEarly = summary.score < TELLING_FROM;
  const points = `${summary.growthPotential} points still within reach.`;
  return (
    <dl className="mt-8 grid gap-4 sm:grid-cols-3" aria-live="polite" aria-busy={!isSettled}>
      <Tile
        label="AI readiness score"
        value={`${summary.score}/100`}
        isSettled={isSettled}
        note="Calculated from your answers by a published method."
      />
      <Tile
        label="Growth potential"
        value={isEarly ? TOO_EARLY : `${summary.growthPotential}%`}
        isSettled={isSettled}
        note={isEarly ? points : `${summary.growthBand}: ${points}`}
      />
      <Tile
        label="Org alignment"
        value={isEarly ? TOO_EARLY : `${summary.orgAlignment}%`}
        isSettled={isSettled}
        note="How well leadership direction and day-to-day practice match."
      />
    </dl>
  );
}

interface TileProps {
  label: string;
  value: string;
  isSettled: boolean;
  note: string;
}

/** Where no script runs, nothing would ever settle: the value is there at once. */
const Tile = ({ label, value, isSettled, note }: TileProps) => (
  <div className="border-border border-t-2 pt-3">
    <dt className="text-muted-foreground text-sm">{label}</dt>
    <dd className="mt-1 flex h-14 items-center font-serif">
      {!isSettled && (
        <span className="animate-pulse text-lg text-muted-foreground noscript:hidden">Calculating...</span>
      )}
      <span
        className={`tabular-nums ${value === TOO_EARLY ? "text-2xl" : "text-4xl"} ${isSettled ? "" : "hidden noscript:inline"}`}
      >
        {value}
      </span>
    </dd>
    <dd className="min-h-12 text-muted-foreground text-sm">{note}</dd>
  </div>
);
