// npm test: every check and every test, and at the end their sum.
// npm test -- lint unit api        runs only the suites named
// npm test -- shares               runs only the tests whose path has this in it
// Before a person it stops at the first stage with a failure; `--all`, or a machine without a terminal, goes on.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { type Counted, countOf, NOTHING, slowestOf, sumOf, triedAgainOf } from "./support/results";
import { ROOMY, SHORT_LIVED_FLAGS } from "./support/short-lived-flags";

const RESULTS = "test-results";
const SLOWEST = 10;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Counts the lines of the product that were run, and says so at the end. */
    coverage: { type: "boolean", default: false },
    all: { type: "boolean", default: !process.stdin.isTTY || process.env.CI !== undefined },
  },
});

interface Suite {
  command: string[];
  /** The file in which it counts its tests; without one it is one test itself. */
  counts?: "jest" | "playwright";
  env?: Record<string, string>;
}

/** What the servers of the api suite leave behind, for the last look at all of it. */
const KEEP_TRACES = path.resolve(RESULTS, "traces");
const COVERAGE = path.resolve(RESULTS, "coverage");
const coverageOf = (name: string): string[] =>
  values.coverage
    ? [
        ...["--coverage", "--coverageProvider=v8", "--coverageReporters=lcovonly"],
        `--coverageDirectory=${path.join(COVERAGE, name)}`,
      ]
    : [];
const jest = (projects: string[], more: string[] = [], env: Record<string, string> = {}): Suite => ({
  command: ["jest", "--selectProjects", ...projects, "--forceExit", "--passWithNoTests", ...more],
  counts: "jest",
  env,
});
/** Left to itself Jest keeps one processor free, which on a small machine is half of it. */
const ALL_PROCESSORS = "--maxWorkers=100%";
/** One run on all processors for all that needs no server. */
const IN_PROCESS = ["unit", "architecture", "components", "contracts", "stores"];
/** After the build, which writes types that belong to the pages as they are now. */
const TYPECHECK: Record<string, Suite> = { typecheck: { command: ["tsc", "--noEmit"] } };
/** What says the state of the code, and has no paths to choose from. */
const CHECKS: Record<string, Suite> = {
  lint: { command: ["biome", "check", "."] },
  unused: { command: ["knip", "--no-progress", "--no-config-hints"] },
};
/** Each worker has servers, ports, folders and databases of its own, and for the better part waits for them. */
const API_WORKERS = "--maxWorkers=3";
const api = (more: string[]): Suite => jest(["api"], [API_WORKERS, ...more], { KEEP_TRACES });
const NAMES = [...Object.keys({ ...CHECKS, ...TYPECHECK }), ...IN_PROCESS, "api", "leak-scan", "e2e"];

const named = positionals.filter((each) => NAMES.includes(each));
const paths = positionals.filter((each) => !NAMES.includes(each));
const isWanted = (name: string): boolean => (named.length === 0 ? true : named.includes(name));

if (values.coverage) process.env.SERVER_COVERAGE = path.join(COVERAGE, "servers");
const total = { ...NOTHING };
const files: string[] = [];
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const projects = IN_PROCESS.filter(isWanted);
const isServed = ["api", "e2e"].some(isWanted);
let isBuilt = true;
/** Whether several suites write at once. */
let isBeside = false;
// A build has use for both processors now and then, and the tests beside it for what it leaves.
await stage([
  (isServed || paths.length === 0) &&
    (async () => {
      if (isServed) await build();
      if (isBuilt && paths.length === 0) await inTurn(TYPECHECK);
    }),
  paths.length === 0 && (() => inTurn(CHECKS)),
  projects.length > 0 &&
    (() =>
      suite(
        "unit",
        jest(projects, [ALL_PROCESSORS, ...coverageOf("unit"), ...paths], {
          JOINED_TESTS: String(paths.length === 0),
        }),
      )),
]);
// A build that fails leaves nothing to serve.
if (!isBuilt) finish();
// The one waits for its servers, and the other for its browser, where both processors can do the other's work.
await stage([
  isWanted("api") &&
    (async () => {
      await suite("api", api(paths));
      if (isWanted("leak-scan") && existsSync(KEEP_TRACES) && paths.length === 0)
        await suite("leak-scan", jest(["leak-scan"], [], { KEEP_TRACES }));
    }),
  isWanted("e2e") &&
    (() =>
      suite("e2e", {
        command: ["playwright", "test", "--pass-with-no-tests", ...paths],
        counts: "playwright",
      })),
]);
if (values.coverage) await runs([process.execPath, "node_modules/.bin/tsx", "tests/coverage.ts", COVERAGE]);
finish();

/** Does work beside other work. */
async function stage(work: (false | (() => Promise<void>))[]): Promise<void> {
  const wanted = work.filter((each) => each !== false);
  isBeside = wanted.length > 1;
  await Promise.all(wanted.map((each) => each()));
  if (total.failed > 0 && !values.all) finish();
}

async function inTurn(suites: Record<string, Suite>): Promise<void> {
  for (const [name, each] of Object.entries(suites)) if (isWanted(name)) await suite(name, each);
}

async function build(): Promise<void> {
  isBuilt = await runs([process.execPath, "lib/setup/prepare.mjs", "build"]);
  if (isBuilt) return;
  total.failed += 1;
  console.log("  build: failed");
}

async function suite(name: string, { command: [program = "", ...args], counts, env }: Suite): Promise<void> {
  console.log(`\n— ${name}`);
  const from = Date.now();
  const file = path.join(RESULTS, `${name}.json`);
  const isFine = await runs(
    [
      process.execPath,
      ...SHORT_LIVED_FLAGS,
      ...ROOMY,
      path.join("node_modules", ".bin", program),
      ...args,
      ...(counts === "jest" ? ["--json", `--outputFile=${file}`] : []),
    ],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  );
  if (counts !== undefined) files.push(file);
  const counted: Counted =
    counts === undefined
      ? { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, skipped: 0 }
      : countOf(file, isFine);
  sumOf(total, counted);
  const seconds = Math.round((Date.now() - from) / 1000);
  console.log(`  ${name}: ${counted.passed} passed, ${counted.failed} failed in ${seconds} s`);
}

function runs([command = "", ...args]: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      // Suites that run beside each other share the page line by line; one alone may move about on it.
      stdio: isBeside ? ["inherit", "pipe", "pipe"] : "inherit",
      env: { ...process.env, FORCE_COLOR: "0", ...env },
    });
    for (const input of [child.stdout, child.stderr])
      if (input) createInterface({ input }).on("line", (line) => console.log(line));
    child.once("error", reject);
    child.once("exit", (code) => resolve(code === 0));
  });
}

function finish(): never {
  const slowest = files.flatMap(slowestOf).sort((one, other) => other.seconds - one.seconds);
  if (slowest.length > 0) console.log("\nThe slowest tests, in seconds:");
  for (const { seconds, title } of slowest.slice(0, SLOWEST))
    console.log(`${seconds.toFixed(1).padStart(7)}  ${title}`);
  const triedAgain = files.flatMap(triedAgainOf);
  if (triedAgain.length > 0) console.log("\nPassed when tried again:");
  for (const title of triedAgain) console.log(`  ${title}`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
}
