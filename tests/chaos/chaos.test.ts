import { randomInt } from "node:crypto";
import { call } from "@/tests/support/client";
import { randomFrom } from "@/tests/support/random";
import { eventually, pause } from "@/tests/support/server";
import { openEmbeddedEnvironment, openPostgresEnvironment, type TestEnvironment } from "./environment";
import { OPEN_ENDS, wrongs } from "./invariants";
import { wrongAnswers, wrongRows } from "./lost-or-doubled";
import { letIn } from "./visitors";

const VISITORS = 20;
const KILLS = Number(process.env.CHAOS_KILLS ?? 20);
const SEED = Number(process.env.CHAOS_SEED ?? randomInt(2 ** 31));
const LONGEST_LIFE_MS = 6_000;
/**
 * Work in the hands of a dead server comes back when its lease ends, and payments are asked about every two minutes. Each
 * death counts as a try, and the pause before the next doubles: what died seven times rests for up to ten minutes.
 */
const SETTLES_WITHIN_MS = 15 * 60_000;
/** Looking stops the server where the database is embedded. */
const LOOKS_EVERY_MS = 15_000;

jest.setTimeout(60 * 60_000);

let place: TestEnvironment;
beforeAll(async () => {
  place = await (process.env.CHAOS_DATABASE === "postgres"
    ? openPostgresEnvironment()
    : openEmbeddedEnvironment());
});
afterAll(() => place?.stop());

it("killed again and again, the product keeps every promise and does nothing twice (T38, T72, T105)", async () => {
  say(`seed ${SEED}, ${KILLS} kills, ${VISITORS} visitors at once`);
  const random = randomFrom(SEED);
  const anyServer = () => place.servers[Math.floor(random() * place.servers.length)]?.url ?? "";
  const visitors = letIn(VISITORS, { url: anyServer, random, card: place.card });
  for (let kill = 1; kill <= KILLS; kill += 1) await killOnce(kill, random);
  await visitors.leave();
  const { promises } = visitors;
  say(
    `${promises.submitted.size} submissions, ${promises.unlocked.size} unlocks, ${promises.reports.size} reports were promised`,
  );
  say(
    `and ${promises.drafts.size} drafts, ${promises.shares.size} links, ${promises.replies.size} teams, ${promises.interviews.size} interviews`,
  );
  await untilSettled();

  const reread = new Map<string, string>();
  for (const id of promises.reports.keys()) {
    const { body } = await call(`${place.servers[0]?.url}/api/assessments/${id}/report`);
    reread.set(id, JSON.stringify(body?.reportData));
  }
  const found = {
    ...(await wrongAnswers(place.servers[0]?.url ?? "", promises)),
    ...(await wrongs(place.query, promises, place.resend.sent, reread)),
    ...(await wrongRows(place.query, promises, place.resend.sent)),
  };
  const charged = place.charges();
  if (charged !== null) {
    const [books] = await place.query(
      "SELECT count(*)::int AS count FROM payments WHERE status = 'succeeded'",
    );
    found["charges that are not in the books"] = Math.abs(charged - Number(books?.count));
  }
  for (const [what, count] of Object.entries(found)) say(`${String(count).padStart(6)}  ${what}`);
  for (const odd of promises.odd.slice(0, 20)) say(odd);
  expect(promises.reports.size).toBeGreaterThan(KILLS);
  expect(Object.entries(found).filter(([, count]) => count !== 0)).toEqual([]);
});

/** One of the servers, now and then all of them, dies in the middle of what it does. */
async function killOnce(kill: number, random: () => number): Promise<void> {
  await pause(100 + LONGEST_LIFE_MS * random());
  const chosen = Math.floor(random() * place.servers.length);
  const dying = random() < 0.25 ? place.servers : place.servers.slice(chosen, chosen + 1);
  await Promise.all(dying.map((server) => server.kill()));
  await pause(500 * random());
  await Promise.all(dying.map((server) => server.restart()));
  say(`kill ${kill} of ${KILLS}`);
}

async function untilSettled(): Promise<void> {
  const from = Date.now();
  await eventually(async () => {
    await pause(LOOKS_EVERY_MS);
    const [open] = await place.query(OPEN_ENDS);
    return open?.jobs === 0 && open.payments === 0;
  }, SETTLES_WITHIN_MS).catch(() => undefined);
  say(`settled after ${Math.round((Date.now() - from) / 1000)} s`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
