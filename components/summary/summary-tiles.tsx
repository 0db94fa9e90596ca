"use client";

import { useAssessment } from "@/lib/client/hooks/use-assessment";

/** The three free figures: being calculated at first, then settled into their values. */
export function SummaryTiles({ id }: { id: string }) {
  const { data, error } = useAssessment(id);
  const summary = data?.summary;
  return (
    <>
      <dl className="mt-8 grid gap-4 sm:grid-cols-3" aria-live="polite" aria-busy={summary === undefined}>
        <Tile
          label="AI readiness score"
          value={summary && `${summary.score}/100`}
          note="Calculated from your answers by a published method."
        />
        <Tile
          label="Growth potential"
          value={summary && `${summary.growthPotential}%`}
          note={
            summary
              ? `${summary.growthBand}: ${summary.growthPotential} points still within reach.`
              : "Points still within reach."
          }
        />
        <Tile
          label="Org alignment"
          value={summary && `${summary.orgAlignment}%`}
          note="How well leadership direction and day-to-day practice match."
        />
      </dl>
      {error !== undefined && summary === undefined && (
        <p role="alert" className="mt-3 text-destructive text-sm">
          Your score could not be loaded just now. Your answers are safe; reload the page to try again.
        </p>
      )}
    </>
  );
}

function Tile({ label, value, note }: { label: string; value: string | undefined; note: string }) {
  return (
    <div className="border-border border-t-2 pt-3">
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="mt-1 flex h-14 items-center font-serif">
        {value === undefined ? (
          <span className="animate-pulse text-lg text-muted-foreground">Calculating...</span>
        ) : (
          <span className="text-4xl tabular-nums">{value}</span>
        )}
      </dd>
      <dd className="min-h-12 text-muted-foreground text-sm">{note}</dd>
    </div>
  );
}
