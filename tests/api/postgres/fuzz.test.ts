import { randomInt } from "node:crypto";
import fc from "fast-check";
import { ACCESS_TABLE } from "@/tests/api/access-table";
import { call } from "@/tests/support/client";
import { type Attack, asMeant, prepared, TARGETS, volleyOn } from "@/tests/support/fuzz/attack";
import { type CallerKind, CRON_SECRET, type FuzzData, populate } from "@/tests/support/fuzz/data";
import { EXAMPLES } from "@/tests/support/fuzz/examples";
import { logComplaints } from "@/tests/support/fuzz/log";
import { type PageVisit, pageVisits, preparedVisit } from "@/tests/support/fuzz/pages";
import {
  closeLines,
  type FuzzResponse,
  isDear,
  type Sent,
  sendAgainIfLate,
  sendUntilKnown,
} from "@/tests/support/fuzz/send";
import { complaints, longestMs } from "@/tests/support/fuzz/verdict";
import { endpointPaths } from "@/tests/support/routes";
import { type RunningServer, startOnPostgres, stopServers } from "@/tests/support/server";
import { submit, unlock } from "@/tests/support/submission";

/** `FUZZ_SECONDS=3600` for longer; `FUZZ_SEED=…`, as it was printed, for the same once more. */
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 0);
/** The suite sends the same each time, so that what turns red is the change's doing; by hand it is another each time. */
const SEED = Number(
  process.env.FUZZ_SEED ?? (process.env.FUZZ_SECONDS === undefined ? 1_366_684_892 : randomInt(2 ** 31)),
);

jest.setTimeout((SECONDS * 2 + 400) * 1000);

let server: RunningServer;
let world: FuzzData;
/** How often each call was answered how. */
const tally = new Map<string, Map<number, number>>();

beforeAll(async () => {
  process.stdout.write(`FUZZ_SEED=${SEED} FUZZ_SECONDS=${SECONDS}\n`);
  server = await startOnPostgres({ CRON_SECRET });
  world = await populate(server);
});
afterAll(async () => {
  closeLines();
  await stopServers(server);
});

/** Once something is wrong, so long is looked for a smaller example of it; longer than the first look may take. */
const LOOK_FOR_MS = 90_000;
const plugins = [fc.interruptAfterTimeLimit(LOOK_FOR_MS)];

/**
 * Shows many generated values to the product, again with another seed: so often, and by hand on until the time is up. In
 * the suite no clock decides it, or a fast machine would try what a slow one never does.
 */
async function rounds(times: number, seconds: number, one: (seed: number) => Promise<void>): Promise<void> {
  const until = Date.now() + seconds * 1000;
  for (let turn = 0; turn < times || Date.now() < until; turn += 1) await one(SEED + turn);
}

async function tried(attack: Attack): Promise<Tried> {
  const { sent, by } = await prepared(attack, world);
  const response = await sendUntilKnown(server.url, sent);
  const name = TARGETS[attack.target]?.name ?? "";
  const counts = tally.get(name) ?? new Map<number, number>();
  tally.set(name, counts.set(response.status, (counts.get(response.status) ?? 0) + 1));
  if (response.status === 401 && by !== "visitor" && by !== "forged") await world.refused(by);
  return judged({ sent, by, heard: response });
}

/** At the same time, and after that those by themselves that were late: they may only have waited for the others. */
async function together(all: Promise<Tried>[]): Promise<Tried[]> {
  const answers: Tried[] = [];
  for (const answer of await Promise.all(all)) answers.push(await inTime(answer));
  return answers;
}

/** What is slow by itself is slow each time. What was done keeps its answer: done again, it would get another. */
async function inTime(answer: Tried): Promise<Tried> {
  const { sent, heard } = answer;
  const longest = longestMs(sent, heard);
  if (heard.tookMs <= longest) return answer;
  const again = await sendAgainIfLate(server.url, sent, longest);
  const isDue =
    again.tookMs <= longest || (sent.body !== undefined && !(await isDear(server.url, sent, longest)));
  const tookMs = isDue ? Math.min(again.tookMs, longest) : again.tookMs;
  const isAnswered = heard.status !== 0 && heard.status !== 503;
  return judged({ ...answer, heard: { ...(isAnswered ? heard : again), tookMs } });
}

const judged = ({ sent, by, heard }: Omit<Tried, "wrong">): Tried => ({
  sent,
  by,
  heard,
  wrong: complaints(sent, heard, by.endsWith("admin") ? [] : world.secrets),
});

it("every call of the product has an example to start from, and no address on disk is left out", () => {
  const calls = ACCESS_TABLE.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(EXAMPLES).sort()).toEqual(calls.sort());
  const isTried = (address: string) =>
    TARGETS.some(({ path }) => path === address || path.startsWith(address.split("[...")[0] ?? address));
  expect(endpointPaths().filter((address) => !isTried(address))).toEqual([]);
});

it.each(TARGETS.map((target) => [target.name, target] as const))(
  "%s is answered as it is meant",
  async (_, target) => {
    const { heard, wrong } = await inTime(await tried(asMeant(target)));
    expect(wrong).toEqual([]);
    if (target.example.answers === undefined) expect([200, 201, 202, 302, 303]).toContain(heard.status);
    else expect(heard.status).toBe(target.example.answers);
  },
);

it("whatever is sent to whichever call by whomever is answered in time, in shape, and gives nothing away (T54, T56, T57, T58, T61, T101)", async () => {
  await rounds(1, SECONDS, async (seed) => {
    for (const [at, target] of TARGETS.entries()) {
      const bears = async (attacks: Attack[]) => noneIsWrong(await together(attacks.map(tried)));
      await fc.assert(fc.asyncProperty(volleyOn(target), bears), {
        seed: seed * TARGETS.length + at,
        numRuns: 1,
        plugins,
      });
    }
  });
});

it("every page, whatever its URL, is a page and shows no other user's data", async () => {
  await rounds(3, SECONDS / 3, async (seed) => {
    const bears = async (visits: PageVisit[]) => noneIsWrong(await together(visits.map(visited)));
    await fc.assert(fc.asyncProperty(pageVisits, bears), { seed, numRuns: 25, plugins });
  });
});

it("afterwards the server is well, its log tells of no fault, and a genuine visitor is served", async () => {
  if (process.env.FUZZ_SECONDS !== undefined) tellTally();
  expect((await call(`${server.url}/api/health`)).body.status).toBe("ok");
  const id = await submit(server.url);
  await unlock(server.url, id);
  expect((await call(`${server.url}/api/assessments/${id}/report`)).status).toBe(200);
  expect((await call(`${server.url}/report/${id}`)).status).toBe(200);
  expect(logComplaints(server.log())).toEqual([]);
  for (const secret of world.secrets) expect(server.log()).not.toContain(secret);
});

function tellTally(): void {
  for (const [name, counts] of tally) {
    const told = [...counts].map(([status, count]) => `${status}: ${count}`).join("  ");
    process.stdout.write(`${name.padEnd(56)}${told}\n`);
  }
}

interface Tried {
  sent: Sent;
  by: CallerKind;
  heard: FuzzResponse;
  wrong: string[];
}

function noneIsWrong(answers: readonly Tried[]): void {
  expect(answers.filter(({ wrong }) => wrong.length > 0).map(told)).toEqual([]);
}

async function visited(visit: PageVisit): Promise<Tried> {
  const { sent, by } = await preparedVisit(visit, world);
  return judged({ sent, by, heard: await sendUntilKnown(server.url, sent) });
}

/** What was sent, as short as one can read it, and what is wrong with the answer. */
function told({ sent, heard, wrong }: Tried): string {
  const { method, target, headers, body = "" } = sent;
  const said = Object.entries(headers).map(([name, value]) => `${name}: ${value.slice(0, 80)}`);
  const asked = [`${method} ${target.slice(0, 500)}`, ...said, body.slice(0, 1_500)].join("\n");
  return `${asked}\n-> ${heard.status} ${wrong.join("; ")}\n${heard.text.slice(0, 300)}`;
}
