// The admin's list of leads at 1,000 and at 100,000 rows, on both databases: times at the server, one call at a time.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { serve } from "./measure.mjs";
import { startPostgres } from "./postgres.mjs";

export const FEW = 1_000;
export const MANY = 100_000;
const TIMES = 60;
const ADMIN = { email: "admin@example.com", password: "Bench-Admin-1" };

/** Each kind with the addresses that stand for it, taken by turns. */
const CALLS = {
  "first page": [""],
  search: ["q=osei", "q=cedar+creek", "q=thorne.12", "q=Joinery+Ltd", "q=no+such+firm"],
  sort: ["sort=name", "sort=company", "sort=score", "sort=readiness", "sort=oldest"],
  filter: [
    "industry=retail",
    "badge=qualified",
    "payment=coupon_used&revenue=over-1b",
    "status=won&employees=51-200",
    "from=2026-01-01&to=2026-03-31",
    "q=osei&industry=healthcare&sort=name",
  ],
  "page 200": ["page=200&limit=5"],
};

/** For each database, kind and number of rows: the median and the 95th percentile in ms; and what an export takes. */
export async function measureLeads() {
  const found = {
    embedded: await onBoth(() => ({ DATA_DIR: mkdtempSync(path.join(tmpdir(), "readiness-leads-")) })),
  };
  const postgres = await startPostgres();
  if (postgres === null) return found;
  try {
    found.postgresql = await onBoth((rows) => ({
      DATA_DIR: mkdtempSync(path.join(tmpdir(), "readiness-leads-")),
      DATABASE_URL: postgres.createDatabase(`rows_${rows}`),
      NEXTAUTH_SECRET: "bench-secret-of-more-than-thirty-two-characters",
    }));
  } finally {
    postgres.remove();
  }
  return found;
}

async function onBoth(environmentOf) {
  const few = await measure(FEW, environmentOf(FEW));
  const many = await measure(MANY, environmentOf(MANY));
  return { few, many };
}

async function measure(rows, chosen) {
  const environment = {
    ...chosen,
    LOG_LEVEL: "error",
    READY_PATH: "/api/health",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  const seed = spawnSync(process.execPath, ["lib/setup/seed.mjs", "--assessments", String(rows)], {
    env: { ...process.env, ...environment },
    encoding: "utf8",
  });
  if (seed.status !== 0) throw new Error(`Seeding failed: ${seed.stdout}${seed.stderr}`);
  const server = await serve(".", environment);
  try {
    const headers = await signIn(server.url);
    const times = {};
    for (const [name, addresses] of Object.entries(CALLS))
      times[name] = await timesOf(server.url, addresses, headers);
    return { times, exported: await exportAll(server, headers) };
  } finally {
    server.stop();
    await server.ended;
    rmSync(environment.DATA_DIR, { recursive: true, force: true });
  }
}

async function signIn(url) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  const { token } = await answer.json();
  return { Authorization: `Bearer ${token}` };
}

async function timesOf(url, addresses, headers) {
  const took = [];
  for (let turn = -addresses.length; turn < TIMES; turn += 1) {
    const from = performance.now();
    const answer = await fetch(`${url}/api/admin/assessments?${addresses.at(turn % addresses.length)}`, {
      headers,
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${addresses.at(turn % addresses.length)}: ${answer.status}`);
    if (turn >= 0) took.push(performance.now() - from);
  }
  took.sort((one, other) => one - other);
  return { p50: took[Math.floor(TIMES * 0.5)], p95: took[Math.floor(TIMES * 0.95)] };
}

/** Every row as comprehensive CSV: seconds, and by how many MB the server grew meanwhile. */
async function exportAll({ url, pid }, headers) {
  const before = residentMb(pid);
  const from = performance.now();
  const answer = await fetch(`${url}/api/admin/export?format=csv&type=comprehensive`, { headers });
  let most = before;
  for await (const _ of answer.body) most = Math.max(most, residentMb(pid));
  return { seconds: (performance.now() - from) / 1000, grownMb: most - before };
}

function residentMb(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
