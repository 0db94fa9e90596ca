/** How many there are of one thing, and what they come to. */
export interface Figure {
  measure: string;
  key: string;
  count: number;
  cents: number;
}

/** Figures of one period, to be asked by what they are of. */
export interface Figures {
  /** The largest first. */
  of(measure: string): readonly Figure[];
  count(measure: string, key?: string): number;
  total(measure: string): number;
  cents(measure: string, key: string): number;
}

export function figuresOf(rows: readonly Figure[]): Figures {
  const byMeasure = new Map<string, Figure[]>();
  for (const row of rows) {
    const same = byMeasure.get(row.measure);
    if (same === undefined) byMeasure.set(row.measure, [row]);
    else same.push(row);
  }
  const of = (measure: string): readonly Figure[] => byMeasure.get(measure) ?? [];
  const find = (measure: string, key: string) => of(measure).find((each) => each.key === key);
  return {
    of,
    count: (measure, key = "") => find(measure, key)?.count ?? 0,
    total: (measure) => of(measure).reduce((sum, { count }) => sum + count, 0),
    cents: (measure, key) => find(measure, key)?.cents ?? 0,
  };
}
