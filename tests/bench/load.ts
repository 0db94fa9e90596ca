// npm run bench -- --load: 200 visitors at once who read and submit, and what each page and call costs as rows grow.
import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import autocannon, { type Request } from "autocannon";
import { residentMb, scratchFolder, signIn, type Times, timesOf, withRows } from "./admin";
import { onEachDatabase } from "./each-database";
import { serve } from "./measure";

const CONNECTIONS = 200;
const SUBMISSION = readFileSync("lib/services/report/sample-answers.json", "utf8");
const json = { "Content-Type": "application/json" };
/** Limits count by address, and each visitor has one of their own. */
const fromAnywhere = () => ({
  "X-Forwarded-For": `203.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
});

export interface Load {
  rate: number;
  p50: number;
  p99: number;
  wrong: number;
  statuses: string[];
  startMb: number;
  endMb: number;
}

/** For each database: rate, latencies in ms, what went wrong, and the server's memory in MB over that time. */
export const measureLoad = (seconds: number): Promise<Record<string, Load>> =>
  onEachDatabase("load", (environment) => loadOn(environment, seconds));

/** What each page and call takes with so many rows, one call at a time. */
export const measureCosts = (rows: number): Promise<Record<string, Times>> =>
  withRows(rows, { DATA_DIR: scratchFolder(), TRUSTED_PROXY_HOPS: "1" }, async ({ url }) => {
    const headers = { ...(await signIn(url)), ...fromAnywhere() };
    const id = await unlocked(url);
    const times: Record<string, Times> = {};
    for (const [name, address] of Object.entries(costly(id)))
      times[name] = await timesOf([`${url}${address}`], headers, 20);
    return times;
  });

const costly = (id: string): Record<string, string> => ({
  "/": "/",
  "/assessment": "/assessment",
  "/payment": `/payment?assessment=${id}`,
  ...Object.fromEntries(
    ["results", "summary", "thank-you", "roadmap", "report"].map((page) => [
      `/${page}/{id}`,
      `/${page}/${id}`,
    ]),
  ),
  ...Object.fromEntries(
    ["", "/payment-status", "/report", "/interview-insights"].map((call) => [
      `GET /api/assessments/{id}${call}`,
      `/api/assessments/${id}${call}`,
    ]),
  ),
  ...Object.fromEntries(
    [
      "assessments",
      "assessments?q=osei",
      "roadmaps",
      "users",
      "audit",
      "coupons",
      "funnel?days=0",
      "export/preview",
      "setup-followup-questions",
    ].map((call) => [`GET /api/admin/${call}`, `/api/admin/${call}`]),
  ),
  "GET /api/admin/…/{id}/details": `/api/admin/assessments/${id}/details`,
  "GET /api/health": "/api/health",
});

async function loadOn(environment: Record<string, string>, seconds: number): Promise<Load> {
  const settings = { LOG_LEVEL: "error", READY_PATH: "/api/health", TRUSTED_PROXY_HOPS: "1" };
  const server = await serve(".", { DATA_DIR: scratchFolder(), ...settings, ...environment });
  try {
    const requests = mixOf(await unlocked(server.url));
    const run = (duration: number) =>
      autocannon({ url: server.url, connections: CONNECTIONS, duration, timeout: 30, requests });
    await run(Math.max(10, seconds / 10));
    const startMb = residentMb(server.pid);
    const { requests: done, latency, errors, timeouts, non2xx, statusCodeStats } = await run(seconds);
    return {
      rate: done.average,
      p50: latency.p50,
      p99: latency.p99,
      wrong: errors + timeouts + non2xx,
      statuses: Object.entries(statusCodeStats ?? {}).map(([status, { count }]) => `${status}: ${count}`),
      startMb,
      endMb: residentMb(server.pid),
    };
  } finally {
    server.stop();
    await server.ended;
  }
}

/** One submission to nine readings, as on an evening when all look at theirs. */
function mixOf(id: string): Request[] {
  const reading = [
    "/",
    "/assessment",
    `/api/assessments/${id}`,
    `/api/assessments/${id}/payment-status`,
    `/summary/${id}`,
    `/api/assessments/${id}/report`,
    `/report/${id}`,
    `/api/assessments/${id}`,
    "/api/health",
  ];
  const from = (request: Request): Request => ({
    ...request,
    headers: { ...request.headers, ...fromAnywhere() },
  });
  return [
    ...reading.map((path): Request => ({ method: "GET", path, setupRequest: from })),
    { method: "POST", path: "/api/assessments", headers: json, body: SUBMISSION, setupRequest: from },
  ];
}

async function unlocked(url: string): Promise<string> {
  const post = async (address: string, body: string) =>
    (
      await fetch(`${url}${address}`, { method: "POST", headers: { ...json, ...fromAnywhere() }, body })
    ).json();
  const { assessmentId } = await post("/api/assessments", SUBMISSION);
  await post("/api/validate-coupon", JSON.stringify({ code: "DEMO2025", assessmentId }));
  await fetch(`${url}/api/assessments/${assessmentId}/report`).then((response) => response.text());
  return assessmentId;
}
