// A dashboard with so many rows, and an admin at it.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { serve } from "./measure.mjs";

const ADMIN = { email: "admin@example.com", password: "Bench-Admin-1" };

export const scratchFolder = () => mkdtempSync(path.join(tmpdir(), "readiness-bench-"));

/** Serves so many invented assessments until the work with the server is done; the data goes with it. */
export async function withRows(rows, chosen, work) {
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
    return await work(server);
  } finally {
    server.stop();
    await server.ended;
    rmSync(environment.DATA_DIR, { recursive: true, force: true });
  }
}

/** The headers of a signed-in admin. */
export async function signIn(url) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  const { token } = await answer.json();
  return { Authorization: `Bearer ${token}` };
}

/** Median and 95th percentile in ms of so many calls, one at a time, to these addresses by turns. */
export async function timesOf(addresses, headers, times = 60) {
  const took = [];
  for (let turn = -addresses.length; turn < times; turn += 1) {
    const address = addresses.at(turn % addresses.length);
    const from = performance.now();
    const answer = await fetch(address, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    if (turn >= 0) took.push(performance.now() - from);
  }
  took.sort((one, other) => one - other);
  return { p50: took[Math.floor(times * 0.5)], p95: took[Math.floor(times * 0.95)] };
}

/** What a process holds in memory, in MB; 0 where that cannot be told. */
export function residentMb(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
