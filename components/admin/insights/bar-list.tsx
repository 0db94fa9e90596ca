import type { Bar } from "@/lib/domain/figures/bars";
import { percentOf, wholePercent } from "@/lib/domain/percent";
import { FigureTable } from "./figure";

interface BarListProps {
  bars: readonly Bar[];
  /** Says between two bars how many of the first are in the second. */
  goesOn?: true;
}

/** Bars with their labels and figures beside them; a thin line marks the period before. */
export function BarList({ bars, goesOn }: BarListProps) {
  const most = Math.max(1, ...bars.flatMap(({ count, before }) => [count, before ?? 0]));
  return (
    <ul className="grid gap-1.5">
      {bars.map((bar, at) => (
        <li key={bar.label}>
          {goesOn && at > 0 && <ShareOn from={bars[at - 1]?.count ?? 0} to={bar.count} />}
          <div className="grid grid-cols-[minmax(0,max(8.5rem,36%))_minmax(0,1fr)_3.25rem] items-center gap-x-3">
            <span className="wrap-anywhere leading-snug">{bar.label}</span>
            <svg aria-hidden="true" width="100%" height="14" className="block overflow-visible">
              <rect
                width={`${percentOf(bar.count, most)}%`}
                height="14"
                className={bar.isRest ? "fill-(--chart-others)" : "fill-primary"}
              />
              {bar.before !== null && bar.before > 0 && (
                <line
                  x1={`${percentOf(bar.before, most)}%`}
                  x2={`${percentOf(bar.before, most)}%`}
                  y1="-2"
                  y2="16"
                  className="stroke-2 stroke-foreground"
                />
              )}
            </svg>
            <span className="text-right font-medium tabular-nums">{bar.count.toLocaleString("en-CA")}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Nothing where more came on than were before: both are counted on their own days. */
const ShareOn = ({ from, to }: { from: number; to: number }) => (
  <p className="mb-1.5 pl-[calc(max(8.5rem,36%)+0.75rem)] text-muted-foreground text-xs">
    {from === 0 || to > from ? " " : `${wholePercent(to, from)} go on`}
  </p>
);

/** The table behind such bars. */
export const BarTable = ({ bars, of }: { bars: readonly Bar[]; of: string }) => {
  const hasBefore = bars.some(({ before }) => before !== null);
  return (
    <FigureTable
      columns={hasBefore ? [of, "Now", "Before"] : [of, "Now"]}
      rows={bars.map(({ label, count, before }) => ({ label, cells: hasBefore ? [count, before] : [count] }))}
    />
  );
};
