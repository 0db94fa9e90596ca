import { bearer, freshEmail, registerUser } from "@/tests/support/accounts";
import { call, freshIp } from "@/tests/support/client";
import { startDraft } from "@/tests/support/drafts";
import { mails } from "@/tests/support/outbox";
import { ownLink } from "@/tests/support/own-links";
import { expectRefusal } from "@/tests/support/refusal";
import { eventually, type RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { submit, submitOwned, unlock } from "@/tests/support/submission";

const ASKED = "If we hold something for this address, a link is on its way.";
const ENDED = "This link has ended, or never was.";
const HOUSEHOLD = {
  preparednessLevel: "not_at_all",
  householdAiUse: ["other"],
  householdAiUseOther: "Beekeeping in Zanzibar",
  childAiConcerns: ["self_esteem"],
  rulesForChildren: "no_rules",
};
const OF_HOME = /Personal and Family|Zanzibar|familyScorecard|familyStrategies/;

let server: RunningServer;
let url: string;
beforeAll(async () => {
  server = await sharedServer();
  url = server.url;
});

const ask = (email: string, from?: string) => call(`${url}/api/your-data`, { body: { email }, from });
const open = (token: string) => call(`${url}/api/your-data/open`, { body: { token } });
const change = (token: string, assessmentId: string, action: string, some: Record<string, unknown> = {}) =>
  call(`${url}/api/your-data/change`, { body: { token, assessmentId, action, ...some } });
const links = (email: string): string[] =>
  mails(server.dataDir)
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => [...text.matchAll(/\/your-data#([\w-]{43})/g)].map(([, token = ""]) => token));
const linkFor = async (email: string): Promise<string> => {
  expect(await ask(email)).toMatchObject({ status: 202, body: { message: ASKED } });
  return eventually(async () => links(email).at(-1));
};
const report = (id: string) => call(`${url}/api/assessments/${id}/report`);
const unlocked = async (executiveEmail: string, some: Record<string, unknown> = {}) => {
  const id = await submit(url, { executiveEmail, ...some });
  await unlock(url, id);
  await eventually(async () => (await report(id)).status === 200);
  return id;
};

it("any address gets the same answer, and only one that we hold something under gets a link", async () => {
  const held = freshEmail();
  await submit(url, { executiveEmail: held });
  const unknown = freshEmail();
  const answers = [await ask(held), await ask(unknown), await ask(held.toUpperCase())];
  for (const { status, body } of answers) expect([status, body]).toEqual([202, { message: ASKED }]);
  await eventually(async () => links(held).length === 2);
  expect(mails(server.dataDir).filter(({ to }) => to === unknown)).toEqual([]);
});

it("a mailbox gets three links in an hour, and one address may ask sixty times", async () => {
  const email = freshEmail();
  await submit(url, { executiveEmail: email });
  for (let turn = 0; turn < 5; turn += 1) expect((await ask(email)).status).toBe(202);
  await eventually(async () => links(email).length === 3);
  const from = freshIp();
  for (let turn = 0; turn < 60; turn += 1) expect((await ask(freshEmail(), from)).status).toBe(202);
  expectRefusal(await ask(freshEmail(), from), 429);
});

it("the link shows what names the address, as often as it is opened; another token shows nothing", async () => {
  const email = freshEmail();
  const id = await submit(url, { executiveEmail: email, followUpEmail: true, companyName: "Held Works" });
  const other = await submit(url, { executiveEmail: freshEmail() });
  await startDraft(url, { email });
  const token = await linkFor(email);
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await call(`${url}/your-data`)).status).toBe(200);
    const { status, body, text } = await open(token);
    expect(status).toBe(200);
    expect(body).toEqual({
      assessments: [
        {
          id,
          companyName: "Held Works",
          createdAt: expect.any(String),
          isOwned: false,
          hasFamily: true,
          consents: ["comparison", "follow_up_email"].map((purpose) => ({
            purpose,
            granted: true,
            at: expect.any(String),
          })),
        },
      ],
      savedDrafts: 1,
    });
    expect(text).not.toContain(other);
  }
  for (const wrong of ["x".repeat(43), "", token.toUpperCase()]) {
    const refused = await open(wrong);
    expectRefusal(refused, 404);
    expect(refused.body.message).toBe(ENDED);
    expectRefusal(await change(wrong, id, "delete"), 404);
  }
  for (const action of ["download", "leave_comparison", "delete_family", "delete"]) {
    expectRefusal(await change(token, other, action), 404);
  }
  expect((await call(`${url}/api/assessments/${other}`)).status).toBe(200);
  expectRefusal(await change(token, id, "burn"), 400);
  expectRefusal(await change(token, id, "withdraw", { purpose: "everything" }), 400);
});

it("everything is downloaded, with what is unlocked and no secret", async () => {
  const email = freshEmail();
  const id = await unlocked(email, HOUSEHOLD);
  const locked = await submit(url, { executiveEmail: email });
  const token = await linkFor(email);
  const { body } = await change(token, id, "download");
  expect(body.file.name).toMatch(/^my-ai-readiness-data-\d{4}-\d\d-\d\d\.json$/);
  const { assessment } = JSON.parse(body.file.content);
  expect(assessment).toMatchObject({
    id,
    executiveEmail: email,
    householdAiUseOther: "Beekeeping in Zanzibar",
  });
  expect(assessment.report.reportData.executiveSummary).toEqual(expect.any(String));
  expect(body.file.content).not.toMatch(
    /submissionKey|keyHash|tokenHash|lead(Score|Qualified|Status|OwnerId|Notes)/,
  );
  expect(
    JSON.parse((await change(token, locked, "download")).body.file.content).assessment.report,
  ).toBeUndefined();
});

it("each consent is withdrawn by itself, and comparisons are left", async () => {
  const email = freshEmail();
  const id = await submit(url, { executiveEmail: email, followUpEmail: true });
  const token = await linkFor(email);
  expect((await change(token, id, "withdraw", { purpose: "follow_up_email" })).status).toBe(200);
  expect((await change(token, id, "leave_comparison")).status).toBe(200);
  const { body } = await open(token);
  const words = body.assessments[0].consents.map(({ purpose, granted }: Record<string, unknown>) => [
    purpose,
    granted,
  ]);
  expect(words.sort()).toEqual([
    ["comparison", false],
    ["follow_up_email", false],
  ]);
});

it("family answers are deleted, and the report is drawn without them: page, data, text and PDF (T129)", async () => {
  const email = freshEmail();
  const id = await unlocked(email, HOUSEHOLD);
  expect((await report(id)).text).toMatch(OF_HOME);
  const before = (await report(id)).body.reportData;
  const token = await linkFor(email);
  expect((await change(token, id, "delete_family")).status).toBe(200);
  expect((await open(token)).body.assessments[0].hasFamily).toBe(false);
  for (const path of [
    `/api/assessments/${id}/report`,
    `/api/assessments/${id}`,
    `/report/${id}`,
    `/results/${id}`,
  ]) {
    const { status, text } = await call(`${url}${path}`);
    expect([path, status]).toEqual([path, 200]);
    expect(text).not.toMatch(OF_HOME);
  }
  const { familyScorecard: _, familyStrategies: __, ...rest } = before;
  expect((await report(id)).body.reportData).toEqual(rest);
  expect((await change(token, id, "download")).body.file.content).not.toMatch(OF_HOME);
  const pdf = await fetch(`${url}/api/assessments/${id}/report.pdf?family=included`);
  expect(pdf.status).toBe(200);
});

it("everything is deleted, for the chapter too, with the messages about it (T125)", async () => {
  const email = freshEmail();
  const id = await unlocked(email);
  const token = await linkFor(email);
  expect((await change(token, id, "delete")).status).toBe(200);
  for (const path of ["", "/report", "/report.pdf", "/payment-status"]) {
    expect((await call(`${url}/api/assessments/${id}${path}`)).status).toBe(404);
  }
  expect((await open(token)).body).toEqual({ assessments: [], savedDrafts: 0 });
  expect(mails(server.dataDir).filter(({ text }) => text.includes(id))).toEqual([]);
  expectRefusal(await change(token, id, "delete"), 404);
});

it("answers that were saved to be finished elsewhere are deleted by their address", async () => {
  const email = freshEmail();
  const { body } = await startDraft(url, { email });
  const token = await linkFor(email);
  expect(
    (await call(`${url}/api/your-data/change`, { body: { token, action: "delete_drafts" } })).status,
  ).toBe(200);
  expect((await open(token)).body).toEqual({ assessments: [], savedDrafts: 0 });
  const headers = { "Draft-Key": body.draftKey };
  expectRefusal(await call(`${url}/api/drafts/resume`, { body: {}, headers }), 404);
});

it("what an account owns is only named, and managed by signing in", async () => {
  const executiveEmail = freshEmail();
  const { id, device } = await submitOwned(url, { executiveEmail });
  const owner = await registerUser(server, freshEmail(), id, device);
  const token = await linkFor(executiveEmail);
  expect((await open(token)).body.assessments[0]).toMatchObject({ id, isOwned: true });
  for (const action of ["download", "leave_comparison", "delete_family", "delete"]) {
    expectRefusal(await change(token, id, action), 403);
  }
  expect((await call(`${url}/api/assessments/${id}`)).status).toBe(200);
  const { body } = await call(`${url}/api/user/data`, { headers: bearer(owner) });
  expect(body.assessments).toHaveLength(1);
  expect(await ownLink([server.dataDir], executiveEmail)).toBeDefined();
});
