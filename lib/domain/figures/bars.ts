import type { Figures } from "./figure";

/** One bar with its figure; `before` is the same in the period before, null where there is none. */
export interface Bar {
  label: string;
  count: number;
  before: number | null;
  /** Not one of the kind, such as all others together. */
  isRest?: true;
}

/** Both periods, the second null where everything is looked at. */
export interface Both {
  now: Figures;
  before: Figures | null;
}

const MOST_BARS = 8;

/** The largest, and all others together. */
export function bars(
  { now, before }: Both,
  measure: string,
  labelOf: (key: string) => string,
  most = MOST_BARS,
): Bar[] {
  const all = now.of(measure);
  const shown = all.slice(0, most).map(({ key, count }) => ({
    label: labelOf(key),
    count,
    before: before === null ? null : before.count(measure, key),
  }));
  const rest = all.slice(most).reduce((sum, { count }) => sum + count, 0);
  if (rest === 0) return shown;
  const keys = new Set(all.slice(0, most).map(({ key }) => key));
  const restBefore = before
    ?.of(measure)
    .reduce((sum, { key, count }) => sum + (keys.has(key) ? 0 : count), 0);
  return [...shown, { label: "All others", count: rest, before: restBefore ?? null, isRest: true }];
}
