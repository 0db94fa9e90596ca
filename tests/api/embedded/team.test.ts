import { colleague } from "@/tests/fixtures/teams";
import { bearer, registerUser, signInAsAdmin } from "@/tests/support/accounts";
import { call, freshIp, race, statuses } from "@/tests/support/client";
import { expectRefusal } from "@/tests/support/refusal";
import type { RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { submit, submitOwned, unlock } from "@/tests/support/submission";
import { askTeam, replyTo, teamTokenIn } from "@/tests/support/team";

const ENDED = "This link no longer works, or never existed.";

let server: RunningServer;
const at = (path: string) => `${server.url}${path}`;
const unlocked = async () => {
  const id = await submit(server.url);
  await unlock(server.url, id);
  return id;
};
const asked = async (expected = 5) => {
  const id = await unlocked();
  const { status, body } = await askTeam(server.url, id, expected);
  expect(status).toBe(201);
  return { id, token: teamTokenIn(body.url) };
};
const answered = async (token: string, count: number) => {
  for (let turn = 0; turn < count; turn += 1) expect((await replyTo(server.url, token)).status).toBe(201);
};
const view = (id: string, headers: Record<string, string> = {}) =>
  call(at(`/api/assessments/${id}/team`), { headers });
const does = (id: string, what: "close" | "extend") =>
  call(at(`/api/assessments/${id}/team/${what}`), { method: "POST", body: {} });
const remove = (id: string) => call(at(`/api/assessments/${id}/team`), { method: "DELETE" });
const invitation = (token: string) => call(at(`/api/team/${token}`));

beforeAll(async () => {
  server = await sharedServer();
});

describe("a leader who asks the team", () => {
  it("gets one link, whose token is said once, for one round", async () => {
    const id = await unlocked();
    const { status, body } = await askTeam(server.url, id, 3);
    expect([status, Object.keys(body)]).toEqual([201, ["url"]]);
    expect(body.url).toMatch(new RegExp(`^${server.url}/team/[\\w-]{43}$`));
    expectRefusal(await askTeam(server.url, id), 409);
    const shown = await view(id);
    expect(shown.body).toEqual({
      status: "open",
      expected: 3,
      answered: 0,
      closesAt: expect.any(String),
      isOver: false,
      extended: false,
    });
    expect(Math.round((Date.parse(shown.body.closesAt) - Date.now()) / 86_400_000)).toBe(14);
    expect(shown.text).not.toContain(teamTokenIn(body.url));
  });

  it.each([[2], [13], [4.5], ["5"], [null], [undefined]])("asks 3 to 12, not %j", async (expected) => {
    expectRefusal(await askTeam(server.url, await unlocked(), expected ?? null), 400);
  });

  it("has unlocked the report, which is there, and is its owner where it has one", async () => {
    const locked = await submit(server.url);
    expectRefusal(await askTeam(server.url, locked), 402);
    expectRefusal(await view(locked), 402);
    expectRefusal(await does(locked, "close"), 402);
    expectRefusal(await askTeam(server.url, crypto.randomUUID()), 404);
    expectRefusal(await view(await unlocked()), 404);
    expectRefusal(await does(await unlocked(), "close"), 404);
    expectRefusal(await does(await unlocked(), "extend"), 404);

    const { id, device } = await submitOwned(server.url);
    await unlock(server.url, id);
    const owner = await registerUser(server, undefined, id, device);
    expect((await askTeam(server.url, id, 5, bearer(owner))).status).toBe(201);
    for (const headers of [{}, bearer(await registerUser(server)), bearer(await signInAsAdmin(server))]) {
      expectRefusal(await askTeam(server.url, id, 5, headers), 403);
      expectRefusal(await view(id, headers), 403);
    }
    expect((await view(id, bearer(owner))).status).toBe(200);
  });

  it("closes it from four answers on, once, and gets ten results", async () => {
    const { id, token } = await asked(8);
    await answered(token, 4);
    expect((await does(id, "close")).status).toBe(200);
    const { body } = await view(id);
    expect(body).toMatchObject({ status: "closed", expected: 8, answered: 4, isOver: false });
    expect(body.result).toMatchObject({ answered: 4, obstacle: { text: "No time for it", count: 4 } });
    expectRefusal(await does(id, "close"), 409);
    expectRefusal(await does(id, "extend"), 409);
    expectRefusal(await replyTo(server.url, token), 409);
    expectRefusal(await invitation(token), 404);
  });

  it("waits 14 more days once", async () => {
    const { id } = await asked();
    expect((await does(id, "extend")).status).toBe(200);
    const { body } = await view(id);
    expect(Math.round((Date.parse(body.closesAt) - Date.now()) / 86_400_000)).toBe(28);
    expect(body.extended).toBe(true);
    expectRefusal(await does(id, "extend"), 409);
  });

  it("deletes it, after which its link never was, and may ask anew", async () => {
    const { id, token } = await asked();
    await answered(token, 2);
    for (let turn = 0; turn < 2; turn += 1) expect((await remove(id)).status).toBe(200);
    for (const refused of [await invitation(token), await replyTo(server.url, token)]) {
      expectRefusal(refused, 404);
      expect(refused.body.message).toBe(ENDED);
    }
    expect((await askTeam(server.url, id)).status).toBe(201);
    expect((await view(id)).body.answered).toBe(0);
  });

  it("starts over twenty times within the hour, and then waits", async () => {
    const id = await unlocked();
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await askTeam(server.url, id)).status).toBe(201);
      await remove(id);
    }
    const next = await askTeam(server.url, id);
    expectRefusal(next, 429);
    expect(Number(next.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("a colleague", () => {
  it("reads who asks, for which company, and how many have answered", async () => {
    const { id, token } = await asked();
    await answered(token, 1);
    const { status, body, text } = await invitation(token);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(["answered", "challenges", "company", "expected", "name"]);
    expect(body).toMatchObject({
      name: "Margaret Osei",
      company: "Halden Creek Joinery Ltd.",
      expected: 5,
      answered: 1,
    });
    expect(body.challenges.length).toBeGreaterThan(0);
    expect(text).not.toContain(id);
    expect(text).not.toContain("@");
  });

  it("who sends the same answers twice has sent them once", async () => {
    const { id, token } = await asked();
    const key = crypto.randomUUID();
    const tries = [];
    for (let turn = 0; turn < 3; turn += 1) tries.push(await replyTo(server.url, token, colleague(), key));
    expect(tries.map(({ status }) => status)).toEqual([201, 200, 200]);
    expect((await view(id)).body.answered).toBe(1);
  });

  it("chooses one of the answers that are there", async () => {
    const { id, token } = await asked();
    const { challenges } = (await invitation(token)).body;
    const send = (body: unknown) => call(at(`/api/team/${token}/replies`), { body });
    const answers = colleague();
    const replyKey = crypto.randomUUID();
    const { ai_policy: _, ...five } = answers.blocks;
    for (const odd of [
      { ...answers, posture: "sceptical" },
      { ...answers, blocks: five },
      { ...answers, blocks: { ...answers.blocks, ai_policy: "maybe" } },
      { ...answers, blocks: { ...answers.blocks, none_yet: "yes" } },
      { ...answers, firstChallenge: "rewilding_the_car_park" },
      { ...answers, obstacle: "the weather" },
      { ...answers, confidence: 0 },
      { ...answers, confidence: 11 },
      { ...answers, confidence: "5" },
    ])
      expectRefusal(await send({ answers: odd, replyKey }), 400);
    expectRefusal(await send({ answers }), 400);
    expectRefusal(await send({ answers, replyKey: "1" }), 400);
    expect((await view(id)).body.answered).toBe(0);
    const first = { ...answers, firstChallenge: challenges[0].slug };
    expect((await send({ answers: first, replyKey })).status).toBe(201);
  });

  it.each([
    ["cut by one", (token: string) => token.slice(0, -1)],
    ["with one more", (token: string) => `${token}A`],
    ["that was never given out", () => "A".repeat(43)],
    ["with a NUL behind it", (token: string) => `${token}%00`],
    ["of ten thousand characters", () => "x".repeat(10_000)],
  ])("with a link %s gets the same answer as for one that has ended", async (_, changed) => {
    const { token } = await asked();
    for (const refused of [await invitation(changed(token)), await replyTo(server.url, changed(token))]) {
      expectRefusal(refused, 404);
      expect(refused.body.message).toBe(ENDED);
    }
  });

  it("changes nothing by opening the link, however often", async () => {
    const { id, token } = await asked();
    const opened = await race(50, (turn) =>
      call(at(`/api/team/${token}`), { method: turn % 2 === 0 ? "GET" : "HEAD" }),
    );
    expect(statuses(opened)).toEqual({ 200: 50 });
    expect((await view(id)).body.answered).toBe(0);
  });

  it("who sends and sends is stopped for a while", async () => {
    const { token } = await asked();
    const key = crypto.randomUUID();
    const sent = await race(62, () => replyTo(server.url, token, colleague(), key));
    expect(statuses(sent)).toMatchObject({ 201: 1, 429: expect.any(Number) });
  });

  it("who tries links is stopped for a while", async () => {
    const from = freshIp();
    const tries = await race(100, () => call(at(`/api/team/${"b".repeat(43)}`), { from }));
    expect(Object.keys(statuses(tries)).sort()).toEqual(["404", "429"]);
  });
});
