import { randomUUID } from "node:crypto";
import type { OwnCost } from "@/lib/domain/own-cost/own-cost";
import { PLAYBOOK_USAGE, sampleReport } from "@/tests/fixtures/report-sample";
import { onBothDatabases } from "@/tests/support/both-databases";

const COST: OwnCost = { what: "late “quotes” ' \\ {}", many: 27, per: "week", each: 210.5, unit: "dollars" };

onBothDatabases(({ store, submit }) => {
  const set = (id: string, some: Partial<OwnCost> = {}) =>
    store().assessments.setOwnCost(id, { ...COST, ...some });
  const costOf = async (id: string) => (await store().assessments.find(id))?.ownCost;

  describe("what it costs by the owner's count", () => {
    it("is kept as it was said, replaced by the next, and gone with the assessment", async () => {
      const { id } = await submit();
      expect(await costOf(id)).toBeNull();
      expect(await set(id, { what: "callbacks" })).toBe(true);
      expect(await costOf(id)).toEqual({ ...COST, what: "callbacks" });
      expect(await set(id, { many: 3 })).toBe(true);
      expect((await store().heldData.readEverything(id)).ownCost).toMatchObject({ many: 3, each: 210.5 });
      expect(await store().assessments.setOwnCost(id, { isNone: true })).toBe(true);
      expect(await costOf(id)).toEqual({ isNone: true });
      await store().assessments.remove(id);
      expect(await set(id)).toBe(false);
    });

    it("is not taken any more where the report is unlocked, written or being written", async () => {
      for (const paymentStatus of ["paid", "coupon_used"])
        expect(await set((await submit({ paymentStatus })).id)).toBe(false);
      const { id } = await submit();
      expect(await store().reports.claim(id, 60)).not.toBeNull();
      expect(await set(id)).toBe(false);
      const written = await submit();
      const version = { writer: "playbook", promptVersion: "1", usage: PLAYBOOK_USAGE };
      await store().reports.add(written.id, {
        reportData: sampleReport,
        markdownReport: "# One",
        ...version,
      });
      expect(await set(written.id)).toBe(false);
      expect(await set(randomUUID())).toBe(false);
    });
  });
});
