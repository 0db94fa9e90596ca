import { isoDay } from "@/lib/domain/dates";
import { LEAD_SORTS, type LeadQuery, type LeadSort } from "@/lib/domain/lead/filter";
import { eventually } from "@/tests/support/server";
import { submit, unlock } from "@/tests/support/submission";
import { withDashboard } from "@/tests/support/with-admin";

const dashboard = withDashboard("as new");
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
        callWaitingSince: null,
        leadOwnerId: null,
        mergedCount: 0,
        mergedInto: null,
        nextActionOn: null,
        reportOpenedAt: null,
        retakePoints: null,
        version: 0,
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
    ["an owner who does not exist", "owner", "mine"],
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
    await unlock(dashboard.server.url, id);
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
