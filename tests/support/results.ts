import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

export interface Counted {
  passed: number;
  failed: number;
  skipped: number;
}
export const NOTHING: Counted = { passed: 0, failed: 0, skipped: 0 };

const JestResults = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          invocations: z.number().optional(),
        }),
      ),
    }),
  ),
});
const Spec = z.object({
  title: z.string(),
  tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })) })),
});
interface Suite {
  specs?: z.output<typeof Spec>[] | undefined;
  suites?: Suite[] | undefined;
}
const Suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(Spec).optional(), suites: z.array(Suite).optional() }),
);
const PlaywrightResults = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  suites: z.array(Suite),
});
const Results = z.union([JestResults, PlaywrightResults]);

/** What a file of Jest or Playwright counts. A run that failed without a failed test is one failure itself. */
export function countOf(file: string, isFine: boolean): Counted {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const found = read(file);
  const counted =
    "stats" in found
      ? {
          passed: found.stats.expected + found.stats.flaky,
          failed: found.stats.unexpected,
          skipped: found.stats.skipped,
        }
      : {
          passed: found.numPassedTests,
          failed: found.numFailedTests + found.numRuntimeErrorTestSuites,
          skipped: found.numPendingTests,
        };
  return isFine || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

export function sumOf(total: Counted, more: Counted): void {
  total.passed += more.passed;
  total.failed += more.failed;
  total.skipped += more.skipped;
}

/** How long each test of a file took. */
export function slowestOf(file: string): { title: string; seconds: number }[] {
  if (!existsSync(file)) return [];
  const found = read(file);
  if ("suites" in found) return found.suites.flatMap(timesOf);
  return found.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 })),
  );
}

/** What passed only when it was tried again: a busy machine, or a test that counts on what it should not. */
export function triedAgainOf(file: string): string[] {
  if (!existsSync(file)) return [];
  const found = read(file);
  if ("suites" in found) return found.suites.flatMap(flakyOf);
  return found.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations = 1 }) => status === "passed" && invocations > 1)
    .map(({ fullName }) => fullName);
}

const flakyOf = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky")).map(({ title }) => title),
  ...suites.flatMap(flakyOf),
];

const timesOf = ({ specs = [], suites = [] }: Suite): { title: string; seconds: number }[] => [
  ...specs.map(({ title, tests }) => ({
    title,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  })),
  ...suites.flatMap(timesOf),
];

const read = (file: string): z.output<typeof Results> =>
  Results.parse(JSON.parse(readFileSync(file, "utf8")));
