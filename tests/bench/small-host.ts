// npm run bench -- --cold: from the start of the process to its first answers.
// npm run bench -- --memory: what the server's process takes, idle and while twenty PDFs are asked for at once.
import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { median } from "./accounts";
import { residentMb, scratchFolder } from "./admin";
import { onEachDatabase } from "./each-database";
import { busyNow, type Server, serve } from "./measure";

const KEPT_IN = "tests/bench/small-host.json";
const STARTS = 3;
const PDFS = 20;
const IDLE_AFTER_MS = 3_000;
const LATER_MS = 20_000;
const LOOK_EVERY_MS = 50;
const SUBMISSION = JSON.parse(readFileSync("lib/services/report/sample-answers.json", "utf8"));

/** By database, by what was measured. */
type Figures = Record<string, Record<string, number>>;

/** Measures what was asked for, prints it, and keeps it beside what was measured before. */
export async function tellSmallHost(asked: { cold?: boolean; memory?: boolean }): Promise<void> {
  const kept = JSON.parse(readFileSync(KEPT_IN, "utf8"));
  if (asked.cold) kept["cold start, seconds"] = await coldStart();
  if (asked.memory) kept["memory, MB"] = await memory();
  const measuredWith = {
    options: process.env.NODE_OPTIONS ?? "",
    busy: busyNow(),
  };
  if (asked.cold) kept["measured with"]["cold start"] = measuredWith;
  if (asked.memory) kept["measured with"].memory = measuredWith;
  writeFileSync(KEPT_IN, `${JSON.stringify(kept, null, 2)}\n`);
}

/** Median seconds to the first page and to the first good health check, on a database that was set up before. */
async function coldStart(): Promise<Figures> {
  console.log("\nCold start, seconds to         /     /api/health");
  return onEach(async (environment) => {
    await stopped(await started(environment));
    const [page, health]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < STARTS; turn += 1) {
      page.push(await secondsTo("/", environment));
      health.push(await secondsTo("/api/health", environment));
    }
    return { page: hundredths(median(page)), health: hundredths(median(health)) };
  });
}

/** Megabytes resident on a database that was set up before: after the first page, at most while PDFs are drawn, later. */
async function memory(): Promise<Figures> {
  console.log(`\nMemory, MB                  idle  ${PDFS} PDFs at once           later`);
  return onEach(async (environment) => {
    await stopped(await started(environment));
    const server = await started(environment);
    await fetch(server.url).then((response) => response.text());
    await wait(IDLE_AFTER_MS);
    const idle = residentMb(server.pid);
    const most = await mostWhile(server, () => drawAtOnce(server.url));
    await wait(LATER_MS);
    const later = residentMb(server.pid);
    await stopped(server);
    return { idle: Math.round(idle), most: Math.round(most), later: Math.round(later) };
  });
}

async function onEach(
  work: (environment: Record<string, string>) => Promise<Figures[string]>,
): Promise<Figures> {
  return onEachDatabase("small", async (environment, database) => {
    const figures = await work({ DATA_DIR: scratchFolder(), ...environment });
    console.log(
      database.padEnd(16) +
        Object.values(figures)
          .map((figure) => String(figure).padStart(16))
          .join(""),
    );
    return figures;
  });
}

const started = (environment: Record<string, string>, READY_PATH = "/api/health"): Promise<Server> =>
  serve(".", { LOG_LEVEL: "error", TRUSTED_PROXY_HOPS: "1", READY_PATH, ...environment });

async function stopped(server: Server): Promise<void> {
  server.stop();
  await server.ended;
}

async function secondsTo(path: string, environment: Record<string, string>): Promise<number> {
  const from = performance.now();
  const server = await started(environment, path);
  const seconds = (performance.now() - from) / 1000;
  await stopped(server);
  return seconds;
}

const hundredths = (seconds: number): number => Number(seconds.toFixed(2));

/** Twenty reports of twenty firms, each PDF asked for until it is there: some are told to come again. */
async function drawAtOnce(url: string): Promise<void> {
  await Promise.all(
    Array.from({ length: PDFS }, async (_, at) => {
      const headers = { "Content-Type": "application/json", "X-Forwarded-For": `203.0.113.${at + 1}` };
      const post = async (path: string, body: object) =>
        (await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
      const { assessmentId } = await post("/api/assessments", { ...SUBMISSION, companyName: `Firm ${at}` });
      await post("/api/validate-coupon", { code: "DEMO2025", assessmentId });
      for (let turn = 0; turn < 60; turn += 1) {
        const response = await fetch(`${url}/api/assessments/${assessmentId}/report.pdf`, { headers });
        await response.arrayBuffer();
        if (response.ok) return;
        await wait(2_000);
      }
      throw new Error("A PDF was not drawn.");
    }),
  );
}

async function mostWhile({ pid }: Server, work: () => Promise<void>): Promise<number> {
  let most = 0;
  const look = setInterval(() => {
    most = Math.max(most, residentMb(pid));
  }, LOOK_EVERY_MS);
  await work().finally(() => clearInterval(look));
  return most;
}
