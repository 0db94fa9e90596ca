import type { LeadQuery } from "@/lib/domain/lead/filter";
import { bearer, registerUser } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { mails } from "@/tests/support/outbox";
import { payloadOf } from "@/tests/support/payload";
import { eventually } from "@/tests/support/server";
import { submit, unlock } from "@/tests/support/submission";
import { withDashboard } from "@/tests/support/with-admin";

const dashboard = withDashboard();
type Query = Partial<Record<keyof LeadQuery, string>>;
const list = async (query: Query = {}) =>
  (await dashboard.ask(`/assessments?${new URLSearchParams(Object.entries(query))}`)).body;
const namesOf = ({ assessments }: { assessments: { companyName: string }[] }) =>
  assessments.map((lead) => lead.companyName);

describe("one lead", () => {
  it("opens with everything that is known, and each look is written down once", async () => {
    const id = await submit(dashboard.server.url, { companyName: "Opened Ltd." });
    await eventually(async () => (await dashboard.ask(`/assessments/${id}/details`)).body.followUpQuestions);
    const { body } = await dashboard.ask(`/assessments/${id}/details`);
    expect(body.assessment).toMatchObject({
      id,
      companyName: "Opened Ltd.",
      executiveEmail: "m.osei@example.com",
    });
    expect(body.followUpQuestions).toMatchObject({
      q1Primary: expect.any(String),
      promptVersion: expect.any(String),
      generatedAt: expect.any(String),
    });
    expect(body.work).toEqual({
      leadStatus: "new",
      leadOwnerId: null,
      nextActionOn: null,
      version: 0,
      notes: [],
    });
    expect((await dashboard.ask("/leads/owners")).body.owners).toContainEqual({
      id: dashboard.admin.id,
      email: dashboard.admin.email,
    });
    expect((await dashboard.ask(`/assessments/${crypto.randomUUID()}/details`)).status).toBe(404);
  });

  it("that is not unlocked has no report written by being looked at: the page asks first", async () => {
    const id = await submit(dashboard.server.url, { companyName: "Unwritten Ltd." });
    const { text } = await call(`${dashboard.server.url}/admin/report/${id}`, {
      headers: { Cookie: dashboard.admin.cookie },
    });
    expect(text).not.toContain("Download PDF");
    expect((await list({ q: "Unwritten" })).assessments[0].hasReport).toBe(false);
    await dashboard.ask(`/assessments/${id}/report`);
    expect((await list({ q: "Unwritten" })).assessments[0].hasReport).toBe(true);
    const written = await call(`${dashboard.server.url}/admin/report/${id}`, {
      headers: { Cookie: dashboard.admin.cookie },
    });
    expect(written.text).toContain("Download PDF");
  });

  it("whose report an admin had written shows nothing of it before it is unlocked, then its weeks and first step", async () => {
    const id = await submit(dashboard.server.url);
    const { reportData } = (await dashboard.ask(`/assessments/${id}/report`)).body;
    const { what } = reportData.pageOne.memo.monday;
    const { lede } = reportData.calendar;
    const page = async (path: string) => {
      const { text } = await call(`${dashboard.server.url}/${path}/${id}`);
      const { text: data } = await payloadOf(`${dashboard.server.url}/${path}/${id}`);
      return { text, all: text + data };
    };
    for (const path of ["summary", "results", "roadmap", "thank-you", "save-account"])
      for (const paid of [what, lede]) expect((await page(path)).all).not.toContain(paid);
    await unlock(dashboard.server.url, id);
    expect((await page("results")).text).toContain(what);
    expect((await page("roadmap")).text).toContain(lede);
  });

  it("shows its report to an admin who is never asked to pay, and the executive gets no e-mail for that", async () => {
    const id = await submit(dashboard.server.url, { executiveEmail: "unpaid@firm.example" });
    const report = await dashboard.ask(`/assessments/${id}/report`);
    expect(report.status).toBe(200);
    expect(report.body).toMatchObject({
      cached: false,
      reportData: { executiveSummary: expect.any(String) },
    });
    expect((await dashboard.ask(`/assessments/${id}/interview-insights`)).body.hasInterviewData).toBe(false);
    expect((await call(`${dashboard.server.url}/api/assessments/${id}/report`)).status).toBe(402);
    expect(mailTo("unpaid@firm.example").filter((mail) => mail.attachments.length > 0)).toEqual([]);
    await unlock(dashboard.server.url, id);
    await eventually(async () => mailTo("unpaid@firm.example").some((mail) => mail.attachments.length > 0));
  });

  it.each([
    "/api/assessments/ID/report",
    "/api/assessments/ID/report.pdf",
    "/api/assessments/ID/interview-insights",
    "/report/ID",
  ])(
    "an admin's look at its unpaid report through %s is written down once; the executive's own is not (T123)",
    async (path) => {
      const id = await submit(dashboard.server.url);
      const url = `${dashboard.server.url}${path.replace("ID", id)}`;
      const looks = async () =>
        (await dashboard.ask("/audit?action=report_viewed&limit=200")).body.events.filter(
          ({ targetId }: { targetId: string }) => targetId === id,
        ).length;
      const headers = path.startsWith("/api") ? bearer(dashboard.admin) : { Cookie: dashboard.admin.cookie };
      for (const _ of ["a look", "the same look"]) expect((await call(url, { headers })).status).toBe(200);
      expect(await looks()).toBe(1);

      await unlock(dashboard.server.url, id);
      expect((await call(url)).status).toBe(200);
      expect(await looks()).toBe(1);
    },
  );

  it("has tools chosen without a body and without payment, and keeps them", async () => {
    const id = await submit(dashboard.server.url, { companyName: "Chosen Tools Ltd." });
    const response = await dashboard.ask(`/assessments/${id}/ai-recommendations`, { method: "POST" });
    expect(response.status).toBe(200);
    expect(response.body.recommendations.length).toBeGreaterThan(0);
    expect(response.body.recommendations[0]).toMatchObject({
      name: expect.any(String),
      priority: expect.any(String),
    });
    const { body } = await dashboard.ask(`/assessments/${id}/details`);
    expect(body.aiRecommendations).toEqual(response.body.recommendations);
    const { data } = (await dashboard.ask("/export?format=json&type=comprehensive&q=Chosen%20Tools")).body;
    expect(data[0].aiRecommendations).toEqual(response.body.recommendations);
  });

  it("is worked: status, owner and notes are kept, and the list finds it by them", async () => {
    const id = await submit(dashboard.server.url, { companyName: "Worked Inc." });
    const user = await registerUser(dashboard.server);
    const change = (body: unknown) => dashboard.ask(`/leads/${id}`, { method: "PATCH", body });
    expect((await change({ status: "contacted", ownerId: dashboard.admin.id, version: 0 })).body).toEqual({
      leadStatus: "contacted",
      leadOwnerId: dashboard.admin.id,
      nextActionOn: null,
      version: 1,
      notes: [],
    });
    expect(namesOf(await list({ status: "contacted", owner: dashboard.admin.id, q: "worked" }))).toEqual([
      "Worked Inc.",
    ]);
    expect((await list({ q: "worked inc" })).assessments[0].leadOwner).toBe(dashboard.admin.email);
    for (const body of [
      {},
      { version: 1 },
      { status: "won" },
      { status: "maybe", version: 1 },
      { ownerId: user.id, version: 1 },
      { ownerId: "me", version: 1 },
    ])
      expect((await change(body)).status).toBe(400);
    const note = await dashboard.ask(`/leads/${id}/notes`, { body: { text: " Called; wants a demo. " } });
    expect(note.status).toBe(201);
    expect(note.body).toMatchObject({ text: "Called; wants a demo.", author: dashboard.admin.email });
    for (const text of ["", "   ", "x".repeat(2001), "nul\u0000", null])
      expect((await dashboard.ask(`/leads/${id}/notes`, { body: { text } })).status).toBe(400);
    expect((await dashboard.ask(`/assessments/${id}/details`)).body.work.notes).toEqual([note.body]);
    expect((await change({ ownerId: null, version: 1 })).body.leadOwnerId).toBeNull();
  });

  it("a change of what is no longer so is refused with what it is now, and the log says from what to what", async () => {
    const id = await submit(dashboard.server.url, { companyName: "Twice Ltd." });
    const change = (body: unknown) => dashboard.ask(`/leads/${id}`, { method: "PATCH", body });
    expect((await change({ status: "contacted", version: 0 })).status).toBe(200);
    const late = await change({ status: "lost", version: 0 });
    expect([late.status, late.body.code]).toEqual([409, "conflict"]);
    expect(late.body.current).toMatchObject({ leadStatus: "contacted", version: 1 });
    // What is so already is no change: nothing is in the way of it, and nothing is written down.
    expect((await change({ status: "contacted", version: 0 })).status).toBe(200);
    expect((await change({ status: "lost", ownerId: dashboard.admin.id, version: 1 })).body.version).toBe(2);
    const { events } = (await dashboard.ask("/audit?action=lead_changed&limit=200")).body;
    const lines = events.filter(({ targetId }: { targetId: string }) => targetId === id);
    expect(lines.map(({ details }: { details: string }) => details)).toEqual([
      `Stage: Contacted → Lost; Owner: Unassigned → ${dashboard.admin.email}`,
      "Stage: New → Contacted",
    ]);
  });
});

describe("a deleted lead", () => {
  it("is deleted at every URL at once; the second time there is nothing to delete (T11)", async () => {
    const id = await submit(dashboard.server.url, {
      companyName: "Vanishing Ltd.",
      executiveEmail: "gone@firm.example",
    });
    await unlock(dashboard.server.url, id);
    await eventually(
      async () => (await call(`${dashboard.server.url}/api/assessments/${id}/report`)).status === 200,
    );
    // The roadmap's and the report's: one that is on its way while the lead goes would arrive after it.
    await eventually(async () => mailTo("gone@firm.example").length === 2);
    expect((await call(`${dashboard.server.url}/report/${id}`)).text).toContain("Vanishing Ltd.");
    const { metrics } = await list();

    const response = await dashboard.ask(`/assessments/${id}`, { method: "DELETE" });
    expect([response.status, response.body]).toEqual([200, { success: true }]);

    for (const path of ["", "/report", "/report.pdf", "/interview-insights", "/payment-status"])
      expect((await call(`${dashboard.server.url}/api/assessments/${id}${path}`)).status).toBe(404);
    for (const path of ["details", "report", "interview-insights"])
      expect((await dashboard.ask(`/assessments/${id}/${path}`)).status).toBe(404);
    for (const page of ["report", "results", "roadmap", "summary", "thank-you"])
      expect((await call(`${dashboard.server.url}/${page}/${id}`)).text).not.toContain("Vanishing Ltd.");
    expect(mailTo("gone@firm.example")).toEqual([]);
    expect((await list()).metrics.totalAssessments).toBe(metrics.totalAssessments - 1);
    const again = await dashboard.ask(`/assessments/${id}`, { method: "DELETE" });
    expect(again.status).toBe(404);
    expect(again.body.error).toBe("The requested assessment could not be found.");
  });
});

/** What the embedded mail has sent to an address. */
const mailTo = (address: string) => mails(dashboard.server.dataDir).filter((mail) => mail.to === address);
