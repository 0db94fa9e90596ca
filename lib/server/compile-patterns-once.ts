import { setFlagsFromString } from "node:v8";

/**
 * Machine code for patterns at their first use. By itself V8 makes bytecode of each for that and machine code for the
 * second, so that the many patterns which read what people type are compiled twice: nearly half of what the first report
 * after a cold start costs.
 */
export function compilePatternsOnce(): void {
  setFlagsFromString("--no-regexp-tier-up");
}
