import { race, statuses } from "@/tests/support/client";
import { submit } from "@/tests/support/submission";
import { withDashboard } from "@/tests/support/with-admin";

const dashboard = withDashboard("as new");

const listed = async () => (await dashboard.ask("/assessments?limit=200")).body;
const page = async (path: string) => (await dashboard.ask(path)).body;

describe("sample leads", () => {
  it("are twenty, marked, counted nowhere, and removed with one press; what is real stays", async () => {
    const real = await submit(dashboard.server.url, { companyName: "Real Ltd." });
    const before = await listed();
    const funnel = (await page("/funnel?days=0")).counts;
    const weeks = (await page("/today")).weeks;
    const answers = await race(3, () => dashboard.ask("/samples", { body: {} }));
    expect(statuses(answers)).toEqual({ 201: 1, 409: 2 });

    const list = await listed();
    expect(list.assessments).toHaveLength(21);
    const marked = list.assessments.filter(({ companyName }: { companyName: string }) =>
      companyName.endsWith(" (sample)"),
    );
    expect(marked).toHaveLength(20);
    expect(list.metrics.totalAssessments).toBe(before.metrics.totalAssessments);
    expect((await page("/funnel?days=0")).counts).toEqual(funnel);
    expect((await page("/today")).weeks).toEqual(weeks);
    expect((await page("/first-steps")).samples).toBe(20);
    const exported = (await dashboard.ask("/export?format=json")).body;
    expect(exported.data.map(({ id }: { id: string }) => id)).toEqual([real]);
    expect(exported.summary.totalAssessments).toBe(1);

    expect((await dashboard.ask("/samples", { method: "DELETE" })).body).toEqual({ count: 20 });
    expect((await listed()).assessments.map(({ id }: { id: string }) => id)).toEqual([real]);
    expect((await dashboard.ask("/samples", { method: "DELETE" })).body).toEqual({ count: 0 });
    const { events } = await page("/audit?action=samples_removed");
    expect(events).toHaveLength(1);
  });
});

describe("the first steps", () => {
  it("know what is done", async () => {
    expect(await page("/first-steps")).toEqual({
      isShared: false,
      hasCoupon: true,
      hasColleague: false,
      samples: 0,
    });
    await dashboard.ask("/users", { body: { email: "second@example.com", role: "admin" } });
    expect((await page("/first-steps")).hasColleague).toBe(true);
  });
});

describe("the audit log", () => {
  it("is searched by name, person and day, and exported as it is filtered", async () => {
    await dashboard.ask("/coupons", { body: { code: "FINDME" } });
    const found = async (query: string) =>
      (await page(`/audit?${query}`)).events.map(({ action }: { action: string }) => action);
    expect(await found("q=findme")).toEqual(["coupon_created"]);
    expect(await found("q=findme&to=2020-01-01")).toEqual([]);
    expect(await found("q=findme&person=visitor")).toEqual([]);
    expect(await found("q=%25")).toEqual([]);
    const file = await dashboard.ask("/audit/export?q=findme");
    expect(file.headers.get("content-disposition")).toContain("ai-readiness-audit-");
    expect(file.text.trim().split("\r\n")).toHaveLength(2);
    expect(file.text).toContain("FINDME");
  });
});
