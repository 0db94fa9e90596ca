import { call, freshIp } from "@/tests/support/client";
import { TARGETS, type Target } from "@/tests/support/fuzz/attack";
import { CRON_SECRET, type FuzzData, populate } from "@/tests/support/fuzz/data";
import { logComplaints } from "@/tests/support/fuzz/log";
import { closeLines, harmlessTwin, isDear, type Sent, send } from "@/tests/support/fuzz/send";
import { complaints } from "@/tests/support/fuzz/verdict";
import { HOSTILE_BODIES, HOSTILE_TEXTS } from "@/tests/support/hostile";
import { type RunningServer, startServer, stopServers } from "@/tests/support/server";

/** Ten times a harmless body, and never less than this: what was wrong took a minute, and three seconds. */
const FLOOR_MS = 400;

jest.setTimeout(600_000);

let server: RunningServer;
let world: FuzzData;
beforeAll(async () => {
  server = await startServer({ CRON_SECRET });
  world = await populate(server);
});
afterAll(async () => {
  closeLines();
  await stopServers(server);
});

const WITH_BODY = TARGETS.filter(({ example }) => example.body !== undefined);

const HERE = "HOSTILE";

/** The body as it is meant, with each of its texts in turn put aside; one more member where it has none. */
function templates(body: unknown): string[] {
  const texts = placesOf(body).map((path) => JSON.stringify(withText(body, path)));
  return texts.length > 0 ? texts : [JSON.stringify({ a: HERE })];
}

function placesOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value === "string") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => placesOf(member, [...path, key]));
}

function withText(body: unknown, path: readonly string[]): unknown {
  const whole: unknown = structuredClone(body);
  let branch: unknown = whole;
  for (const key of path.slice(0, -1)) branch = Reflect.get(Object(branch), key);
  Reflect.set(Object(branch), path.at(-1) ?? "", HERE);
  return whole;
}

/** The first places of a body are sent every text; of the many others, which are read alike, each is sent some by turns. */
const SENT_EVERY_TEXT = 2;
const ONE_IN = 3;
const textsFor = (place: number) =>
  Object.entries(HOSTILE_TEXTS).filter((_, at) => place < SENT_EVERY_TEXT || at % ONE_IN === place % ONE_IN);

async function sentTo({ method, path, example, by }: Target, body: string): Promise<Sent> {
  const person = await world.person(by, false);
  const named = (text: string) => world.named(text, person);
  const headers: Record<string, string> = {
    "X-Forwarded-For": freshIp(),
    "Content-Type": "application/json",
    ...world.headersOf(by, person),
  };
  for (const [name, value] of Object.entries(example.headers ?? {})) headers[name] = await named(value);
  const filled = path.replace(/\[([^\]]+)\]/g, (_, name: string) => example.params?.[name] ?? "$uuid");
  const query = new URLSearchParams(example.query).toString().replaceAll("%24", "$");
  return { method, headers, target: await named(query === "" ? filled : `${filled}?${query}`), body };
}

async function wrongWith(target: Target, body: string): Promise<string[]> {
  const sent = await sentTo(target, body);
  const response = await send(server.url, sent);
  const found = complaints(sent, response, []).filter((one) => !one.startsWith("it took"));
  if (response.tookMs > FLOOR_MS && (await isDear(server.url, sent, FLOOR_MS))) found.push("it is dear");
  return found;
}

it.each(WITH_BODY.map((target) => [target.name, target] as const))(
  "%s takes no longer for a hostile body than for a harmless one of its size (T54)",
  async (_, target) => {
    // What is loaded at the first call is loaded here.
    await send(server.url, harmlessTwin(await sentTo(target, "{}")));
    const wrong: Record<string, string[]> = {};
    const tried = async (name: string, body: string) => {
      const found = await wrongWith(target, body);
      if (found.length > 0) wrong[name] = found;
    };
    for (const [name, body] of Object.entries(HOSTILE_BODIES)) await tried(name, body);
    for (const [at, template] of templates(target.example.body).entries()) {
      const meant = await world.named(template, await world.person(target.by, false));
      for (const [name, text] of textsFor(at)) {
        await tried(
          `${name} in ${template.slice(0, 60)}`,
          meant.replace(HERE, () => text),
        );
      }
    }
    expect(wrong).toEqual({});
  },
);

it("afterwards the server is well, and its log tells of no fault", async () => {
  expect((await call(`${server.url}/api/health`)).body.status).toBe("ok");
  expect(logComplaints(server.log())).toEqual([]);
});
