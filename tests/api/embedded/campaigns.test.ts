import { randomUUID } from "node:crypto";
import { call } from "@/tests/support/client";
import { eventually } from "@/tests/support/server";
import { submit, unlock } from "@/tests/support/submission";
import { withDashboard } from "@/tests/support/with-admin";

const dashboard = withDashboard("as new");
type Counts = { step: string; count: number }[];

const make = (body: Record<string, unknown>) => dashboard.ask("/campaigns", { body });
const visit = (step: string, campaign?: string, visitId = randomUUID()) =>
  call(`${dashboard.server.url}/api/funnel`, { body: { visitId, step, campaign } });
const table = async () => (await dashboard.ask("/campaigns?days=0")).body;
const of = (counts: Counts, step: string) => counts.find((each) => each.step === step)?.count ?? 0;
const named = async (code: string) =>
  (await table()).campaigns.find((each: { code: string }) => each.code === code);
const page = async (id: string) => (await call(`${dashboard.server.url}/payment?assessment=${id}`)).text;

describe("campaigns", () => {
  it("are made once, found by their code whatever its case, and changed", async () => {
    const made = await make({ code: "coast-26", label: "Coast evening", couponCode: "demo2025" });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ code: "coast-26", couponCode: "DEMO2025", startsAt: null });
    expect((await make({ code: "coast-26", label: "Again" })).status).toBe(409);
    expect((await make({ code: "other", label: "Other" })).status).toBe(409);
    const patch = (body: unknown) => dashboard.ask(`/campaigns/${made.body.id}`, { method: "PATCH", body });
    expect((await patch({ label: "Coast" })).body).toMatchObject({ label: "Coast", couponCode: "DEMO2025" });
    expect((await patch({ startsAt: "2026-02-02", endsAt: "2026-02-01" })).status).toBe(400);
    expect((await patch({ couponCode: "NOSUCHCODE" })).body.issues[0].path).toBe("couponCode");
    expect((await dashboard.ask(`/campaigns/${randomUUID()}`, { method: "PATCH", body: {} })).status).toBe(
      404,
    );
    const { events } = (await dashboard.ask("/audit?action=campaign_changed")).body;
    expect(events[0]).toMatchObject({ targetName: "coast-26", details: "Name changed" });
  });

  it.each([{ code: "A B" }, { code: "x" }, { code: "UPPER" }, { label: "" }, { endsAt: "soon" }])(
    "are refused as %j",
    async (part) => {
      expect((await make({ code: "good-code", label: "Good", ...part })).status).toBe(400);
    },
  );

  it("count each step of those who came by them, and an unknown or ended one as another link", async () => {
    await make({ code: "inland", label: "Inland" });
    await make({ code: "over", label: "Over", endsAt: "2026-01-01" });
    const before = await table();
    const visitId = randomUUID();
    await visit("started", "INLAND", visitId);
    await visit("step_2", "inland", visitId);
    await visit("started", "inland", visitId);
    await visit("started", "over");
    await visit("started", "nobody-made-this");
    expect((await visit("started", "x".repeat(10_000))).status).toBe(202);
    await visit("started");
    const after = await table();
    const inland = await named("inland");
    expect([of(inland.counts, "started"), of(inland.counts, "step_2")]).toEqual([1, 1]);
    expect(of(after.other.counts, "started") - of(before.other.counts, "started")).toBe(3);
    expect(of(after.none.counts, "started") - of(before.none.counts, "started")).toBe(1);
    expect(JSON.stringify(after)).not.toContain("nobody-made-this");
  });

  it("are known of the assessment, its later steps, the list, the export and the payment page", async () => {
    const { id: campaign } = await named("coast-26");
    const id = await submit(dashboard.server.url, { campaign: "coast-26", companyName: "Came By It Ltd." });
    const without = await submit(dashboard.server.url, { companyName: "Came Alone Ltd." });
    expect(await page(id)).toContain('value="DEMO2025"');
    expect(await page(without)).not.toContain('value="DEMO2025"');
    await unlock(dashboard.server.url, id);
    const { counts } = await eventually(async () => {
      const row = await named("coast-26");
      return of(row.counts, "unlocked_coupon") === 1 && row;
    });
    expect(of(counts, "submitted")).toBe(1);

    const listed = async (filter: string) =>
      (await dashboard.ask(`/assessments?campaign=${filter}`)).body.assessments.map(
        (row: { id: string }) => row.id,
      );
    expect(await listed(campaign)).toEqual([id]);
    expect(await listed("none")).toEqual([without]);
    const exported = await dashboard.ask(`/export?format=json&campaign=${campaign}`);
    expect(exported.body.data).toMatchObject([{ id, campaign: "coast-26" }]);
  });

  it("whose coupon is no longer good fill nothing in", async () => {
    const { id: coupon } = (await dashboard.ask("/coupons", { body: { code: "DUSK", maxUses: 5 } })).body;
    await make({ code: "evening", label: "Evening", couponCode: "DUSK" });
    const id = await submit(dashboard.server.url, { campaign: "evening" });
    expect(await page(id)).toContain('value="DUSK"');
    await dashboard.ask(`/coupons/${coupon}`, { method: "PATCH", body: { isActive: false } });
    expect(await page(id)).not.toContain('value="DUSK"');
  });

  it("add up to the funnel, step by step", async () => {
    const { campaigns, other, none } = await table();
    const sums: Record<string, number> = {};
    for (const { counts } of [...campaigns, other, none])
      for (const { step, count } of counts) sums[step] = (sums[step] ?? 0) + count;
    const funnel = (await dashboard.ask("/funnel?days=0")).body.counts as Counts;
    expect(sums).toEqual(Object.fromEntries(funnel.map(({ step, count }) => [step, count])));
  });
});
