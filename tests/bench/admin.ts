// A dashboard with so many rows, and an admin at it.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Server, serve } from "./measure";

const ADMIN = { email: "admin@example.com", password: "Bench-Admin-1" };

/** Median and 95th percentile in ms. */
export interface Times {
  p50: number;
  p95: number;
}

export const scratchFolder = (): string => mkdtempSync(path.join(tmpdir(), "readiness-bench-"));

/** Serves so many invented assessments until the work with the server is done; the data goes with it. */
export async function withRows<Found>(
  rows: number,
  chosen: Record<string, string>,
  work: (server: Server) => Promise<Found>,
): Promise<Found> {
  const environment = {
    ...chosen,
    LOG_LEVEL: "error",
    READY_PATH: "/api/health",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  const seed = spawnSync(
    process.execPath,
    ["node_modules/.bin/tsx", "prisma/seed.ts", "--assessments", String(rows)],
    {
      // On PostgreSQL the product wants an address of its own; the server that follows has another.
      env: { NEXTAUTH_URL: "http://127.0.0.1", ...process.env, ...environment },
      encoding: "utf8",
    },
  );
  if (seed.status !== 0) throw new Error(`Seeding failed: ${seed.stdout}${seed.stderr}`);
  const server = await serve(".", environment);
  try {
    return await work(server);
  } finally {
    server.stop();
    await server.ended;
    if (chosen.DATA_DIR) rmSync(chosen.DATA_DIR, { recursive: true, force: true });
  }
}

/** The headers of a signed-in admin, for calls and for pages. */
export async function signIn(url: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  const { token } = await response.json();
  const cookies = response.headers.getSetCookie().map((each) => each.split(";")[0]);
  return { Authorization: `Bearer ${token}`, Cookie: cookies.join("; ") };
}

/** Saved views, each of which is counted whenever they are listed. */
export async function addViews(url: string, headers: Record<string, string>): Promise<void> {
  for (const query of [
    "industry=retail",
    "badge=hot-lead&sort=call-first",
    "status=won",
    "need=follow-up",
    "",
  ]) {
    const body = JSON.stringify({ name: query || "All", query });
    const response = await fetch(`${url}/api/admin/views`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body,
    });
    if (!response.ok) throw new Error(`View: ${response.status}`);
  }
}

/** Median and 95th percentile in ms of so many calls, one at a time, to these addresses by turns. */
export async function timesOf(
  addresses: readonly string[],
  headers: Record<string, string>,
  times = 60,
): Promise<Times> {
  const took: number[] = [];
  for (let turn = -addresses.length; turn < times; turn += 1) {
    const address = addresses.at(turn % addresses.length) ?? "";
    const from = performance.now();
    const response = await fetch(address, { headers, redirect: "error" });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    if (turn >= 0) took.push(performance.now() - from);
  }
  took.sort((one, other) => one - other);
  return { p50: took[Math.floor(times * 0.5)] ?? 0, p95: took[Math.floor(times * 0.95)] ?? 0 };
}

/** What a process holds in memory, in MB; 0 where that cannot be told. */
export function residentMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
