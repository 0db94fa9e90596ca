import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { cpus, loadavg } from "node:os";
import { gzipSync } from "node:zlib";
import autocannon from "autocannon";
import { z } from "zod";
import { serveCommand } from "../support/serve-command";

const Memory = z.object({ rss: z.number(), heapUsed: z.number() });
type Memory = z.output<typeof Memory>;

export interface Server {
  url: string;
  pid: number;
  ended: Promise<unknown>;
  stop(): void;
  /** What a server takes that has `report-memory.cjs` loaded, in bytes: now, and at most while some work is done. */
  memory(): Promise<Memory>;
  mostMemory(work: () => Promise<void>): Promise<Memory>;
}

/** Serves a built application on a free port until `stop`. */
export async function serve(
  folder: string,
  environment: Record<string, string> = {},
  output: "ignore" | "inherit" = "ignore",
): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, serveCommand(port, folder), {
    stdio: ["ignore", output, output, "ipc"],
    // On PostgreSQL the product starts with an address of its own only.
    env: {
      NEXTAUTH_URL: `http://127.0.0.1:${port}`,
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      ...environment,
    },
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const memory = memoryOf(child);
  const url = `http://127.0.0.1:${port}`;
  for (let turn = 0; turn < 400; turn += 1) {
    const isUp = await fetch(`${url}${environment.READY_PATH ?? "/"}`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return { url, pid: child.pid ?? 0, ended, stop: () => void child.kill("SIGTERM"), ...memory };
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${folder} did not start.`);
}

function memoryOf(child: ChildProcess): Pick<Server, "memory" | "mostMemory"> {
  // Received from the start: a message without a listener is kept, and would be taken for the newest later.
  child.on("message", () => {});
  const memory = () =>
    new Promise<Memory>((resolve) => child.once("message", (message) => resolve(Memory.parse(message))));
  const mostMemory = async (work: () => Promise<void>) => {
    const most = { rss: 0, heapUsed: 0 };
    const note = (message: unknown) => {
      const { rss, heapUsed } = Memory.parse(message);
      most.rss = Math.max(most.rss, rss);
      most.heapUsed = Math.max(most.heapUsed, heapUsed);
    };
    child.on("message", note);
    await work();
    await memory();
    child.off("message", note);
    return most;
  };
  return { memory, mostMemory };
}

/**
 * Requests a second, latencies in ms, and what a request takes of the server's processor in ms, which says the most on a
 * machine that is busy with other things. With ten connections; warmed up first, until the compiler has settled.
 */
export async function load(
  url: string,
  { pid }: Pick<Server, "pid">,
  headers: Record<string, string> = {},
  seconds = 6,
) {
  const options = { url, headers, connections: 10, duration: seconds };
  await autocannon(options);
  const from = processorMs(pid);
  const found = await autocannon(options);
  const { total = 0 } = found.requests;
  const wrong = found["4xx"] + found["5xx"] + found.errors;
  if (wrong > 0) throw new Error(`${url}: ${wrong} of ${total} went wrong.`);
  const cpu = (processorMs(pid) - from) / total;
  return { rate: found.requests.average, p50: found.latency.p50, p99: found.latency.p99, cpu };
}

/** What a process has taken so far, in ticks of 10 ms; known on Linux alone. */
function processorMs(pid: number): number {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return Number.NaN;
  const fields = readFileSync(stat, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Kilobytes of JavaScript, gzipped, that a page's own script tags ask for in a browser of today. */
export async function javascriptOf(base: string, path: string): Promise<number> {
  const html = await (await fetch(`${base}${path}`)).text();
  const scripts = new Set(
    [...html.matchAll(/<script\b[^>]*>/g)]
      .filter(([tag]) => !/\bnomodule\b/i.test(tag))
      .flatMap(([tag]) => /\bsrc="([^"]+\.js[^"]*)"/.exec(tag)?.[1] ?? []),
  );
  let bytes = 0;
  for (const source of scripts)
    bytes += gzipSync(Buffer.from(await (await fetch(new URL(source, base))).arrayBuffer())).length;
  return bytes / 1000;
}

/** What figures were taken beside: on a busy machine they say less. */
export const busyNow = (): string => `${(loadavg()[0] ?? 0).toFixed(1)} processes on ${cpus().length} cores`;

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
