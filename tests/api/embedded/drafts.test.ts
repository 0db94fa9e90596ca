import { type DraftAnswers, draftFrom, NO_ANSWERS } from "@/lib/domain/assessment/draft";
import { STEPS } from "@/lib/domain/assessment/steps";
import { bearer, signInAsAdmin } from "@/tests/support/accounts";
import { call, freshIp } from "@/tests/support/client";
import {
  aboutDraft,
  deleteDraft,
  freshEmail,
  linksTo,
  linkTo,
  resume,
  saveDraft,
  startDraft,
} from "@/tests/support/drafts";
import { mails } from "@/tests/support/outbox";
import { expectRefusal } from "@/tests/support/refusal";
import type { RunningServer } from "@/tests/support/server";
import { eventually } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { submission } from "@/tests/support/submission";

let server: RunningServer;
let url: string;
beforeAll(async () => {
  server = await sharedServer();
  url = server.url;
});

const saved = async (some: Record<string, unknown> = {}) => {
  const email = freshEmail();
  const { status, body } = await startDraft(url, { email, ...some });
  expect(status).toBe(202);
  return { email, draftKey: body.draftKey as string, token: await linkTo([server.dataDir], email) };
};
const send = (draftKey: string, some: Record<string, unknown> = {}, key = "a-submission") =>
  call(`${url}/api/assessments`, {
    body: submission(some),
    headers: { "Draft-Key": draftKey, "Idempotency-Key": key },
  });

describe("finish on another device", () => {
  it("every answer goes from a phone to a laptop and back, at each of the five steps", async () => {
    const all = draftFrom(submission());
    expect(Object.keys(all).length).toBeGreaterThanOrEqual(29);
    for (const [at, { fields }] of STEPS.entries()) {
      const answers: DraftAnswers = { ...NO_ANSWERS };
      for (const { fields: before } of STEPS.slice(0, at)) Object.assign(answers, pick(all, before));
      Object.assign(answers, pick(all, fields));
      const phone = await saved({ answers, step: at + 1, submissionKey: "one-and-the-same" });
      const laptop = await resume(url, phone.token);
      expect(laptop.status).toBe(200);
      expect(laptop.body).toEqual({
        answers,
        step: at + 1,
        version: 1,
        submissionKey: "one-and-the-same",
        draftKey: expect.any(String),
      });
      const newer = { ...answers, companyName: `Cedar Ridge ${at}` };
      const put = await saveDraft(url, laptop.body.draftKey, { answers: newer, step: at + 1, version: 1 });
      expect(put).toMatchObject({ status: 200, body: { version: 2 } });
      const again = await resume(url, phone.token);
      expect(again.body).toMatchObject({ answers: newer, version: 2 });
    }
  });

  it("the older device is told that one went on elsewhere, and loads the newer answers by its own key", async () => {
    const phone = await saved();
    const laptop = (await resume(url, phone.token)).body;
    const refused = await saveDraft(url, phone.draftKey);
    expectRefusal(refused, 409);
    expect(refused.body).toMatchObject({ code: "newer", message: "You went on elsewhere." });
    await saveDraft(url, laptop.draftKey, { answers: { ...NO_ANSWERS, companyName: "Newer" } });
    const back = await resume(url, "", phone.draftKey);
    expect(back.body).toMatchObject({ answers: { companyName: "Newer" }, version: 2 });
    expect((await saveDraft(url, laptop.draftKey, { version: 2 })).status).toBe(409);
    expect((await saveDraft(url, back.body.draftKey, { version: 2 })).body).toEqual({ version: 3 });
  });

  it("of two tabs with the same key, the one with the older version is told so", async () => {
    const { draftKey } = await saved();
    expect((await saveDraft(url, draftKey, { version: 1 })).status).toBe(200);
    expect((await saveDraft(url, draftKey, { version: 1 })).status).toBe(409);
  });

  it("a scanner that opens the link ten times changes nothing", async () => {
    const { draftKey, token } = await saved();
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await call(`${url}/resume`)).status).toBe(200);
      expect(await aboutDraft(url, token)).toMatchObject({
        status: 200,
        body: { companyName: expect.any(String) },
      });
    }
    expect((await saveDraft(url, draftKey)).status).toBe(200);
    expect((await resume(url, token)).status).toBe(200);
    expect((await resume(url, token)).status).toBe(200);
  });

  it("a token or a key that is not ours opens, saves and tells nothing, and one draft's opens no other's", async () => {
    const { draftKey, token } = await saved();
    const [id = "", nonce = ""] = draftKey.split(".");
    const other = (await saved()).draftKey;
    const [otherId = ""] = other.split(".");
    for (const key of [`${id}.${nonce}.${"x".repeat(43)}`, draftKey.replace(id, otherId), id, "x", token]) {
      expectRefusal(await saveDraft(url, key), 404);
      const unknown = await resume(url, "", key);
      expectRefusal(unknown, 404);
      expect(unknown.body.message).toBe("This link has ended, or never was.");
      expect((await deleteDraft(url, { draftKey: key })).status).toBe(200);
    }
    for (const wrong of ["x".repeat(43), draftKey, "", token.toUpperCase()]) {
      expectRefusal(await resume(url, wrong), 404);
      expectRefusal(await aboutDraft(url, wrong), 404);
    }
    expect((await resume(url, token)).status).toBe(200);
  });

  it("the answer is the same for any email, the token is only in the message, and nothing typed is in that", async () => {
    const first = await startDraft(url, { email: freshEmail() });
    const [admin] = [await signInAsAdmin(server)];
    expect(admin).toBeDefined();
    const known = await startDraft(url, { email: "admin@example.com" });
    for (const { status, body } of [first, known]) {
      expect(status).toBe(202);
      expect(Object.keys(body).sort()).toEqual(["draftKey", "version"]);
    }
    const { email, token, draftKey } = await saved({
      answers: submission({ companyName: "Typed Works Ltd.", householdAiUseOther: "Beekeeping" }),
    });
    const [mail] = mails(server.dataDir).filter(({ to }) => to === email);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/Typed Works|Beekeeping|Osei/);
    expect(draftKey).not.toContain(token);
  });

  it("three messages go to one email in an hour, and twenty from one address (a mail bomb is refused)", async () => {
    const email = freshEmail();
    for (let turn = 0; turn < 3; turn += 1) expect((await startDraft(url, { email })).status).toBe(202);
    expectRefusal(await startDraft(url, { email: email.toUpperCase() }), 429);
    await eventually(async () => linksTo([server.dataDir], email).length === 3);
    const from = freshIp();
    for (let turn = 0; turn < 20; turn += 1) expect((await startDraft(url, {}, { from })).status).toBe(202);
    expectRefusal(await startDraft(url, {}, { from }), 429);
  });

  it.each([
    [{ email: "not an email" }],
    [{ answers: undefined }],
    [{ step: 0 }],
    [{ step: 6 }],
    [{ step: "2" }],
    [{ remind: "yes" }],
    [{ submissionKey: "x".repeat(101) }],
  ])("%j is refused", async (some) => {
    expectRefusal(await startDraft(url, some), 400);
  });

  it("answers of an older wizard, damaged ones and none are taken as far as they fit, and too many are refused", async () => {
    for (const [answers, kept] of [
      [
        { companyName: "Kept", gone_question: "x", aiConfidence: "seven", aiToolsUsed: [1] },
        { companyName: "Kept" },
      ],
      [{ companyName: "\u0000 \ud800" }, { companyName: "\u0000 \ud800" }],
      ["nonsense", {}],
      [null, {}],
      [[1, 2], {}],
    ] as const) {
      const { token } = await saved({ answers });
      expect((await resume(url, token)).body.answers).toEqual({ ...NO_ANSWERS, ...kept });
    }
    expectRefusal(await startDraft(url, { answers: { companyName: "x".repeat(300_000) } }), 413);
  });

  it("what was saved is deleted by the link or by the key, twice as well, with the message (T126)", async () => {
    for (const by of ["token", "draftKey"] as const) {
      const { email, ...draft } = await saved();
      for (let turn = 0; turn < 2; turn += 1) {
        expect(await deleteDraft(url, { [by]: draft[by] })).toMatchObject({
          status: 200,
          body: { success: true },
        });
      }
      expectRefusal(await resume(url, draft.token), 404);
      expectRefusal(await saveDraft(url, draft.draftKey), 404);
      expect(linksTo([server.dataDir], email)).toEqual([]);
    }
  });

  it("sent to another email, the link to the one before has ended", async () => {
    const wrong = await saved();
    const email = freshEmail();
    await startDraft(url, { email }, { headers: { "Draft-Key": wrong.draftKey } });
    expectRefusal(await resume(url, wrong.token), 404);
    expect((await resume(url, await linkTo([server.dataDir], email))).status).toBe(200);
  });

  it("a submission deletes what was saved, also with the key of the older device, and two that are alike are one", async () => {
    const phone = await saved();
    const laptop = (await resume(url, phone.token)).body;
    const one = await send(laptop.draftKey);
    const again = await send(phone.draftKey);
    expect(one.status).toBe(201);
    expect(again.body.assessmentId).toBe(one.body.assessmentId);
    expectRefusal(await resume(url, phone.token), 404);

    const older = await saved();
    await resume(url, older.token);
    expect((await send(older.draftKey, {}, "another")).status).toBe(201);
    expectRefusal(await resume(url, older.token), 404);
  });

  it("a submission with a key that is not ours, or of a draft that is deleted, is one like any other", async () => {
    const { draftKey } = await saved();
    await deleteDraft(url, { draftKey });
    for (const key of ["x", "a.b.c", draftKey]) expect((await send(key, {}, key)).status).toBe(201);
  });

  it("admins see who agreed to be contacted and nothing of the household; that they looked is written down", async () => {
    const admin = bearer(await signInAsAdmin(server));
    const answers = submission({
      companyName: "Contact Works",
      householdAiUseOther: "Beekeeping in Zanzibar",
    });
    const { email } = await saved({ answers, mayContact: true, step: 4 });
    const silent = await saved({ answers, step: 3 });
    const { body, text, headers } = await call(`${url}/api/admin/drafts`, { headers: admin });
    expect(body.drafts.find((draft: { email: string }) => draft.email === email)).toEqual({
      id: expect.any(String),
      executiveName: answers.executiveName,
      companyName: "Contact Works",
      email,
      step: 4,
      savedAt: expect.any(String),
    });
    expect(body.others.find(({ step }: { step: number }) => step === 3).count).toBeGreaterThan(0);
    expect(text).not.toContain(silent.email);
    expect(text).not.toContain("Zanzibar");
    expect(headers.get("cache-control")).toBe("private, no-store");
    const audit = await call(`${url}/api/admin/audit?action=drafts_listed`, { headers: admin });
    expect(audit.text).toContain("drafts_listed");
  });
});

const pick = (answers: DraftAnswers, fields: readonly (keyof DraftAnswers)[]): Partial<DraftAnswers> =>
  Object.fromEntries(fields.map((field) => [field, answers[field]]));
