import { call, freshIp } from "@/tests/support/client";
import { payloadOf } from "@/tests/support/payload";
import { eventually, type RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { redeem, submit, unlock } from "@/tests/support/submission";

let server: RunningServer;
const at = (path: string) => `${server.url}${path}`;
/** What a browser is sent that opens the page, and what our own script is sent for it. */
const pageAndPayload = async (path: string) => [
  (await call(at(path))).text,
  (await payloadOf(at(path))).text,
];

beforeAll(async () => {
  server = await sharedServer();
});

describe("before it is unlocked", () => {
  it("the report cannot be had by any door (T02, T03)", async () => {
    const id = await submit(server.url);
    await eventually(async () => (await call(at(`/api/assessments/${id}`))).body.assessment.roadmapGenerated);
    const { body } = await call(at(`/api/assessments/${id}`));
    expect(body.roadmap).toBeNull();
    for (const path of ["report", "report.pdf", "interview-insights"]) {
      expect((await call(at(`/api/assessments/${id}/${path}`))).status).toBe(402);
    }
    const doors = ["report", "roadmap", "results", "thank-you", "save-account"].map(
      (page) => `/${page}/${id}`,
    );
    const tricks = [
      ...doors,
      `/save-account/${id}?paid=card&amount=49&paymentId=pi_fake`,
      `/results/${id}?saved=true&paid=1`,
    ];
    for (const path of tricks) {
      for (const text of await pageAndPayload(path)) {
        expect(text).not.toContain("Prices change; confirm with the vendor");
        expect(text).not.toContain("General information, not legal advice");
      }
    }
    expect((await call(at(`/api/assessments/${id}/payment-status`))).body).toEqual({ isPaid: false });
  });

  it("shows the free extract of the roadmap on the summary, and has no more of it in the page's data", async () => {
    const id = await submit(server.url);
    const asked = () => call(at(`/api/assessments/${id}`));
    await eventually(async () => (await asked()).body.assessment.roadmapGenerated === true);
    expect((await asked()).body.roadmap).toBeNull();
    const shown = await pageAndPayload(`/summary/${id}`);
    for (const text of shown) {
      for (const free of ["Costs most", "First quick win, within 30 days", "Three phases", "page one"])
        expect(text).toContain(free);
      for (const paid of ["Check first", "The gate:", "How you will know", "mitigation", "aiApps"])
        expect(text).not.toContain(paid);
    }
    await unlock(server.url, id, "DEMO2025");
    const report = () => call(at(`/api/assessments/${id}/report`));
    await eventually(async () => (await report()).status === 200);
    const { memo } = (await report()).body.reportData.pageOne;
    const underTheFade = [
      memo.decision,
      memo.worth.mustBeTrue,
      memo.cost.text,
      memo.stop.text,
      memo.notNow,
      memo.risk.control,
    ];
    for (const paid of underTheFade) {
      expect(paid.length).toBeGreaterThan(10);
      for (const text of shown) expect(text).not.toContain(paid);
    }
  });

  it.each(["summary", "results", "report", "roadmap", "thank-you", "save-account"])(
    "the page /%s of an assessment that is not there is not found",
    async (page) => {
      for (const id of ["nonsense", crypto.randomUUID()]) {
        const { status } = await call(at(`/${page}/${id}`), { headers: { "Sec-Fetch-Dest": "document" } });
        expect([id, status]).toEqual([id, 404]);
      }
    },
  );
});

describe("a coupon", () => {
  it("unlocks, whatever its case and the blanks around it (T39)", async () => {
    const id = await submit(server.url);
    expect((await redeem(server.url, id, "  demo2025 ")).body).toEqual({
      success: true,
      message: "Coupon Applied Successfully!",
    });
    expect((await call(at(`/api/assessments/${id}/payment-status`))).body).toEqual({ isPaid: true });
  });

  it("is refused in the same words, whether unknown, spent or expired (T34, T39)", async () => {
    const id = await submit(server.url);
    for (const code of ["NOPE", "NONE", "OLD", "ＤＥＭＯ2025", "DEMO%", "DEMO2025\u0000", "", "   "]) {
      const response = await redeem(server.url, id, code, freshIp());
      expect(response.status).toBe(400);
      expect(response.body.success).toBe(false);
      expect(response.body.message).toBe("Please check your coupon code and try again.");
    }
    for (const code of [["DEMO2025"], { $ne: 1 }, 7, "x".repeat(10_000), null]) {
      const response = await call(at("/api/validate-coupon"), { body: { code, assessmentId: id } });
      expect(response.status).toBe(400);
    }
  });
});

describe("once unlocked", () => {
  it("the report, its PDF and the roadmap are there, with names safe in a header (T62)", async () => {
    const id = await submit(server.url, {
      companyName: 'x\r\nSet-Cookie: a=b";filename=evil.html Société 漢字',
    });
    await unlock(server.url, id);
    const report = await call(at(`/api/assessments/${id}/report`));
    expect(report.status).toBe(200);
    expect(report.body.reportData.toolDecisions.length).toBeGreaterThanOrEqual(1);
    expect((await call(at(`/api/assessments/${id}/report`))).body.cached).toBe(true);
    const pdf = await call(at(`/api/assessments/${id}/report.pdf`));
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect(pdf.headers.get("content-disposition")).toContain("filename*=UTF-8''");
    expect(pdf.headers.get("set-cookie")).toBeNull();
    expect((await call(at(`/api/assessments/${id}/interview-insights`))).body).toEqual({
      hasInterviewData: false,
      interview: null,
      sections: [],
    });
  });

  it("markup that was typed stays text in the report and its Markdown (T59)", async () => {
    const evil = '<img src=x onerror=window.__x=1> [a](javascript:alert(1)) "><svg/onload=1> {{7*7}} =1+1';
    const id = await submit(server.url, {
      companyName: evil,
      otherChallenge: evil,
      aiFriction: evil,
      aiExperience: evil,
    });
    await unlock(server.url, id);
    const { body } = await call(at(`/api/assessments/${id}/report`));
    expect(body.markdownReport).not.toMatch(/<img|<svg|[^\\]\[a\]\(/);
    const page = await call(at(`/report/${id}`));
    expect(page.text).not.toMatch(/<img src=x|<svg\/onload/);
  });

  it("a call is taken for an ordinary number in Canada or the United States only (T85)", async () => {
    const id = await submit(server.url);
    const ask = (phone_number: string, assessment_id = id) =>
      call(at("/api/call-request"), { body: { phone_number, assessment_id } });
    expect((await ask("+16045550199")).status).toBe(402);
    await unlock(server.url, id);
    for (const number of [
      "",
      "abc",
      "+0123",
      "+19005550199",
      "+12684601234",
      "+18765551234",
      "+442071838750",
      "+1911",
    ]) {
      expect((await ask(number)).status).toBe(400);
    }
    for (const [number, message] of [
      ["+16045550142", "This is our own number. Please enter yours."],
      ["+18005551234", "We can only call a landline or a mobile phone."],
      ["+442071838750", "We can only call numbers in Canada and the United States."],
    ] as const) {
      expect((await ask(number)).body.message).toBe(message);
    }
    expect((await ask("+16042345678", crypto.randomUUID())).status).toBe(404);
  });

  it("the number that our own sentence gives as an example is taken where a person calls back", async () => {
    const id = await submit(server.url);
    await unlock(server.url, id);
    const body = { phone_number: "+1234567890", assessment_id: id };
    expect((await call(at("/api/call-request"), { body })).status).toBe(202);
  });

  it("asking for a call is answered with 202, and no number is rung more than twice a minute", async () => {
    const id = await submit(server.url);
    await unlock(server.url, id);
    const ask = () =>
      call(at("/api/call-request"), { body: { phone_number: "+16042345678", assessment_id: id } });
    expect((await ask()).status).toBe(202);
    expect((await ask()).status).toBe(202);
    expect((await ask()).status).toBe(429);
  });
});
