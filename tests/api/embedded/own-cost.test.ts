import { bearer, fromPage, registerUser, signInAsAdmin } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { expectRefusal } from "@/tests/support/refusal";
import { eventually, type RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { redeem, submit, submitOwned } from "@/tests/support/submission";

const TYPED = {
  companyActivity: undefined,
  otherChallenge: "Callbacks on weekends eat us alive and Gord is the only one who takes them.",
  aiExperience: undefined,
  aiFriction: undefined,
};
/** Figures that belong together by their weight alone: $7,200. */
const WEIGHED =
  "Torn linings. 200 coats came back last year. Each one costs us $22 for the lining, and then Odette spends half an hour on it, she's on $28 an hour. We cleaned 9,000 coats, so it is no disaster, but the same sleeves do it every time.";
const CALLBACKS = { what: "callbacks", many: 27, per: "week", each: 210, unit: "dollars" };
const ASKED = "What it costs you today";

let server: RunningServer;
const at = (path: string) => `${server.url}${path}`;
const save = (id: string, some: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  call(at(`/api/assessments/${id}/own-cost`), { method: "PUT", body: { ...CALLBACKS, ...some }, headers });
const isAsked = async (id: string, headers: Record<string, string> = {}) =>
  (await call(at(`/summary/${id}`), { headers: { "Sec-Fetch-Dest": "document", ...headers } })).text.includes(
    ASKED,
  );

beforeAll(async () => {
  server = await sharedServer();
});

it("is asked on the summary where nothing typed adds up, and page one of the report starts from it", async () => {
  const id = await submit(server.url, TYPED);
  expect(await isAsked(id)).toBe(true);
  expect((await save(id, { many: 3 })).status).toBe(200);
  expect((await save(id)).body).toEqual({ success: true });
  expect(await isAsked(id)).toBe(true);
  await redeem(server.url, id);
  const read = () => call(at(`/api/assessments/${id}/report`));
  await eventually(async () => (await read()).status === 200);
  const { reportData, markdownReport } = (await read()).body;
  expect(reportData.pageOne.memo.worth.sum.headline).toBe("$294,840 a year goes into it");
  expect(markdownReport).toContain("$294,840");
  const roadmap = async () => JSON.stringify((await call(at(`/api/assessments/${id}`))).body.roadmap);
  await eventually(async () => (await roadmap()).includes("count of callbacks"));
  expect(await isAsked(id)).toBe(false);
  const late = await save(id);
  expectRefusal(late, 409);
  expect(late.body.message).toBe("Your report is already being written, so it was not changed.");
});

it("that was read is shown before it is printed, and is left out where its owner says so", async () => {
  const id = await submit(server.url, { ...TYPED, otherChallenge: WEIGHED });
  expect(await isAsked(id)).toBe(true);
  const leaveOut = () => call(at(`/api/assessments/${id}/own-cost`), { method: "DELETE" });
  expect((await leaveOut()).body).toEqual({ success: true });
  expect(await isAsked(id)).toBe(true);
  await redeem(server.url, id);
  const read = () => call(at(`/api/assessments/${id}/report`));
  await eventually(async () => (await read()).status === 200);
  const { reportData } = (await read()).body;
  expect(JSON.stringify(reportData.pageOne.memo.worth)).not.toContain("7,200");
  expectRefusal(await leaveOut(), 409);
});

it("is not asked where their words told it", async () => {
  const told = { ...TYPED, otherChallenge: "26 callbacks a week, and each costs us $210." };
  expect(await isAsked(await submit(server.url, told))).toBe(false);
});

it("takes figures that such a firm can have, and words that can be printed", async () => {
  const id = await submit(server.url, TYPED);
  for (const some of [{ many: 0 }, { each: "210" }, { per: "decade" }, { what: "<b>x</b>" }, { unit: null }])
    expectRefusal(await save(id, some), 400);
  const most = await save(id, { many: 9_999_999 });
  expectRefusal(most, 400);
  expect(most.body.message).toContain("more than a company of your size can spend");
  expectRefusal(await save(crypto.randomUUID()), 404);
});

it("is the owner's alone to say, is in their data and before the admins, and is not seen by the link", async () => {
  const { id, device } = await submitOwned(server.url, TYPED);
  const owner = await registerUser(server, undefined, id, device);
  expectRefusal(await save(id), 403);
  expect(await isAsked(id)).toBe(false);
  expect(await isAsked(id, fromPage(server.url, owner))).toBe(true);
  expectRefusal(await call(at(`/api/assessments/${id}/own-cost`), { method: "DELETE" }), 403);
  expect((await save(id, {}, bearer(owner))).status).toBe(200);
  const data = await call(at("/api/user/data"), { headers: bearer(owner) });
  expect(data.body.assessments[0].ownCost).toEqual(CALLBACKS);
  expect((await call(at(`/api/assessments/${id}`))).text).not.toContain("ownCost");
  const admin = await signInAsAdmin(server);
  const details = await call(at(`/api/admin/assessments/${id}/details`), { headers: bearer(admin) });
  expect(details.body.assessment.ownCost).toEqual(CALLBACKS);
});
