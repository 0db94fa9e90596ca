import { bearer, fromPage, registerUser, signInAsAdmin } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { expectRefusal } from "@/tests/support/refusal";
import { eventually, type RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { redeem, submit, submitOwned } from "@/tests/support/submission";

const RACCOONS = "The raccoons are back on Fridays.";
const MOON = "The moon is full above the yard.";
const TYPED = { aiFriction: `We banned ChatGPT in March. ${RACCOONS}`, otherChallenge: MOON };
const AT_RACCOONS = "aiFriction:28";
const ASKED = "What is this mostly about?";
const TOO_LATE = "Your report is already being written, so it was not changed.";

let server: RunningServer;
const at = (path: string) => `${server.url}${path}`;
const place = (id: string, sentence: unknown, topic: unknown, headers: Record<string, string> = {}) =>
  call(at(`/api/assessments/${id}/topics`), { method: "PUT", body: { sentence, topic }, headers });
const summary = async (id: string, headers: Record<string, string> = {}) =>
  (await call(at(`/summary/${id}`), { headers: { "Sec-Fetch-Dest": "document", ...headers } })).text;
const isAsked = async (id: string, headers: Record<string, string> = {}) =>
  (await summary(id, headers)).includes(ASKED);
const report = async (id: string, headers: Record<string, string> = {}) => {
  const read = () => call(at(`/api/assessments/${id}/report`), { headers });
  await eventually(async () => (await read()).status === 200);
  return (await read()).body;
};

beforeAll(async () => {
  server = await sharedServer();
});

it("the summary asks about what was not understood, and about nothing else", async () => {
  const page = await summary(await submit(server.url, TYPED));
  expect(page.split(ASKED).length).toBeGreaterThan(2);
  const shown = [RACCOONS, MOON, "Two things we could not place"].filter((text) => page.includes(text));
  expect(shown).toHaveLength(3);
  const understood = await submit(server.url, {
    aiFriction: "We banned ChatGPT in March.",
    otherChallenge: "",
  });
  expect(await isAsked(understood)).toBe(false);
});

it("what is placed is answered in the report with its own action, and not said to be unplaced", async () => {
  const id = await submit(server.url, TYPED);
  for (const topic of ["rules", "customers"])
    expect((await place(id, AT_RACCOONS, topic)).body).toEqual({ success: true });
  expect((await place(id, "otherChallenge:0", "other")).status).toBe(200);
  await redeem(server.url, id);
  const { reportData, markdownReport } = await report(id);
  const said = reportData.currentState.keyChallenges.join("\n");
  expect(said).toContain("You told us that “The raccoons are back on Fridays” is mostly about customers.");
  expect(said).toContain("You also wrote: “The moon is full above the yard”.");
  expect(said).not.toContain("could not place");
  expect(JSON.stringify(reportData.currentState.actions)).toContain("the same three questions");
  expect(markdownReport).toContain("is mostly about customers");
});

it("of the caller it takes the key of a sentence that was asked about, and one of eight headings", async () => {
  const id = await submit(server.url, TYPED);
  const keys = [
    "aiFriction:0",
    "aiFriction:29",
    RACCOONS,
    "",
    "companyName:0",
    "__proto__",
    28,
    null,
    "x".repeat(999),
  ];
  for (const sentence of keys) expectRefusal(await place(id, sentence, "rules"), 400);
  for (const topic of ["Rules", "", "privacy", null, 1, ["rules"]])
    expectRefusal(await place(id, AT_RACCOONS, topic), 400);
  expectRefusal(await place(crypto.randomUUID(), AT_RACCOONS, "rules"), 404);
});

it("is not asked any more, and not taken, where the report is unlocked or written", async () => {
  const id = await submit(server.url, TYPED);
  await redeem(server.url, id);
  const late = await place(id, AT_RACCOONS, "rules");
  expectRefusal(late, 409);
  expect(late.body.message).toBe(TOO_LATE);
  expect(await isAsked(id)).toBe(false);

  const early = await submit(server.url, TYPED);
  const admin = await signInAsAdmin(server);
  await call(at(`/api/admin/assessments/${early}/report`), { headers: bearer(admin) });
  await report(early, bearer(admin));
  expectRefusal(await place(early, AT_RACCOONS, "rules"), 409);
  expect(await isAsked(early)).toBe(false);
});

it("where an account owns the assessment, it alone is asked, has it in its data, and no one sees it by the link", async () => {
  const { id, device } = await submitOwned(server.url, TYPED);
  const owner = await registerUser(server, undefined, id, device);
  const other = await registerUser(server, undefined, id);
  for (const headers of [{}, bearer(other)] as Record<string, string>[])
    expectRefusal(await place(id, AT_RACCOONS, "money", headers), 403);
  expect(await isAsked(id)).toBe(false);
  expect(await isAsked(id, fromPage(server.url, owner))).toBe(true);
  expect((await place(id, AT_RACCOONS, "money", bearer(owner))).status).toBe(200);
  const kept = { [AT_RACCOONS]: { field: "aiFriction", sentence: RACCOONS, topic: "money" } };
  const data = await call(at("/api/user/data"), { headers: bearer(owner) });
  expect(data.body.assessments[0].sentenceTopics).toEqual(kept);
  expect((await call(at(`/api/assessments/${id}`))).text).not.toContain("sentenceTopics");
  const admin = await signInAsAdmin(server);
  const details = await call(at(`/api/admin/assessments/${id}/details`), { headers: bearer(admin) });
  expect(details.body.assessment.sentenceTopics).toEqual(kept);
  const close = { method: "PUT", body: { closed: true }, headers: bearer(owner) } as const;
  expect((await call(at(`/api/assessments/${id}/link`), close)).status).toBe(200);
  expectRefusal(await place(id, AT_RACCOONS, "time"), 404);
});
