// npm test: sets up what is missing and runs every suite. Ends with the sum of them all.
// npm test -- unit api     runs only the suites named.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { bin, environment, prepareBuild, prepareClient, prepareDependencies } from "./prepare.mjs";

prepareDependencies();
prepareClient();
prepareBuild();

const RESULTS = "test-results";
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
/** What the servers of the api suites leave behind, for the last look at all of it. */
const KEEP_TRACES = path.resolve(RESULTS, "traces");
/** What depends on how the embedded database is opened and where it lies, or on no database at all. */
const EMBEDDED_ALONE = "embedded/(machine|crash-loop|full-disk|headers)\\.test";
/** Tests of the api that say how long an answer may take while much goes on: few run beside each other. */
const TIMED = "(machine|faults|fuzz)\\.test";
/** Each file has servers, ports, folders and databases of its own, and mostly waits for them. */
const TWO_AT_ONCE = "--maxWorkers=2";
/** Left to itself Jest keeps one processor free, which on a small machine is half of it. */
const ALL_PROCESSORS = "--maxWorkers=100%";

/** PostgreSQL's own files before there is a table. To make them takes a processor five seconds: the servers get copies. */
const EMPTY_DATABASE = path.resolve(RESULTS, "empty-database");

const ON_EMBEDDED = { KEEP_TRACES, TEST_DATABASE_URL: "", EMPTY_DATABASE };

const jest =
  (project, more = [], env = {}, name = project) =>
  () =>
    countJest(name, ["--selectProjects", project, "--forceExit", ...more], env);
const SUITES = {
  lint: () => countOne(bin("biome"), ["check", "."]),
  types: () => countOne(bin("tsc"), ["--noEmit"]),
  unused: () => countOne(bin("knip"), ["--no-progress", "--no-config-hints"]),
  unit: jest("unit", [ALL_PROCESSORS]),
  architecture: jest("architecture"),
  components: jest("components", [ALL_PROCESSORS]),
  contracts: jest("contracts", [ALL_PROCESSORS]),
  api: apiOnEmbedded,
  "api, timed": jest("api", [TWO_AT_ONCE, "--testPathPatterns", TIMED], ON_EMBEDDED, "api-timed"),
  "api on PostgreSQL": apiOnPostgres,
  traces: () => (existsSync(KEEP_TRACES) ? jest("traces", [], { KEEP_TRACES })() : NOTHING),
  browser: countPlaywright,
};

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

const chosen = process.argv.slice(2).filter((name) => name in SUITES);
const total = { passed: 0, failed: 0, skipped: 0 };
for (const [name, suite] of Object.entries(SUITES)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n— ${name}`);
  const counted = await suite();
  for (const kind of Object.keys(total)) total[kind] += counted[kind];
  if (counted.failed > 0) console.log(`  ${name}: ${counted.failed} failed`);
}
console.log("");
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`,
);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

function runs(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env: environment({ FORCE_COLOR: "0", ...env }),
  });
  return status === 0;
}

/** And those that need PostgreSQL whatever the others run on. */
async function apiOnEmbedded() {
  const { PGlite } = await import("@electric-sql/pglite");
  await (await PGlite.create(EMPTY_DATABASE)).close();
  return jest("api", [TWO_AT_ONCE, "--testPathIgnorePatterns", TIMED], ON_EMBEDDED)();
}

/** The same tests as on the embedded database: on the PostgreSQL that is named, else on one of our own. */
async function apiOnPostgres() {
  const { findPostgres, startPostgres } = await import("../../tests/support/postgres.mjs");
  const { freePort } = await import("../../tests/bench/measure.mjs");
  const isOurs = !process.env.TEST_DATABASE_URL && findPostgres() !== null;
  const own = isOurs ? startPostgres(await freePort()) : null;
  const TEST_DATABASE_URL = process.env.TEST_DATABASE_URL || own?.createDatabase("tests");
  if (!TEST_DATABASE_URL) {
    console.log("Skipped: there is no PostgreSQL here, and TEST_DATABASE_URL names none.");
    return { ...NOTHING, skipped: 1 };
  }
  const files = ["--testPathPatterns", "api/embedded/", "--testPathIgnorePatterns", EMBEDDED_ALONE];
  try {
    return countJest("api-on-postgres", ["--selectProjects", "api", "--forceExit", TWO_AT_ONCE, ...files], {
      KEEP_TRACES,
      TEST_DATABASE_URL,
    });
  } finally {
    own?.remove();
  }
}

function countOne(command, args) {
  const isFine = runs(command, args);
  return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, skipped: 0 };
}

function countJest(name, args, env) {
  const file = path.join(RESULTS, `${name}.json`);
  rmSync(file, { force: true });
  const jest = [bin("jest"), ...args, "--json", `--outputFile=${file}`, "--passWithNoTests"];
  const isFine = runs(process.execPath, jest, env);
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const found = JSON.parse(readFileSync(file, "utf8"));
  const broken = found.numRuntimeErrorTestSuites + (isFine || found.numFailedTests > 0 ? 0 : 1);
  return {
    passed: found.numPassedTests,
    failed: found.numFailedTests + broken,
    skipped: found.numPendingTests,
  };
}

function countPlaywright() {
  const file = path.join(RESULTS, "browser.json");
  const isFine =
    spawnSync(process.execPath, [bin("playwright"), "test"], {
      stdio: "inherit",
      env: environment({ FORCE_COLOR: "0", PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    }).status === 0;
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(file, "utf8")).stats;
  return {
    passed: expected,
    failed: unexpected + flaky + (isFine || unexpected + flaky > 0 ? 0 : 1),
    skipped,
  };
}
