import { addConsents, countCoupon, countLostVisits, countSteps, SEED_COUPON } from "@/prisma/seed-about";
import { onBothDatabases } from "@/tests/support/both-databases";

onBothDatabases(({ store, database, submit }) => {
  const counts = async (statement: string) => (await database().executeSql(statement)).rows;

  it("what invented leads leave elsewhere agrees with them, and comes once, however often it is seeded", async () => {
    const ids: string[] = [];
    for (let turn = 0; turn < 40; turn += 1) {
      const paid = turn % 4 === 0 ? "coupon_used" : "pending";
      const { id } = await submit({
        paymentStatus: paid,
        couponCode: paid === "coupon_used" ? SEED_COUPON : null,
      });
      ids.push(id);
    }
    for (let turn = 0; turn < 2; turn += 1) {
      await countSteps(database(), ids);
      await countLostVisits(database(), ids);
      await addConsents(database(), ids);
      await countCoupon(database(), false);
    }
    const coupon = (await store().coupons.list()).find(({ code }) => code === SEED_COUPON);
    expect(coupon).toMatchObject({ usedCount: 10, isActive: false });

    const steps = new Map(
      (await counts("SELECT step, count(*)::int AS count FROM funnel_events GROUP BY step")).map((row) => [
        String(row.step),
        Number(row.count),
      ]),
    );
    const at = (step: string) => steps.get(step) ?? 0;
    expect(at("submitted")).toBe(40);
    expect(at("unlocked_coupon")).toBe(10);
    // Fewer at each step: some visits end on the way.
    const way = ["started", "step_2", "step_3", "step_4", "step_5", "submitted"].map(at);
    expect(way).toEqual([...way].sort((one, other) => other - one));
    expect(at("started")).toBeGreaterThan(40);

    const [consents] = await counts(
      "SELECT count(*)::int AS all, count(DISTINCT assessment_id)::int AS firms FROM consents WHERE purpose = 'comparison'",
    );
    expect(consents).toEqual({ all: 40, firms: 40 });
  });
});
