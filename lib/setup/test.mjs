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

const jest =
  (project, more = []) =>
  () =>
    countJest(project, ["--selectProjects", project, "--forceExit", ...more]);
const SUITES = {
  lint: () => countOne(bin("biome"), ["check", "."]),
  types: () => countOne(bin("tsc"), ["--noEmit"]),
  unused: () => countOne(bin("knip"), ["--no-progress", "--no-config-hints"]),
  unit: jest("unit"),
  architecture: jest("architecture"),
  components: jest("components"),
  contracts: jest("contracts"),
  api: jest("api", ["--runInBand"]),
  browser: countPlaywright,
};

const chosen = process.argv.slice(2).filter((name) => name in SUITES);
const total = { passed: 0, failed: 0, skipped: 0 };
for (const [name, suite] of Object.entries(SUITES)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n— ${name}`);
  const counted = suite();
  for (const kind of Object.keys(total)) total[kind] += counted[kind];
  if (counted.failed > 0) console.log(`  ${name}: ${counted.failed} failed`);
}
console.log("");
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`,
);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

function runs(command, args) {
  return spawnSync(command, args, { stdio: "inherit", env: environment({ FORCE_COLOR: "0" }) }).status === 0;
}

function countOne(command, args) {
  const isFine = runs(command, args);
  return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, skipped: 0 };
}

function countJest(name, args) {
  const file = path.join(RESULTS, `${name}.json`);
  const isFine = runs(process.execPath, [
    bin("jest"),
    ...args,
    "--json",
    `--outputFile=${file}`,
    "--passWithNoTests",
  ]);
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
