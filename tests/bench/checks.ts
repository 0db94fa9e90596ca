/** What is measured, by which name, and what it may be at most or at least. */
export type Check = [string, number, "<=" | ">=", number];

/** Prints each promise beside what was measured; gives back how many were missed. */
export function tellChecks(checks: readonly Check[]): number {
  console.log("\nPromise                                measured   limit");
  let missed = 0;
  for (const [name, value, sign, limit] of checks) {
    const holds = sign === "<=" ? value <= limit : value >= limit;
    if (!holds) missed += 1;
    console.log(
      `${name.padEnd(37)}${value.toFixed(2).padStart(10)}${`${sign} ${limit}`.padStart(9)}  ${holds ? "holds" : "MISSED"}`,
    );
  }
  return missed;
}
