import { PublicAssessment } from "@/lib/domain/assessment/assessment";
import { call, race } from "@/tests/support/client";
import { mails } from "@/tests/support/outbox";
import { expectRefusal } from "@/tests/support/refusal";
import { eventually, type RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { submission, submit, unlock } from "@/tests/support/submission";

let server: RunningServer;
const at = (path: string) => `${server.url}${path}`;
const post = (body: unknown, from?: string) => call(at("/api/assessments"), { body, from });

beforeAll(async () => {
  server = await sharedServer();
});

describe("submitting", () => {
  it("scores at once and answers with an id", async () => {
    const id = await submit(server.url);
    const { body, headers } = await call(at(`/api/assessments/${id}`));
    expect(body.summary).toEqual({ score: 47, growthPotential: 53, growthBand: "High", orgAlignment: 62 });
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  it("is one assessment for the same answers under the same key, and another one for other answers", async () => {
    const headers = { "Idempotency-Key": "one-key-for-all-of-them" };
    const send = async (companyName: string): Promise<string> =>
      (await call(at("/api/assessments"), { body: submission({ companyName }), headers })).body.assessmentId;
    const first = await send("Alder Bakery");
    const other = await send("Birch Bakery");
    expect(other).not.toBe(first);
    expect(await send("Alder Bakery")).toBe(first);
    expect(await send("Birch Bakery")).toBe(other);
    const { body } = await call(at(`/api/assessments/${other}`));
    expect(body.assessment.companyName).toBe("Birch Bakery");
  });

  it("shows the holder of the link nothing that is the chapter's own (T04)", async () => {
    const id = await submit(server.url, { executiveEmail: "canary@example.com" });
    await unlock(server.url, id);
    const { body, text } = await call(at(`/api/assessments/${id}`));
    expect(Object.keys(body.assessment).sort()).toEqual(Object.keys(PublicAssessment.shape).sort());
    for (const secret of [
      "canary@example.com",
      "leadScore",
      "leadQualified",
      "couponCode",
      "stripePaymentId",
      "userId",
      "DEMO2025",
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it("drops what the server works out itself (T10)", async () => {
    const response = await post(
      submission({
        id: "11111111-1111-4111-8111-111111111111",
        userId: "11111111-1111-4111-8111-111111111111",
        paymentStatus: "paid",
        roadmapGenerated: true,
        leadScore: 10,
        aiReadinessScore: 100,
        paidAt: "2001-01-01",
        createdAt: "2001-01-01",
      }),
    );
    expect(response.status).toBe(201);
    const id = response.body.assessmentId;
    expect(id).not.toMatch(/^1111/);
    const { body } = await call(at(`/api/assessments/${id}`));
    expect(body.assessment).toMatchObject({ aiReadinessScore: 47, paymentStatus: "pending", paidAt: null });
    expect((await call(at(`/api/assessments/${id}/payment-status`))).body).toEqual({ isPaid: false });
  });

  const REQUIRED: [string, unknown, string][] = [
    ["executiveName", "", "Executive name is required"],
    ["companyName", "   ", "Company name is required"],
    ["executiveEmail", "nobody", "Valid email is required"],
    ["preparednessLevel", "", "Please select your preparedness level"],
    ["rulesForChildren", "", "Please select your household rules status"],
    ["householdAiUse", [], "Please select at least one household AI use"],
    ["childAiConcerns", [], "Please select at least one child AI concern"],
  ];
  it.each(REQUIRED)("says what is wrong with %s", async (field, value, message) => {
    const response = await post(submission({ [field]: value }));
    expectRefusal(response, 400);
    expect(response.body.issues).toEqual([{ path: field, message }]);
  });

  const OFF_THE_LIST: [string, unknown][] = [
    ["companyIndustry", "Technology"],
    ["companyIndustry", ["technology"]],
    ["orgPosture", "brave"],
    ["aiToolsUsed", ["none", "chatgpt"]],
    ["officeExpansion", ["only-bc", "international"]],
    ["aiToolsUsed", ["chatgpt", "chatgpt"]],
    ["aiToolsUsed", [null]],
    ["aiToolsUsed", [{}]],
    ["aiToolsUsed", Array(4_000).fill("chatgpt")],
    ["businessChallenges", ["DROP TABLE"]],
    ["aiConfidence", 0],
    ["aiConfidence", 11],
    ["aiConfidence", 5.5],
    ["aiConfidence", "7"],
    ["aiConfidence", null],
    ["aiConfidence", true],
    ["aiConfidence", 1e308],
    ["otherChallenge", "x".repeat(2001)],
    ["companyName", "x".repeat(201)],
    ["executiveEmail", `a@${"a.".repeat(1e5)}com`],
  ];
  it.each(OFF_THE_LIST)(
    "refuses %s with a value that is on no list (T57, T58, T63)",
    async (field, value) => {
      const response = await post(submission({ [field]: value }));
      expectRefusal(response, 400);
      expect(response.body.issues[0].path.split(".")[0]).toBe(field);
    },
  );

  it("refuses more parts than any questionnaire has, before anything is made of them (T57)", async () => {
    const response = await post(submission({ aiToolsUsed: Array(10_000).fill("chatgpt") }));
    expectRefusal(response, 400);
    expect(response.body).toMatchObject({ code: "malformed_json" });
  });

  it("refuses half a character and NUL in every text, and keeps every other sign (T56)", async () => {
    const texts = [
      "executiveName",
      "executiveTitle",
      "companyName",
      "customLocation",
      "otherChallenge",
      "aiExperience",
      "aiFriction",
      "otherPlatforms",
      "householdAiUseOther",
    ];
    for (const field of texts) {
      for (const bad of ["a\\u0000b", "\\ud800"]) {
        const raw = JSON.stringify(submission({ [field]: "@@" })).replace("@@", bad);
        expectRefusal(await call(at("/api/assessments"), { raw }), 400);
      }
    }
    const odd = "Zoë 👩‍👩‍👧 e\u0301 漢字 \u202e \u2028 'quoted' \"double\" =1+1 <b>";
    const id = await submit(server.url, { otherChallenge: odd });
    const { body } = await call(at(`/api/assessments/${id}`));
    expect(body.assessment.otherChallenge).toBe(odd.normalize("NFC"));
  });
});

describe("the e-mails", () => {
  it("arrive with the PDF, once, and say nothing about the family", async () => {
    const id = await submit(server.url, { executiveEmail: "once@example.com" });
    await unlock(server.url, id);
    const mine = () => mails(server.dataDir).filter(({ to }) => to === "once@example.com");
    await eventually(async () => mine().length === 2);
    const report = mine().find(({ key }) => key === `report-ready:${id}`);
    const [pdf] = report?.attachments ?? [];
    expect(pdf?.contentType).toBe("application/pdf");
    expect(
      Buffer.from(pdf?.base64 ?? "", "base64")
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    expect(report?.text).toContain(`/report/${id}`);
    expect(report?.text.toLowerCase()).not.toContain("family");
  });

  it("lead to the score that is free while the report is locked", async () => {
    const id = await submit(server.url, { executiveEmail: "free@example.com" });
    const mail = await eventually(async () =>
      mails(server.dataDir).find(({ key }) => key === `roadmap-ready:${id}`),
    );
    expect(mail.text).toContain(`/summary/${id}`);
    expect(mail.text).not.toContain(`/results/${id}`);
  });

  it("send at most three a day to one email, however often visitors type it (T82)", async () => {
    const mailsTo = (address: string) => mails(server.dataDir).filter(({ to }) => to === address);
    const type = (times: number, executiveEmail: string) =>
      race(times, () => submit(server.url, { executiveEmail }));
    await type(12, "victim@example.com");
    await eventually(async () => mailsTo("victim@example.com").length === 3);
    // Work is taken up in the order in which it came: once these are there, the twelve have had their turn.
    await type(3, "last@example.com");
    await eventually(async () => mailsTo("last@example.com").length === 3);
    expect(mailsTo("victim@example.com")).toHaveLength(3);
  });

  it("cannot be bent by what was typed (T83, T84)", async () => {
    for (const executiveEmail of ["a@b.co\r\nBcc: x@y.zz", "../../x@y.zz/..", "a@b"]) {
      expectRefusal(await post(submission({ executiveEmail })), 400);
    }
    const id = await submit(server.url, {
      executiveName: "Ann\r\nBcc: x@y.zz",
      executiveEmail: "ann@example.com",
    });
    const mail = await eventually(async () =>
      mails(server.dataDir).find(({ key }) => key === `roadmap-ready:${id}`),
    );
    expect(mail.subject).not.toMatch(/[\r\n]/);
    for (const path of ["/.data/outbox", "/.env", "/.git/HEAD", "/lib/env.ts"]) {
      expect((await call(at(path))).status).toBe(404);
    }
  });
});

it("logs nothing that anybody typed (T120)", async () => {
  const canaries = [
    "m.osei@example.com",
    "Margaret Osei",
    "Halden Creek",
    "Quotes for custom millwork",
    "DEMO2025",
  ];
  for (const canary of canaries) expect(server.log()).not.toContain(canary);
});
