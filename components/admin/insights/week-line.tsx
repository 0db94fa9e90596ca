import { monthAndDay, monthAndYear } from "@/lib/domain/dates";
import { dateOf, daysBetween } from "@/lib/domain/days";
import type { Point } from "@/lib/domain/figures/period";
import { percentOf } from "@/lib/domain/percent";

interface WeekLineProps {
  points: readonly Point[];
  before: readonly Point[] | null;
  /** What a point covers: "week", "4 weeks". */
  unit: string;
}

const HEIGHT = 200;
const TOP = 28;
const LABELS = 3;
/** Two labels closer than this would run into each other. */
const LINE = 18;

/** Counts along time, the period before in grey behind it; labelled at the marks. */
export function WeekLine({ points, before, unit }: WeekLineProps) {
  const most = niceFrom(Math.max(1, ...[...points, ...(before ?? [])].map(({ count }) => count)));
  const y = (count: number) => TOP + (1 - count / most) * (HEIGHT - TOP);
  const x = (at: number) => (points.length === 1 ? 100 : percentOf(at, points.length - 1));
  const path = (of: readonly Point[]) =>
    of.map(({ count }, at) => `${x(at + points.length - of.length)},${y(count)}`).join(" ");
  const last = points.at(-1)?.count ?? 0;
  const lastBefore = before?.at(-1)?.count ?? null;
  const [ownY, otherY] = apart(y(last), lastBefore === null ? null : y(lastBefore));
  const peak = points.reduce((best, { count }, at) => (count > (points[best]?.count ?? 0) ? at : best), 0);
  return (
    <div className="pr-32 pb-6">
      <svg aria-hidden="true" width="100%" height={HEIGHT} className="block overflow-visible text-xs">
        {[most, most / 2, 0].map((count) => (
          <g key={count}>
            <line x1="0" x2="100%" y1={y(count)} y2={y(count)} className="stroke-border" />
            {count > 0 && Number.isInteger(count) && (
              <text x="0" y={y(count) - 5} className="fill-muted-foreground">
                {count === most
                  ? `${count.toLocaleString("en-CA")} ${perUnit(unit)}`
                  : count.toLocaleString("en-CA")}
              </text>
            )}
          </g>
        ))}
        <svg
          aria-hidden="true"
          width="100%"
          height={HEIGHT}
          viewBox={`0 0 100 ${HEIGHT}`}
          preserveAspectRatio="none"
          className="overflow-visible"
        >
          {before !== null && (
            <polyline
              points={path(before)}
              vectorEffect="non-scaling-stroke"
              className="fill-none stroke-(--chart-others) stroke-[1.5]"
            />
          )}
          <polyline
            points={path(points)}
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-2 stroke-primary"
          />
        </svg>
        {peak > 0 && peak < points.length - 1 && (
          <text
            x={`${x(peak)}%`}
            y={y(points[peak]?.count ?? 0) - 8}
            textAnchor="middle"
            className="fill-foreground"
          >
            {(points[peak]?.count ?? 0).toLocaleString("en-CA")}
          </text>
        )}
        <circle cx="100%" cy={y(last)} r="4" className="fill-primary" />
        <text x="100%" dx="12" y={ownY + 4} className="fill-foreground font-semibold">
          {`${last.toLocaleString("en-CA")} ${unit === "week" ? "this" : "these"} ${unit}`}
        </text>
        {lastBefore !== null && otherY !== null && (
          <text x="100%" dx="12" y={otherY + 4} className="fill-muted-foreground">
            {`${lastBefore.toLocaleString("en-CA")} then`}
          </text>
        )}
        {datesOf(points).map(({ at, label }) => (
          <text key={at} x={`${x(at)}%`} y={HEIGHT + 18} className="fill-muted-foreground">
            {label}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** "a week", "in 4 weeks" */
export const perUnit = (unit: string): string => (unit === "week" ? "a week" : `in ${unit}`);

const NICE = [1, 1.2, 1.6, 2, 3, 4, 6, 8, 10];

/** The next plain number whose half is a whole number as well. */
function niceFrom(count: number): number {
  for (let tens = 1; ; tens *= 10)
    for (const step of NICE) {
      const nice = Math.round(step * tens);
      if (nice >= count && nice % 2 === 0) return nice;
    }
}

/** The grey label gives way where both would be on one line. */
function apart(own: number, other: number | null): [number, number | null] {
  if (other === null || Math.abs(own - other) >= LINE) return [own, other];
  return [own, other < own ? own - LINE : own + LINE];
}

function datesOf(points: readonly Point[]): { at: number; label: string }[] {
  const step = Math.max(1, Math.ceil(points.length / LABELS));
  const [from, to] = [points[0], points.at(-1)];
  const isLong = from !== undefined && to !== undefined && daysBetween(from.first, to.last) > 366;
  return points.flatMap(({ first }, at) =>
    at % step === 0 ? [{ at, label: (isLong ? monthAndYear : monthAndDay)(dateOf(first)) }] : [],
  );
}
