import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { scratchFolder } from "./admin";
import type { Check } from "./checks";
import { onEachDatabase } from "./each-database";
import { serve } from "./measure";

const AT_ONCE = 200;
const POOL_SIZE = 10;
const SUBMISSION = JSON.parse(readFileSync("lib/services/report/sample-answers.json", "utf8"));

/** How many of them were stored, and in ms what the last but one in a hundred waited. */
export interface Burst {
  stored: number;
  p50: number;
  p99: number;
}

/** Two hundred submissions at the same moment, each from an address of its own, on each database. */
export const measureBursts = (): Promise<Record<string, Burst>> => onEachDatabase("burst", burstOn);

export const checksOfBursts = (bursts: Record<string, Burst>): Check[] =>
  Object.entries(bursts).map(([database, { stored }]) => [
    `${AT_ONCE} at once, stored, ${database}`,
    stored,
    ">=",
    AT_ONCE,
  ]);

async function burstOn(environment: Record<string, string>): Promise<Burst> {
  const server = await serve(".", {
    DATA_DIR: scratchFolder(),
    LOG_LEVEL: "error",
    READY_PATH: "/api/health",
    TRUSTED_PROXY_HOPS: "1",
    DATABASE_POOL_SIZE: String(POOL_SIZE),
    ...environment,
  });
  try {
    await submit(server.url, 0);
    const sent = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => submit(server.url, at + 1)));
    const took = sent.map(({ ms }) => ms).sort((one, other) => one - other);
    return {
      stored: sent.filter(({ status }) => status === 201).length,
      p50: took[AT_ONCE / 2] ?? 0,
      p99: took[AT_ONCE * 0.99 - 1] ?? 0,
    };
  } finally {
    server.stop();
    await server.ended;
  }
}

async function submit(url: string, place: number): Promise<{ status: number; ms: number }> {
  const from = performance.now();
  const response = await fetch(`${url}/api/assessments`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": `203.0.113.${place}` },
    body: JSON.stringify({
      ...SUBMISSION,
      companyName: `Firm ${place}`,
      executiveEmail: `p${place}@example.com`,
    }),
  });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - from };
}
