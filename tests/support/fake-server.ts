export interface FakeAnswer {
  status?: number;
  statusText?: string;
  /** The body; a text is sent as it is, with the given type, anything else as JSON. */
  body?: unknown;
  type?: string;
}

export interface SentRequest {
  path: string;
  method: string;
  headers: Record<string, string>;
  credentials: string;
  body: unknown;
}

/** Fake `fetch`: answers in order (the last one again) and keeps what was sent. */
export function fakeServer(...answers: (FakeAnswer | "no answer")[]): SentRequest[] {
  const sent: SentRequest[] = [];
  const fetch = async (path: string, init: Omit<SentRequest, "path"> & { body?: string }) => {
    const { method, headers, credentials, body } = init;
    sent.push({ path, method, headers, credentials, body: body && JSON.parse(body) });
    const answer = answers[Math.min(sent.length, answers.length) - 1] ?? {};
    if (answer === "no answer") throw new TypeError("Failed to fetch");
    return responseOf(answer);
  };
  Object.defineProperty(globalThis, "fetch", { value: fetch, configurable: true, writable: true });
  return sent;
}

type Answer = FakeAnswer | "no answer";
type Answers = Readonly<Record<string, Answer | Answer[] | ((sent: readonly SentRequest[]) => Answer)>>;

/**
 * The same, by call: "GET /api/x" without its query. A list is answered in order, its last one again and again; a
 * function answers by what was sent until then, this very request included.
 */
export function fakeCalls(answers: Answers): SentRequest[] {
  const sent: SentRequest[] = [];
  const turns = new Map<string, number>();
  const fetch = async (path: string, init: Omit<SentRequest, "path"> & { body?: string }) => {
    const { method, headers, credentials, body } = init;
    sent.push({ path, method, headers, credentials, body: body && JSON.parse(body) });
    const call = `${method} ${path.split("?")[0]}`;
    const turn = turns.get(call) ?? 0;
    turns.set(call, turn + 1);
    const given = answers[call] ?? { status: 404, body: { message: `No answer for ${call}` } };
    const list = [typeof given === "function" ? given(sent) : given].flat();
    const answer = list[Math.min(turn, list.length - 1)] ?? {};
    if (answer === "no answer") throw new TypeError("Failed to fetch");
    return responseOf(answer);
  };
  Object.defineProperty(globalThis, "fetch", { value: fetch, configurable: true, writable: true });
  return sent;
}

function responseOf({ status = 200, statusText = "", body = {}, type }: FakeAnswer) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const contentType = type ?? (typeof body === "string" ? "text/plain" : "application/json; charset=utf-8");
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText,
    headers: { get: (name: string) => (name.toLowerCase() === "content-type" ? contentType : null) },
    text: async () => text,
    json: async () => JSON.parse(text),
  };
}
