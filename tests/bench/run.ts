// npm run bench: measures the production build beside a bare Next application of the same version, in one run, and keeps
// the figures in tests/bench/figures.json.
// npm run bench -- --check ends with an error where a ratio is missed.
// npm run bench -- --load [seconds]: 200 visitors at once, and what each page and call costs as rows grow.
// npm run bench -- --leads [rows] [embedded|postgresql]: what each of an admin's lists, charts and counts takes.
// npm run bench -- --cold, --memory: how soon a server answers, and what it takes of a small host.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Refusal, refusalTimes } from "./accounts";
import { buildBare } from "./bare";
import { checksOfBursts, measureBursts } from "./burst";
import { type Check, tellChecks } from "./checks";
import { measureDecks } from "./decks";
import { keepFigures } from "./keep";
import { javascriptOf, load, serve } from "./measure";
import { tellSmallHost } from "./small-host";
import { checksOf, tellLeads } from "./tell-leads";
import { tellLoad } from "./tell-load";

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: "boolean" },
    load: { type: "boolean" },
    leads: { type: "boolean" },
    cold: { type: "boolean" },
    memory: { type: "boolean" },
  },
});
if (asked.cold || asked.memory) {
  await tellSmallHost(asked);
  process.exit();
}
if (asked.leads) {
  const [rows, ...databases] = positionals;
  const found = await tellLeads(databases.length > 0 ? databases : undefined, Number(rows) || undefined);
  process.exit(tellChecks(checksOf(found)) > 0 && asked.check ? 1 : 0);
}
if (asked.load) process.exit((await tellLoad(Number(positionals[0]) || 60)) > 0 ? 1 : 0);

const SUBMISSION = JSON.parse(readFileSync("lib/services/report/sample-answers.json", "utf8"));

const dataDir = mkdtempSync(path.join(tmpdir(), "readiness-bench-"));
const bare = await serve(buildBare());
const ours = await serve(".", { DATA_DIR: dataDir, LOG_LEVEL: "error", READY_PATH: "/api/health" });
// The first call opens the bare database; its cost is no page's.
await fetch(`${bare.url}/read`).then((response) => response.text());
const json = { "Content-Type": "application/json" };
const post = (address: string, body: object) =>
  fetch(`${ours.url}${address}`, { method: "POST", headers: json, body: JSON.stringify(body) }).then(
    (response) => response.json(),
  );
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

const { assessmentId: id } = await post("/api/assessments", SUBMISSION);
await post("/api/validate-coupon", { code: "DEMO2025", assessmentId: id });
const reportMs = await timed(() =>
  fetch(`${ours.url}/api/assessments/${id}/report`).then((response) => response.text()),
);
await fetch(`${ours.url}/api/assessments/${id}/report.pdf`).then((response) => response.arrayBuffer());
const pdfMs = await timed(() =>
  fetch(`${ours.url}/api/assessments/${id}/report.pdf`).then((response) => response.arrayBuffer()),
);
const takeDeck = () =>
  fetch(`${ours.url}/api/assessments/${id}/files/deck.pptx`).then((response) => response.arrayBuffer());
await takeDeck();
const deckMs = await timed(takeDeck);
const decks = await measureDecks();

const rates: Record<string, Awaited<ReturnType<typeof load>>> = {};
/** As a browser opens a page; the second view of a report's page has its tag. */
const opening = { accept: "text/html" };
const second = { ...opening, "if-none-match": await tagOf(`/report/${id}`) };
const PAGES: [string, typeof bare, string, Record<string, string>?][] = [
  ["bare page, prepared at build", bare, "/prepared"],
  ["bare page", bare, "/"],
  ["bare page, one database read", bare, "/read"],
  ["bare page, with a middleware", bare, "/guarded"],
  ["bare JSON", bare, "/echo"],
  ["/", ours, "/"],
  ["/assessment", ours, "/assessment"],
  ["/sample", ours, "/sample"],
  ["/login", ours, "/login"],
  ["GET /api/assessments/{id}", ours, `/api/assessments/${id}`],
  ["GET …/report (cached)", ours, `/api/assessments/${id}/report`],
  ["/report/{id}", ours, `/report/${id}`, opening],
  ["/report/{id}, second view", ours, `/report/${id}`, second],
];
for (const [name, server, address, headers] of PAGES)
  rates[name] = await load(`${server.url}${address}`, server, headers);
rates["POST /api/assessments"] = await submitForAWhile();
const refusals = await refusalTimes(ours.url);

const weights = {
  bare: await javascriptOf(bare.url, "/"),
  "/": await javascriptOf(ours.url, "/"),
  "/assessment": await javascriptOf(ours.url, "/assessment"),
  "/admin/login": await javascriptOf(ours.url, "/admin/login"),
  "/report/{id}": await javascriptOf(ours.url, `/report/${id}`),
};
bare.stop();
ours.stop();
rmSync(dataDir, { recursive: true, force: true });

console.log("\nLoad, 10 connections          req/s    p50 ms   p99 ms   cpu ms");
for (const [name, { rate, p50, p99, cpu }] of Object.entries(rates)) {
  console.log(
    `${name.padEnd(28)}${rate.toFixed(0).padStart(7)}${p50.toFixed(1).padStart(10)}${p99.toFixed(1).padStart(9)}${cpu.toFixed(2).padStart(9)}`,
  );
}
console.log("\nJavaScript                    kB gzip");
for (const [name, kilobytes] of Object.entries(weights))
  console.log(`${name.padEnd(28)}${kilobytes.toFixed(1).padStart(9)}`);

console.log("\nRefusal, median ms            known   unknown");
for (const [name, { known, unknown }] of Object.entries(refusals))
  console.log(`${name.padEnd(28)}${known.toFixed(1).padStart(7)}${unknown.toFixed(1).padStart(10)}`);

const bursts = await measureBursts();
console.log("\n200 submissions at once, pool of 10     stored    p50 ms    p99 ms");
for (const [name, { stored, p50, p99 }] of Object.entries(bursts))
  console.log(`${name.padEnd(36)}${[stored, p50, p99].map((each) => each.toFixed(0).padStart(10)).join("")}`);

const leads = await tellLeads();

const rateOf = (name: string): number => rates[name]?.rate ?? 0;
const ratio = (one: number, other: number): number => one / other;
const apart = ({ known, unknown }: Refusal): number => Math.max(known / unknown, unknown / known);
const checks: Check[] = [
  ["landing JavaScript / bare", ratio(weights["/"], weights.bare), "<=", 1.04],
  ["wizard JavaScript / bare", ratio(weights["/assessment"], weights.bare), "<=", 1.2],
  ["admin sign-in JavaScript / bare", ratio(weights["/admin/login"], weights.bare), "<=", 1.25],
  ["report JavaScript / bare", ratio(weights["/report/{id}"], weights.bare), "<=", 1.08],
  ...["/", "/assessment", "/sample", "/login"].map(
    (page): Check => [
      `${page} / bare page, prepared`,
      ratio(rateOf(page), rateOf("bare page, prepared at build")),
      ">=",
      0.7,
    ],
  ),
  [
    "report page / bare, with a middleware",
    ratio(rateOf("/report/{id}"), rateOf("bare page, with a middleware")),
    ">=",
    0.45,
  ],
  ["GET assessment / bare JSON", ratio(rateOf("GET /api/assessments/{id}"), rateOf("bare JSON")), ">=", 0.5],
  ["login refused: known / unknown", apart(refusals.login), "<=", 1.1],
  ["reset asked: known / unknown", apart(refusals.reset), "<=", 1.2],
  ["report written, ms", reportMs, "<=", 300],
  ["PDF, ms", pdfMs, "<=", 3000],
  ["deck, ms", deckMs, "<=", 300],
  ["deck of ten firms, most cpu ms", decks.ms, "<=", 300],
  ["deck of ten firms, largest, kB", decks.kilobytes, "<=", 60],
  ...checksOfBursts(bursts),
  ...checksOf(leads),
];
keepFigures(checks, {
  "load, 10 connections": rates,
  "JavaScript, kB gzip": weights,
  "200 submissions at once": bursts,
});
process.exit(tellChecks(checks) > 0 && asked.check ? 1 : 0);

async function tagOf(address: string): Promise<string> {
  const { headers } = await fetch(`${ours.url}${address}`, { headers: { Accept: "text/html" } });
  return headers.get("etag") ?? "";
}

/** Fifty at a time, within the limit that every caller shares. */
async function submitForAWhile(): Promise<Awaited<ReturnType<typeof load>>> {
  const took: number[] = [];
  const from = performance.now();
  for (let turn = 0; turn < 10; turn += 1) {
    await Promise.all(
      Array.from({ length: 10 }, async () =>
        took.push(await timed(() => post("/api/assessments", SUBMISSION))),
      ),
    );
  }
  took.sort((one, other) => one - other);
  return {
    rate: (took.length * 1000) / (performance.now() - from),
    p50: took[50] ?? 0,
    p99: took.at(-1) ?? 0,
    cpu: Number.NaN,
  };
}
