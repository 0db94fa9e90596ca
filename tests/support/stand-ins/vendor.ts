import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** How the vendor behaves at the next calls. */
export type Behaviour =
  | { mode: "ok" }
  /** Answers as usual, this much later. */
  | { mode: "slow"; ms: number }
  /** Does nothing of what was asked, and says so with this status. */
  | { mode: "refuse"; status: number; body?: unknown; headers?: Record<string, string> }
  /** Does what was asked and answers something that is not JSON. */
  | { mode: "rubbish" }
  /** Does what was asked and closes the line without an answer. */
  | { mode: "cut" }
  /** Does what was asked and closes the line in the middle of the answer. */
  | { mode: "half" }
  /** Takes the call and never answers. Whether it did what was asked is the vendor's secret. */
  | { mode: "hang"; does: boolean };

export interface VendorAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

export interface Received {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
}

export interface Vendor {
  readonly url: string;
  /** Every call that came in, in order. */
  readonly calls: readonly Received[];
  /** From now on, for this many calls whose path and body fit; for good where no number is given. */
  behave(behaviour: Behaviour, some?: { times?: number; path?: RegExp; body?: RegExp }): void;
  /** Acts at the next call whose path fits, when the vendor has done what was asked. It answers after that. */
  atNext<Outcome>(path: RegExp, act: () => Outcome | Promise<Outcome>): Promise<Outcome>;
  /** Forgets the calls and behaves again. */
  reset(): void;
  stop(): Promise<void>;
}

/** A vendor on this machine, which can be told to be slow, to fail, to answer rubbish or not at all. */
export async function startVendor(
  handle: (call: Received) => Promise<VendorAnswer> | VendorAnswer,
): Promise<Vendor> {
  const calls: Received[] = [];
  let rules: { behaviour: Behaviour; left: number; path: RegExp; body: RegExp }[] = [];
  let next: { path: RegExp; act: () => Promise<void> } | null = null;

  const behaviourFor = (call: Received): Behaviour => {
    const rule = rules.find(
      ({ left, path, body }) => left > 0 && path.test(call.path) && body.test(call.body),
    );
    if (rule === undefined) return { mode: "ok" };
    rule.left -= 1;
    return rule.behaviour;
  };

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await received(request);
    calls.push(call);
    const behaviour = behaviourFor(call);
    if (behaviour.mode === "refuse") {
      return send(response, behaviour.status, behaviour.body ?? {}, behaviour.headers);
    }
    if (behaviour.mode === "hang" && !behaviour.does) return;
    if (behaviour.mode === "slow") await new Promise((resolve) => setTimeout(resolve, behaviour.ms));
    const { status, body, headers } = await handle(call);
    if (next?.path.test(call.path)) {
      const { act } = next;
      next = null;
      await act();
    }
    if (behaviour.mode === "hang") return;
    if (behaviour.mode === "cut") return void response.destroy();
    if (behaviour.mode === "half") return sendHalf(response, status, body);
    if (behaviour.mode === "rubbish") return void response.end("<html>Bad gateway</html>");
    send(response, status, body, headers);
  }

  // As long as real vendors keep a line open: one that is closed just as it is used again is a fault of another kind.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The stand-in has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    behave(behaviour, { times = Number.POSITIVE_INFINITY, path = /./, body = /^/ } = {}) {
      rules = [{ behaviour, left: times, path, body }, ...rules];
    },
    atNext(path, act) {
      return new Promise((resolve, reject) => {
        next = { path, act: async () => Promise.resolve().then(act).then(resolve, reject) };
      });
    },
    reset() {
      rules = [];
      next = null;
      calls.length = 0;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function received(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return {
    method: request.method ?? "",
    path: request.url ?? "",
    headers: request.headers,
    body: Buffer.concat(chunks).toString("utf8"),
  };
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  if (response.destroyed) return;
  response.writeHead(status, { "Content-Type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}

function sendHalf(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, { "Content-Type": "application/json", "Content-Length": text.length });
  response.write(text.slice(0, text.length / 2), () => setTimeout(() => response.destroy(), 20));
}
