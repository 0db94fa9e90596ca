import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { closeSync, cpSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { rememberDatabase } from "./databases-in-use";
import { collectTraces, rememberOne } from "./leak-scan";
import { copyTemplate, ON_POSTGRES } from "./own-database";
import { serveForTest } from "./serve-command";
import { countingCoverage, trimCoverage } from "./server-coverage";
import { endProcess, rememberChild } from "./server-process";

const READY_WITHIN_MS = 90_000;

export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  /** Null on the embedded database. */
  readonly databaseUrl: string | null;
  log(): string;
  pid(): number;
  /** What another test file needs to go on with it. */
  record(): ServerRecord;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  /** Holds it where it is, as a host that sleeps would, until it is thawed. */
  freeze(): void;
  thaw(): void;
  /** Asks it to end; gives back its exit code. */
  stop(): Promise<number | null>;
  /** Starts it again on the same data and the same port. */
  restart(): Promise<void>;
  /** Removes what it had for itself alone. */
  clear(): Promise<void>;
}

export type Settings = Record<string, string | undefined>;

export interface ServerRecord {
  port: number;
  pid: number;
  dataDir: string;
  settings: Settings;
  /** Whether it has no more memory than `npm start` gives it. */
  isSmall?: boolean;
}

/** The production server on a free port, with data of its own, ready to answer. */
export async function startServer(settings: Settings = {}, isSmall = false): Promise<RunningServer> {
  const dataDir = settings.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), "readiness-"));
  if (settings.DATA_DIR === undefined && settings.DATABASE_URL === undefined) giveDatabase(dataDir);
  const server = serverOf({ port: await freePort(), pid: 0, dataDir, settings, isSmall });
  await server.restart();
  return server;
}

/** The server of a record, which another test file may have started. */
export function serverOf(
  record: ServerRecord,
  whenStarted: (record: ServerRecord) => void = () => {},
): RunningServer {
  const { port, dataDir, settings, isSmall } = record;
  const url = `http://127.0.0.1:${port}`;
  const logFile = path.join(dataDir, "server.log");
  const databaseUrl = settings.DATABASE_URL ?? null;
  if (databaseUrl !== null) rememberDatabase(dataDir, databaseUrl);
  rememberKeys(settings);
  let { pid } = record;

  async function launch(): Promise<void> {
    const out = openSync(logFile, "a");
    const started = spawn(process.execPath, serveForTest(port, isSmall), {
      env: {
        ...process.env,
        ...environment(port, dataDir),
        ...settings,
        ...countingCoverage,
        DATA_DIR: dataDir,
      },
      stdio: ["ignore", out, out],
    });
    closeSync(out);
    // One that is shared is still there when its Jest worker ends.
    started.unref();
    pid = started.pid ?? 0;
    rememberChild(started);
    await untilReady(url, started, logFile);
    whenStarted({ ...record, pid });
  }

  return {
    url,
    dataDir,
    databaseUrl,
    log: () => readFileSync(logFile, "utf8"),
    pid: () => pid,
    record: () => ({ ...record, pid }),
    kill: () => endProcess(pid, "SIGKILL").then(() => undefined),
    freeze: () => void process.kill(pid, "SIGSTOP"),
    thaw: () => void process.kill(pid, "SIGCONT"),
    stop: async () => {
      const code = await endProcess(pid, "SIGTERM");
      trimCoverage(pid);
      return code;
    },
    restart: launch,
    clear: async () => {
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A database that is up to date, and the password of its admin: each server would make them anew. */
function giveDatabase(dataDir: string): void {
  const made = process.env.EMBEDDED_TEMPLATE;
  if (!made || !existsSync(made)) return;
  for (const name of ["db", "admin-password.txt"])
    cpSync(path.join(made, name), path.join(dataDir, name), { recursive: true });
}

function rememberKeys(settings: Settings): void {
  for (const [name, value] of Object.entries(settings)) {
    if (/(?<!PUBLISHABLE_)(KEY|SECRET|PASSWORD)$/.test(name) && value !== undefined) rememberOne(value);
  }
}

/** The same on a database of the run's PostgreSQL; on the embedded one, where there is none. */
export async function startOnPostgres(settings: Settings = {}): Promise<RunningServer> {
  const own = await copyTemplate();
  if (own === null) return startServer(settings);
  const server = await startServer({ ...ON_POSTGRES, ...settings, DATABASE_URL: own.url });
  return {
    ...server,
    clear: async () => {
      await own.drop();
      await server.clear();
    },
  };
}

/** Stops servers and removes their data. */
export async function stopServers(...servers: (RunningServer | undefined)[]): Promise<void> {
  const running = servers.filter((server) => server !== undefined);
  for (const server of running) await server.stop();
  await collectTraces(running);
  for (const server of running) await server.clear();
}

function environment(port: number, dataDir: string): Settings {
  return {
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    PORT: String(port),
    DATA_DIR: dataDir,
    TRUSTED_PROXY_HOPS: "1",
    NEXTAUTH_URL: `http://127.0.0.1:${port}`,
  };
}

async function untilReady(url: string, child: ChildProcess, logFile: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    const isReady = await fetch(`${url}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await pause(100);
  }
  throw new Error(`The server did not start:\n${readFileSync(logFile, "utf8").slice(-2000)}`);
}

/**
 * Below the ports that a system gives out by itself, and a part for each of Jest's workers: no other process takes one
 * before its server listens, or while that server is down for a moment. `fetch` refuses port 10080.
 */
const PORTS = { first: 10_100, parts: 8, each: 2_750 };
const worker = Number(process.env.JEST_WORKER_ID ?? 1) % PORTS.parts;
let nextPort = randomInt(PORTS.each);

export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORTS.each; tries += 1) {
    const port = PORTS.first + worker * PORTS.each + (nextPort++ % PORTS.each);
    if (await isFree(port)) return port;
  }
  throw new Error("There is no free port.");
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** What a busy machine may add to a wait of the product's own that a test looks at the length of. */
export const BUSY_MS = 30_000;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks until the answer is there; fails after the given time, which is long because a busy machine needs it. */
export async function eventually<Value>(
  ask: () => Promise<Value | null | undefined | false>,
  withinMs = 120_000,
): Promise<Value> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const value = await ask();
    if (value) return value;
    if (Date.now() > deadline) throw new Error("It did not happen in time.");
    await pause(100);
  }
}
