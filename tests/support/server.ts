import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

const READY_WITHIN_MS = 45_000;

export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  log(): string;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  /** Asks it to end; gives back its exit code. */
  stop(): Promise<number | null>;
  /** Starts it again on the same data and the same port. */
  restart(): Promise<void>;
}

export type Settings = Record<string, string | undefined>;

/** The production server on a free port, with data of its own, ready to answer. */
export async function startServer(settings: Settings = {}): Promise<RunningServer> {
  const dataDir = settings.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), "readiness-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const logFile = path.join(dataDir, "server.log");
  let child = await launch();

  async function launch(): Promise<ChildProcess> {
    const out = openSync(logFile, "a");
    const started = spawn(
      process.execPath,
      ["node_modules/.bin/next", "start", "-p", String(port), "--keepAliveTimeout", "65000"],
      {
        env: { ...process.env, ...environment(port, dataDir), ...settings, DATA_DIR: dataDir },
        stdio: ["ignore", out, out],
      },
    );
    closeSync(out);
    await untilReady(url, started, logFile);
    return started;
  }

  return {
    url,
    dataDir,
    log: () => readFileSync(logFile, "utf8"),
    kill: () => end(child, "SIGKILL").then(() => undefined),
    stop: async () => {
      const code = await end(child, "SIGTERM");
      return code;
    },
    restart: async () => {
      child = await launch();
    },
  };
}

/** Stops servers and removes their data. */
export async function stopServers(...servers: (RunningServer | undefined)[]): Promise<void> {
  for (const server of servers) {
    if (server === undefined) continue;
    await server.stop();
    rmSync(server.dataDir, { recursive: true, force: true });
  }
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

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once("exit", (code) => resolve(code));
    child.kill(signal);
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address !== null && typeof address === "object" ? resolve(address.port) : reject()));
    });
  });
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks until the answer is there; fails after the given time. */
export async function eventually<Value>(
  ask: () => Promise<Value | null | undefined | false>,
  withinMs = 20_000,
): Promise<Value> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const value = await ask();
    if (value) return value;
    if (Date.now() > deadline) throw new Error("It did not happen in time.");
    await pause(100);
  }
}
