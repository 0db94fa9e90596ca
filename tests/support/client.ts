import { randomInt } from "node:crypto";
import { rememberSecrets } from "./traces";

export interface Answer {
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
  /** The caller's address; a fresh one where none is given. */
  from?: string;
}

/** An address that nobody has called from yet. */
export const freshAddress = (): string => `203.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Calls the server as a browser behind one proxy would. */
export async function call(url: string, { method, body, raw, headers, from }: Call = {}): Promise<Answer> {
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(url, {
    method: method ?? (sent === undefined ? "GET" : "POST"),
    headers: {
      ...(sent === undefined ? {} : { "Content-Type": "application/json" }),
      "X-Forwarded-For": from ?? freshAddress(),
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

/** How many answers had each status. */
export function statuses(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
