// Prints what load.mjs has measured; gives back how many promises were missed.
import { measureCosts, measureLoad } from "./load";

/** As many assessments there are. */
const ROWS = [1, 1_000, 100_000];
/** Memory grows until the first thorough collection; whether it is steady then shows over minutes only. */
const MOST_GROWN_MB = 150;
const STEADY_AFTER_SECONDS = 300;

export async function tellLoad(seconds: number): Promise<number> {
  console.log(
    `\n200 visitors, ${seconds} s          req/s    p50 ms   p99 ms   wrong   MB at start   at end`,
  );
  let missed = 0;
  for (const [database, load] of Object.entries(await measureLoad(seconds))) {
    const { rate, p50, p99, wrong, startMb, endMb, statuses } = load;
    const columns = [rate, p50, p99, wrong, startMb, endMb].map((value, at) =>
      value.toFixed(0).padStart([8, 10, 9, 8, 14, 9][at] ?? 0),
    );
    console.log(`${database.padEnd(27)}${columns.join("")}   ${statuses.join(", ")}`);
    const hasGrown = seconds >= STEADY_AFTER_SECONDS && endMb - startMb > MOST_GROWN_MB;
    if (wrong > 0 || hasGrown) missed += 1;
  }
  const costs: Awaited<ReturnType<typeof measureCosts>>[] = [];
  for (const rows of ROWS) costs.push(await measureCosts(rows));
  const heads = ROWS.map((rows) => `${rows.toLocaleString("en")} rows: p50   p95`.padStart(26));
  console.log(`\nOne call at a time, ms${" ".repeat(18)}${heads.join("")}`);
  for (const name of Object.keys(costs[0] ?? {})) {
    const columns = costs.map(
      (cost) =>
        (cost[name]?.p50 ?? 0).toFixed(1).padStart(20) + (cost[name]?.p95 ?? 0).toFixed(1).padStart(6),
    );
    console.log(`${name.padEnd(40)}${columns.join("")}`);
  }
  return missed;
}
