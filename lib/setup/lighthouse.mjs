// npm run lighthouse: Lighthouse on the production build, as a phone on slow 4G. Prints the marks of each page and
// keeps them in tests/bench/lighthouse.json. npm run lighthouse -- --check ends with an error where one is missed;
// --runs 1 is quicker, and less to be relied on.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { environment, prepareBuild, prepareClient, prepareDependencies } from "./prepare.mjs";

/** The last that runs on Node 20. Fetched from the npm registry when it is asked for: some 180 MB that nothing else needs. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const FLAGS =
  "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking";
const KEPT_IN = "tests/bench/lighthouse.json";
const RUNS = Number(/--runs[= ](\d+)/.exec(process.argv.join(" "))?.[1] ?? 3);

prepareDependencies();
prepareClient();
prepareBuild();
const { serve } = await import("../../tests/bench/measure.mjs");
const folder = mkdtempSync(path.join(tmpdir(), "readiness-lighthouse-"));
const server = await serve(".", {
  DATA_DIR: path.join(folder, "data"),
  LOG_LEVEL: "error",
  READY_PATH: "/api/health",
});

const found = {};
try {
  const id = await unlockedAssessment();
  const open = await submit();
  for (const [name, address] of [
    ["/", "/"],
    ["/assessment", "/assessment"],
    ["/summary/{id}", `/summary/${open}`],
    ["/payment?assessment={id}", `/payment?assessment=${open}`],
    ["/report/{id}", `/report/${id}`],
  ]) {
    const runs = Array.from({ length: RUNS }, () => marksOf(address));
    found[name] = medians(runs);
    process.stderr.write(`${name} measured\n`);
  }
} finally {
  server.stop();
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
}

/** Of each figure the middle one of all runs. LCP and TBT in ms. */
const LIMITS = {
  performance: [">=", 95],
  accessibility: [">=", 100],
  "best-practices": [">=", 100],
  seo: [">=", 100],
  lcp: ["<=", 1500],
  cls: ["<=", 0.02],
  tbt: ["<=", 100],
};
console.log(
  `\n${"Page".padEnd(26)}${Object.keys(LIMITS)
    .map((name) => name.padStart(15))
    .join("")}`,
);
let missed = 0;
for (const [name, figures] of Object.entries(found)) {
  const columns = Object.entries(LIMITS).map(([figure, [sign, limit]]) => {
    const holds = sign === ">=" ? figures[figure] >= limit : figures[figure] <= limit;
    if (!holds) missed += 1;
    return `${figures[figure]}${holds ? "" : " !"}`.padStart(15);
  });
  console.log(`${name.padEnd(26)}${columns.join("")}`);
}
console.log(missed === 0 ? "\nAll within the promise." : `\n${missed} beyond the promise, marked with !`);
const measured = {
  lighthouse: LIGHTHOUSE,
  runs: RUNS,
  // A busy machine is a slower phone: above one process a core, LCP and TBT say little.
  busy: `${loadavg()[0].toFixed(1)} processes on ${cpus().length} cores`,
  unit: "lcp and tbt in ms; the median of all runs",
  pages: found,
};
writeFileSync(KEPT_IN, `${JSON.stringify(measured, null, 2)}\n`);
process.exit(process.argv.includes("--check") && missed > 0 ? 1 : 0);

/** A page whose address is a key is kept out of search engines on purpose, which Lighthouse would mark down. */
function marksOf(address) {
  const file = path.join(folder, "marks.json");
  const { status, stderr } = spawnSync(
    "npm",
    [
      ...["exec", "--yes", "--", LIGHTHOUSE, `${server.url}${address}`, "--quiet", `--chrome-flags=${FLAGS}`],
      ...["--output=json", `--output-path=${file}`, "--form-factor=mobile", "--screenEmulation.mobile"],
      ...(["/", "/assessment"].includes(address) ? [] : ["--skip-audits=is-crawlable"]),
    ],
    {
      env: environment({ CHROME_PATH: process.env.CHROME_PATH ?? BROWSERS.find((each) => existsSync(each)) }),
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(`Lighthouse failed on ${address}:\n${stderr.slice(-2000)}`);
  const { categories, audits, runtimeError } = JSON.parse(readFileSync(file, "utf8"));
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const mark = (name) => Math.round(categories[name].score * 100);
  return {
    performance: mark("performance"),
    accessibility: mark("accessibility"),
    "best-practices": mark("best-practices"),
    seo: mark("seo"),
    lcp: Math.round(audits["largest-contentful-paint"].numericValue),
    cls: Number(audits["cumulative-layout-shift"].numericValue.toFixed(3)),
    tbt: Math.round(audits["total-blocking-time"].numericValue),
  };
}

function medians(runs) {
  const middle = (figure) =>
    runs.map((run) => run[figure]).sort((one, other) => one - other)[(RUNS - 1) >> 1];
  return Object.fromEntries(Object.keys(runs[0]).map((figure) => [figure, middle(figure)]));
}

async function unlockedAssessment() {
  const id = await submit();
  await post("/api/validate-coupon", { code: "DEMO2025", assessmentId: id });
  await fetch(`${server.url}/api/assessments/${id}/report`).then((answer) => answer.text());
  return id;
}

async function submit() {
  const answers = JSON.parse(readFileSync("lib/services/report/sample-answers.json", "utf8"));
  return (await post("/api/assessments", answers)).assessmentId;
}

async function post(address, body) {
  const answer = await fetch(`${server.url}${address}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}
