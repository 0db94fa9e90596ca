import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

export interface Sent {
  method: string;
  /** As it goes over the line, without any normalization. */
  target: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export interface FuzzResponse {
  /** 0 where the line was cut without an answer. */
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  tookMs: number;
}

const GIVE_UP_MS = 20_000;
const TRIES = 3;
/** Between two tries, so that what else keeps the machine busy has a moment to pass. */
const PAUSE_MS = 3_000;
const TRIES_WHEN_BUSY = 8;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
export const closeLines = (): void => agent.destroy();

/**
 * Asks again for as long as the server says to try again in a moment, as a person would: a busy one says so now and then,
 * a broken one each time.
 */
export async function sendUntilKnown(url: string, sent: Sent): Promise<FuzzResponse> {
  for (let turn = 1; turn < TRIES_WHEN_BUSY; turn += 1) {
    const response = await send(url, sent);
    if (response.status !== 503 || !(Number(response.headers["retry-after"]) > 0)) return response;
    await pause(PAUSE_MS);
  }
  return send(url, sent);
}

/**
 * The same again where the answer was late: on a busy machine several at once may wait for each other, but what is
 * slow by itself is slow each time.
 */
export async function sendAgainIfLate(url: string, sent: Sent, longestMs: number): Promise<FuzzResponse> {
  for (let turn = 1; turn < TRIES; turn += 1) {
    const response = await send(url, sent);
    if (response.tookMs <= longestMs) return response;
    await pause(PAUSE_MS);
  }
  return send(url, sent);
}

/** How much dearer than a harmless body of its size a body may be. */
const TIMES_DEARER = 10;

/**
 * Whether a body that took long is the cause of it: each time it took this much longer than a harmless one of its size
 * that was sent just before, whatever else the machine was doing.
 */
export async function isDear(url: string, sent: Sent, longestMs: number): Promise<boolean> {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const harmless = await send(url, harmlessTwin(sent));
    const { tookMs } = await send(url, sent);
    if (tookMs <= Math.max(longestMs, TIMES_DEARER * harmless.tookMs)) return false;
  }
  return true;
}

/** The same call with a body as long, of plain words. */
export function harmlessTwin(sent: Sent): Sent {
  const words = "plain words ".repeat(Buffer.byteLength(sent.body ?? "") / 12);
  return { ...sent, body: JSON.stringify({ harmless: words }) };
}

/** Sends it exactly as it is: `fetch` would normalize URLs and refuse bodies and headers that we want to send. */
export function send(url: string, { method, target, headers, body }: Sent): Promise<FuzzResponse> {
  const { hostname, port } = new URL(url);
  const from = performance.now();
  return new Promise((resolve) => {
    const heard = (status: number, its: FuzzResponse["headers"], text: string) =>
      resolve({ status, headers: its, text, tookMs: performance.now() - from });
    const bytes = body === undefined ? undefined : Buffer.from(body);
    const length = bytes === undefined ? {} : { "Content-Length": String(bytes.length) };
    const asking = request(
      {
        agent,
        hostname,
        port,
        method,
        path: target,
        headers: { ...headers, ...length },
        timeout: GIVE_UP_MS,
        // Next sends a normalized URL twice, in Location and in Refresh: twice as long as the longest that it takes.
        maxHeaderSize: 64 * 1024,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", (error) => heard(0, {}, error.message));
        response.on("end", () =>
          heard(response.statusCode ?? 0, response.headers, Buffer.concat(chunks).toString("utf8")),
        );
      },
    );
    asking.on("timeout", () => asking.destroy(new Error("no answer in time")));
    asking.on("error", (error) => heard(0, {}, error.message));
    asking.end(bytes);
  });
}
