// Prints what load.mjs has measured; gives back how many promises were missed.
import { measureCosts, measureLoad } from "./load.mjs";

const FEW = 1;
const MANY = 1_000;
/** Memory grows until the first thorough collection; whether it is steady then shows over minutes only. */
const MOST_GROWN_MB = 150;
const STEADY_AFTER_SECONDS = 300;

export async function tellLoad(seconds) {
  console.log(
    `\n200 visitors, ${seconds} s          req/s    p50 ms   p99 ms   wrong   MB at start   at end`,
  );
  let missed = 0;
  for (const [database, load] of Object.entries(await measureLoad(seconds))) {
    const { rate, p50, p99, wrong, startMb, endMb, statuses } = load;
    const columns = [rate, p50, p99, wrong, startMb, endMb].map((value, at) =>
      value.toFixed(0).padStart([8, 10, 9, 8, 14, 9][at]),
    );
    console.log(`${database.padEnd(27)}${columns.join("")}   ${statuses.join(", ")}`);
    const hasGrown = seconds >= STEADY_AFTER_SECONDS && endMb - startMb > MOST_GROWN_MB;
    if (wrong > 0 || hasGrown) missed += 1;
  }
  const few = await measureCosts(FEW);
  const many = await measureCosts(MANY);
  console.log(`\nOne call at a time, ms             ${FEW} row: p50   p95    ${MANY} rows: p50   p95`);
  for (const [name, { p50, p95 }] of Object.entries(few)) {
    const columns = [p50, p95, many[name].p50, many[name].p95];
    console.log(
      `${name.padEnd(40)}${columns.map((ms, at) => ms.toFixed(1).padStart([7, 6, 17, 6][at])).join("")}`,
    );
  }
  return missed;
}
