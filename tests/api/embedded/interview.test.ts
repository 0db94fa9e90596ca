import { bearer, registerUser } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { ANSWERS, answer, SECRET_WORDS } from "@/tests/support/interviews";
import { pdfPages } from "@/tests/support/pdf-text";
import { expectRefusal } from "@/tests/support/refusal";
import { eventually, type RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { shareOf, tokenIn } from "@/tests/support/shares";
import { submit, submitOwned, unlock } from "@/tests/support/submission";

const SECTION = "Deeper Dive Interview Insights";
let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});
const at = (path: string) => `${server.url}${path}`;
const of = (id: string) => at(`/api/assessments/${id}/interview`);
const page = (path: string) => call(at(path), { headers: { "Sec-Fetch-Dest": "document" } });
const unlocked = async () => {
  const id = await submit(server.url);
  await unlock(server.url, id);
  await eventually(async () => (await call(of(id))).status === 200);
  return id;
};
const insightsOf = async (id: string) => (await call(at(`/api/assessments/${id}/interview-insights`))).body;
const written = (id: string) => eventually(async () => (await insightsOf(id)).sections.length > 0);

describe("the interview in writing", () => {
  it("asks the three prepared questions, and says who reads the answers", async () => {
    const { status, body, headers } = await call(of(await unlocked()));
    expect(status).toBe(200);
    expect(body).toEqual({
      questions: ["business_challenges", "ai_tools_and_workflow", "confidence_reflection"].map((subject) => ({
        subject,
        primary: expect.stringMatching(/\w/),
        followup: expect.stringMatching(/\w/),
      })),
      writtenAt: null,
      reader: "playbook",
    });
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  it("comes to the report, its PDF and the admin's brief, quoted, and never whole", async () => {
    const id = await unlocked();
    const sent = await answer(server.url, id);
    expect(sent.status).toBe(202);
    expect(sent.body).toEqual({
      success: true,
      message: "Thank you. The insights are in your report within a minute.",
    });
    await written(id);
    const { sections } = await insightsOf(id);
    expect(sections).toHaveLength(1);
    expect(sections[0]).toMatchObject({
      sectionKey: "business_challenges",
      nextStep: "“I'll ask our operations manager to time ten of them next week”",
    });
    expect(sections[0].insights.length).toBeGreaterThan(0);
    expect(JSON.stringify(sections)).not.toContain("Then there was a storm");
    const { text } = await page(`/report/${id}`);
    expect(text).toContain(SECTION);
    expect(text).toContain("From your written answers, ");
    expect(text).toContain(SECRET_WORDS);
    const pages = pdfPages(
      new Uint8Array(await (await fetch(at(`/api/assessments/${id}/report.pdf`))).arrayBuffer()),
    );
    const pdf = pages.join(" ").replace(/\s+/g, " ");
    expect(pdf).toContain(SECTION);
    expect(pdf).toContain(SECRET_WORDS);
    expect((await call(of(id))).body.writtenAt).toMatch(/^\d{4}-/);
  });

  it("is one for one key, and a second one takes its place", async () => {
    const id = await unlocked();
    const key = "the-same-key";
    expect((await answer(server.url, id, { key })).status).toBe(202);
    expect((await answer(server.url, id, { key })).status).toBe(202);
    await written(id);
    const first = (await insightsOf(id)).sections[0].id;
    const answers = [
      { subject: "confidence_reflection", primary: "I would like to see it read our own drawings first." },
    ];
    expect((await answer(server.url, id, { answers })).status).toBe(202);
    await eventually(async () => (await insightsOf(id)).sections[0].id !== first);
    const { sections } = await insightsOf(id);
    expect(sections.map(({ sectionKey }: { sectionKey: string }) => sectionKey)).toEqual([
      "confidence_reflection",
    ]);
  });

  it("is deleted by its owner, also twice, and the report is as before", async () => {
    const id = await unlocked();
    await answer(server.url, id);
    await written(id);
    for (const _ of [1, 2]) {
      const { status, body } = await call(of(id), { method: "DELETE" });
      expect([status, body]).toEqual([200, { success: true }]);
    }
    expect((await insightsOf(id)).hasInterviewData).toBe(false);
    expect((await page(`/report/${id}`)).text).not.toContain(SECRET_WORDS);
    expect((await call(of(id))).body.writtenAt).toBeNull();
  });

  it("is in a shared report only where its owner said so", async () => {
    const id = await unlocked();
    await answer(server.url, id);
    await written(id);
    const tokens = await Promise.all(
      [false, true].map(async (withInterview) =>
        tokenIn((await shareOf(server.url, id, { withInterview })).body.url),
      ),
    );
    const texts = await Promise.all(tokens.map(async (token) => (await page(`/s/${token}`)).text));
    expect(texts.map((text) => text.includes(SECRET_WORDS))).toEqual([false, true]);
  });

  it.each([
    ["nothing", []],
    ["too little", [{ subject: "business_challenges", primary: "Not sure." }]],
    [
      "a follow-up alone",
      [{ subject: "business_challenges", followup: "One two three four five six seven eight." }],
    ],
    ["a subject twice", [ANSWERS[0], ANSWERS[0]]],
    ["an unknown subject", [{ ...ANSWERS[0], subject: "family" }]],
    ["a text that is too long", [{ ...ANSWERS[0], probe: "a".repeat(2_001) }]],
    ["what cannot be stored", [{ ...ANSWERS[0], probe: "NUL \u0000 here" }]],
    ["no list", "everything"],
  ])("refuses %s", async (_, answers) => {
    expectRefusal(await answer(server.url, await unlocked(), { answers }), 400);
  });

  it("takes what is odd as text", async () => {
    const id = await unlocked();
    const odd = `=cmd|' /C calc'!A0 <script>alert(1)</script> “quoted” [3] 😀 株式会社 & nine days, every week.`;
    expect(
      (await answer(server.url, id, { answers: [{ subject: "business_challenges", primary: odd }] })).status,
    ).toBe(202);
    await written(id);
    const { text } = await page(`/report/${id}`);
    expect(text).not.toContain("<script>alert(1)");
    expect(text).toContain("株式会社");
  });

  it("is for an unlocked report, and for who owns it", async () => {
    const locked = await submit(server.url);
    for (const method of ["GET", "DELETE"]) expect((await call(of(locked), { method })).status).toBe(402);
    expect((await answer(server.url, locked)).status).toBe(402);
    const unknown = "3f6d2c1e-7a4b-4e0f-9c55-0d8a4b7e21aa";
    expect((await answer(server.url, unknown)).status).toBe(404);
    expect((await page(`/interview/${unknown}`)).status).toBe(404);

    const { id, device } = await submitOwned(server.url);
    await unlock(server.url, id);
    const owner = await registerUser(server, undefined, id, device);
    await eventually(async () => (await call(of(id))).status === 200);
    expect((await answer(server.url, id)).status).toBe(403);
    expect((await call(of(id), { method: "DELETE" })).status).toBe(403);
    expect((await answer(server.url, id, { headers: bearer(owner) })).status).toBe(202);
    const data = await eventually(async () => {
      const { text } = await call(at("/api/user/data"), { headers: bearer(owner) });
      return text.includes(SECRET_WORDS) ? text : null;
    });
    expect(data).toContain("business_challenges");
  });

  it("is limited: five a day for one report", async () => {
    const id = await unlocked();
    for (let turn = 0; turn < 5; turn += 1) expect((await answer(server.url, id)).status).toBe(202);
    expect((await answer(server.url, id)).status).toBe(429);
  });
});
