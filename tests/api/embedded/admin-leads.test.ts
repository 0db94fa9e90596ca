import { isoDay } from "@/lib/domain/dates";
import { LEAD_SORTS, type LeadQuery, type LeadSort } from "@/lib/domain/lead/filter";
import { bearer, registerUser } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { mails } from "@/tests/support/outbox";
import { payloadOf } from "@/tests/support/payload";
import { eventually } from "@/tests/support/server";
import { redeem, submit } from "@/tests/support/submission";
import { withDashboard } from "@/tests/support/with-admin";

const dashboard = withDashboard();
type Query = Partial<Record<keyof LeadQuery, string>>;
const list = async (query: Query = {}) =>
  (await dashboard.ask(`/assessments?${new URLSearchParams(Object.entries(query))}`)).body;
const BEGAN = Date.now();
const namesOf = ({ assessments }: { assessments: { companyName: string }[] }) =>
  assessments.map((lead) => lead.companyName);

describe("the list of leads", () => {
  it("is empty, with figures of nothing, before anybody has answered", async () => {
    expect(await list()).toEqual({
      assessments: [],
      metrics: { totalAssessments: 0, qualifiedLeads: 0, aiRoadmaps: 0, completionRate: 0 },
      newestAt: null,
      total: 0,
      isTotalExact: true,
      hasMore: false,
      page: 1,
      limit: 50,
    });
  });

  it("answers the newest page and the totals, and no more of a lead than its row shows", async () => {
    const id = await submit(dashboard.server.url, { companyName: "Newest Joinery" });
    await eventually(async () => (await list()).assessments[0]?.roadmapGenerated);
    const { assessments, metrics } = await list();
    expect(metrics).toEqual({ totalAssessments: 1, qualifiedLeads: 1, aiRoadmaps: 1, completionRate: 100 });
    expect(assessments).toEqual([
      {
        id,
        executiveName: "Margaret Osei",
        executiveTitle: "President",
        executiveEmail: "m.osei@example.com",
        companyName: "Newest Joinery",
        companyIndustry: "manufacturing",
        companyRevenue: "10m-50m",
        companyEmployees: "51-200",
        aiReadinessScore: expect.any(Number),
        roadmapGenerated: true,
        leadScore: expect.any(Number),
        leadQualified: true,
        paymentStatus: "pending",
        createdAt: expect.any(String),
        leadStatus: "new",
        leadOwner: null,
        hasReport: false,
        callRequest: null,
      },
    ]);
  });

  it("finds any part of a name, a company or an e-mail, whatever its case, and wildcards stand for themselves (T61)", async () => {
    const names = [
      "100% Cedar",
      "under_score Ltd.",
      "back\\slash Inc.",
      "O'Malley & Sons",
      "Écluse Outfitters",
    ];
    for (const companyName of names)
      await submit(dashboard.server.url, {
        companyName,
        executiveName: "Rajiv Dhillon",
        executiveEmail: "r@firm.example",
      });
    for (const [q, found] of [
      ["%", ["100% Cedar"]],
      ["_", ["under_score Ltd."]],
      ["\\", ["back\\slash Inc."]],
      ["'", ["O'Malley & Sons"]],
      ["o'mALLEY", ["O'Malley & Sons"]],
      ["clus", ["Écluse Outfitters"]],
      ["É", ["Écluse Outfitters"]],
      ["éC", ["Écluse Outfitters"]],
      ["0%", ["100% Cedar"]],
      ["& s", ["O'Malley & Sons"]],
      ["NE", ["Newest Joinery"]],
      ["j", ["Newest Joinery", ...names]],
      ["n e", []],
      ["t@", []],
      ["m.osei@", ["Newest Joinery"]],
      ["MARGARET", ["Newest Joinery"]],
      ["rajiv dhillon", names],
      ["osei newest", []],
      ["' or 1=1--", []],
      ["%%", []],
    ] as const) {
      expect(namesOf(await list({ q })).sort()).toEqual([...found].sort());
    }
  });

  it.each([
    ["a NUL", "q", "nul\u0000"],
    ["a search that is too long", "q", "x".repeat(1000)],
    ["a statement for an order", "sort", "(select pg_sleep(9))"],
    ["an order with more behind it", "sort", "created_at; drop table users"],
    ["a page below one", "page", "-1"],
    ["a page that is no number of ours", "page", "1e99"],
    ["more rows than a page holds", "limit", "1000000000"],
    ["an industry that is none", "industry", "' or 1=1--"],
    ["a badge by its label", "badge", "Hot Lead"],
    ["a day that does not exist", "from", "2026-02-31"],
    ["an owner who does not exist", "owner", "me"],
  ])("%s is refused in words (T61)", async (_, name, value) => {
    const response = await dashboard.ask(`/assessments?${new URLSearchParams({ [name]: value })}`);
    expect(response.status).toBe(400);
    expect(response.body.message).toEqual(expect.any(String));
  });

  it("filters by industry, revenue, employees, badge, payment, status and day, alone and together", async () => {
    const id = await submit(dashboard.server.url, {
      companyName: "Filter Bakery",
      companyIndustry: "food-services",
      companyRevenue: "over-1b",
      companyEmployees: "over-5000",
    });
    await redeem(dashboard.server.url, id);
    for (const query of [
      { industry: "food-services" },
      { revenue: "over-1b" },
      { employees: "over-5000" },
      { payment: "coupon_used" },
      { industry: "food-services", badge: "hot-lead", payment: "coupon_used", status: "new", owner: "none" },
    ] satisfies Query[])
      expect(namesOf(await list(query))).toEqual(["Filter Bakery"]);
    for (const query of [
      { industry: "food-services", badge: "completed" },
      { payment: "unknown" },
      { status: "won" },
      { owner: dashboard.admin.id },
      { to: "2020-01-01" },
      { from: "2099-01-01" },
    ] satisfies Query[])
      expect(await list(query)).toMatchObject({ assessments: [], total: 0 });
    // Today; around midnight, both days.
    const today = { from: isoDay(new Date(BEGAN)), to: isoDay(new Date()) };
    expect((await list(today)).total).toBe((await list()).total);
  });

  it.each(LEAD_SORTS.map(({ value }) => value))(
    "by %s, the pages neither repeat nor leave out a lead, also where many are alike",
    async (sort) => {
      const all = (await list({ sort, limit: "200" })).assessments.map((lead: { id: string }) => lead.id);
      const paged: string[] = [];
      for (let page = 1; ; page += 1) {
        const { assessments, hasMore } = await list({ sort, page: String(page), limit: "2" });
        paged.push(...assessments.map((lead: { id: string }) => lead.id));
        if (!hasMore) break;
      }
      expect(paged).toEqual(all);
      expect(new Set(paged).size).toBe((await list()).metrics.totalAssessments);
    },
  );
});

describe("the order of the list", () => {
  const OPPOSITES: readonly [LeadSort, LeadSort][] = [
    ["newest", "oldest"],
    ["score", "score-low"],
    ["readiness", "readiness-low"],
    ["revenue", "revenue-low"],
    ["badge", "badge-last"],
    ["stage", "stage-last"],
    ["owner", "owner-none"],
    ["name", "name-z"],
    ["company", "company-z"],
    ["title", "title-z"],
    ["industry", "industry-z"],
  ];

  it.each(OPPOSITES)("%s the other way round is %s", async (sort, opposite) => {
    const idsBy = async (order: LeadSort) =>
      (await list({ sort: order, limit: "200" })).assessments.map(({ id }: { id: string }) => id);
    expect(await idsBy(opposite)).toEqual((await idsBy(sort)).reverse());
  });

  it("revenue goes by its amount and a stage by its step, not by their letters", async () => {
    for (const companyRevenue of ["500m-1b", "under-1m", "100m-500m"])
      await submit(dashboard.server.url, { companyName: `Ordered ${companyRevenue}`, companyRevenue });
    expect(namesOf(await list({ q: "Ordered ", sort: "revenue" }))).toEqual([
      "Ordered 500m-1b",
      "Ordered 100m-500m",
      "Ordered under-1m",
    ]);
    const { assessments } = await list({ q: "Ordered ", sort: "newest" });
    for (const [at, status] of ["won", "contacted"].entries())
      await dashboard.ask(`/leads/${assessments[at].id}`, { method: "PATCH", body: { status, version: 0 } });
    const stages = (await list({ q: "Ordered ", sort: "stage" })).assessments.map(
      ({ leadStatus }: { leadStatus: string }) => leadStatus,
    );
    expect(stages).toEqual(["new", "contacted", "won"]);
  });

  it("a page behind the last one is the last one, with its rows", async () => {
    const { metrics } = await list();
    const behind = await list({ page: "4000", limit: "2" });
    expect(behind.page).toBe(Math.ceil(metrics.totalAssessments / 2));
    expect(behind.assessments.length).toBeGreaterThan(0);
    expect(behind).toMatchObject({ hasMore: false, total: metrics.totalAssessments });
    expect(await list({ q: "Ordered ", page: "9", limit: "2" })).toMatchObject({ page: 2, total: 3 });
    expect(await list({ q: "no such firm", page: "9" })).toMatchObject({
      page: 1,
      total: 0,
      assessments: [],
    });
  });

  it("how many came since it was read is known without reading it again", async () => {
    const { newestAt } = await list();
    const since = async (query: Query = {}) =>
      (
        await dashboard.ask(
          `/assessments/new?${new URLSearchParams([["since", newestAt], ...Object.entries(query)])}`,
        )
      ).body;
    expect(await since()).toEqual({ count: 0 });
    await submit(dashboard.server.url, { companyName: "Just Came Ltd." });
    await submit(dashboard.server.url, { companyName: "Came Too Ltd.", companyIndustry: "healthcare" });
    expect(await since()).toEqual({ count: 2 });
    expect(await since({ q: "just came" })).toEqual({ count: 1 });
    expect(await since({ industry: "healthcare" })).toEqual({ count: 1 });
    expect((await list()).newestAt > newestAt).toBe(true);
    for (const wrong of ["", "since=yesterday", "since=2026-02-31T00:00:00Z"])
      expect((await dashboard.ask(`/assessments/new?${wrong}`)).status).toBe(400);
  });
});

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
    expect(body.work).toEqual({ leadStatus: "new", leadOwnerId: null, version: 0, notes: [] });
    expect((await dashboard.ask("/leads/owners")).body).toEqual({
      owners: [{ id: dashboard.admin.id, email: dashboard.admin.email }],
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
    await redeem(dashboard.server.url, id);
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
    await redeem(dashboard.server.url, id);
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

      await redeem(dashboard.server.url, id);
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
      version: 1,
      notes: [],
    });
    expect(namesOf(await list({ status: "contacted", owner: dashboard.admin.id }))).toEqual(["Worked Inc."]);
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
      `Stage: Contacted → Lost, Owner: Unassigned → ${dashboard.admin.email}`,
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
    await redeem(dashboard.server.url, id);
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
