import { randomInt } from "node:crypto";
import { rememberSecrets } from "./leak-scan";

export interface HttpResponse {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at answers of every shape
  body: any;
  text: string;
}

interface Call {
  method?: string;
  body?: unknown;
  /** Sent as it is, instead of JSON. */
  raw?: string;
  headers?: Record<string, string>;
  /** The client's IP; a fresh one where none is given. */
  from?: string;
}

const ASK_AT_MOST = 60;
const ASK_AGAIN_MS = 500;

/** An IP without any requests so far. */
export const freshIp = (): string => `203.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Calls the server as a browser behind one proxy would. */
export async function call(
  url: string,
  { method, body, raw, headers, from }: Call = {},
): Promise<HttpResponse> {
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(url, {
    method: method ?? (sent === undefined ? "GET" : "POST"),
    headers: {
      ...(sent === undefined ? {} : { "Content-Type": "application/json" }),
      "X-Forwarded-For": from ?? freshIp(),
      ...headers,
    },
    body: sent,
    redirect: "manual",
  });
  const text = await response.text();
  const answered = parsed(text);
  rememberSecrets(body, answered);
  return { status: response.status, headers: response.headers, body: answered, text };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** So many calls at once. */
export const race = <Value>(times: number, one: (turn: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: times }, (_, turn) => one(turn)));

/** Asks again for as long as the answer is that it is not known yet, as a person would who is told to try again. */
export async function retryOn503(ask: (turn: number) => Promise<HttpResponse>): Promise<HttpResponse> {
  for (let turn = 0; turn < ASK_AT_MOST; turn += 1) {
    const response = await ask(turn);
    if (response.status !== 503) return response;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  throw new Error("It was never known.");
}

/** How many answers had each status. */
export function statuses(answers: readonly HttpResponse[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
