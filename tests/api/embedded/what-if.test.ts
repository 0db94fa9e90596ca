import { bearer, registerUser, signInAsAdmin } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { expectRefusal } from "@/tests/support/refusal";
import type { RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { submit, submitOwned, unlock } from "@/tests/support/submission";

let server: RunningServer;
const at = (path: string) => `${server.url}${path}`;
const whatIf = (id: string, headers: Record<string, string> = {}) =>
  call(at(`/api/assessments/${id}/what-if`), { headers });
const setTarget = (id: string, keys: unknown, headers: Record<string, string> = {}) =>
  call(at(`/api/assessments/${id}/target`), { method: "PUT", body: { keys }, headers });

beforeAll(async () => {
  server = await sharedServer();
});

it("what would move the score is for those who unlocked the report, and for admins", async () => {
  const id = await submit(server.url);
  expectRefusal(await whatIf(id), 402);
  expectRefusal(await setTarget(id, []), 402);
  expectRefusal(await whatIf(crypto.randomUUID()), 404);
  const admin = await signInAsAdmin(server);
  expect((await whatIf(id, bearer(admin))).status).toBe(200);
  expectRefusal(await setTarget(id, [], bearer(admin)), 402);
});

it("without a script, the report says what would move the score", async () => {
  const id = await submit(server.url);
  await unlock(server.url, id);
  const { body } = await whatIf(id);
  const { text } = await call(at(`/report/${id}`), { headers: { "Sec-Fetch-Dest": "document" } });
  const shown = text.replace(/<script.*?<\/script>/gs, "");
  expect(body.moves.length).toBeGreaterThan(0);
  expect(shown).toContain("What would move it");
});

it("a target is kept with its score, replaced by the next, and taken back", async () => {
  const id = await submit(server.url);
  await unlock(server.url, id);
  const { status, body } = await whatIf(id);
  expect([status, body.target]).toEqual([200, null]);
  expect(body.results).toHaveLength(2 ** body.moves.length);
  const [first, second] = body.moves.map(({ key }: { key: string }) => key);
  const scoreOf = (keys: string[]) =>
    body.results.find(
      (one: { keys: string[] }) =>
        one.keys.length === keys.length && keys.every((key) => one.keys.includes(key)),
    ).score;
  expect((await setTarget(id, [second, first, second])).body.target.score).toBe(scoreOf([first, second]));
  expect((await setTarget(id, [first])).body.target.keys).toEqual([first]);
  expect((await whatIf(id)).body.target).toMatchObject({ keys: [first], score: scoreOf([first]) });
  expect((await setTarget(id, [])).body).toEqual({ success: true, target: null });
  expect((await whatIf(id)).body.target).toBeNull();
});

it("a target that would not move the score is refused", async () => {
  const id = await submit(server.url, { orgAiElements: ["ai_policy"] });
  await unlock(server.url, id);
  for (const keys of [["flying"], ["policy"], "policy", [null], Array(9).fill("pilots"), null])
    expectRefusal(await setTarget(id, keys), 400);
});

it("where an account owns the report, it alone sets the target, and has it in the download of its data", async () => {
  const { id, device } = await submitOwned(server.url);
  await unlock(server.url, id);
  const owner = await registerUser(server, undefined, id, device);
  const other = await registerUser(server, undefined, id);
  const { body } = await whatIf(id, bearer(other));
  const keys = [body.moves[0].key];
  for (const headers of [{}, bearer(other)] as Record<string, string>[])
    expectRefusal(await setTarget(id, keys, headers), 403);
  expect((await setTarget(id, keys, bearer(owner))).status).toBe(200);
  const data = await call(at("/api/user/data"), { headers: bearer(owner) });
  expect(data.body.assessments[0].target.keys).toEqual(keys);
});
