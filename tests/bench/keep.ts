import { writeFileSync } from "node:fs";
import type { Check } from "./checks";
import { busyNow } from "./measure";

const KEPT_IN = "tests/bench/figures.json";

/** The last figures of `npm run bench`: each promise beside its limit, and what was printed, with two decimals at most. */
export function keepFigures(checks: readonly Check[], printed: Record<string, unknown>): void {
  const promises = Object.fromEntries(
    checks.map(([name, measured, sign, limit]) => [name, { measured, limit: `${sign} ${limit}` }]),
  );
  const figures = {
    busy: busyNow(),
    promises,
    ...printed,
  };
  writeFileSync(KEPT_IN, `${JSON.stringify(figures, short, 2)}\n`);
}

const short = (_: string, value: unknown) => (typeof value === "number" ? Number(value.toFixed(2)) : value);
