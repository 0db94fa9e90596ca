import { randomUUID } from "node:crypto";
import { NO_FILTER } from "@/lib/domain/lead/filter";
import { onBothDatabases } from "@/tests/support/both-databases";

const past = () => new Date(Date.now() - 3_600_000);

onBothDatabases(({ store, submit }) => {
  describe("retakes", () => {
    const found = async (q: string, kind: "first" | "retake") => {
      const plan = await store().leads.planSearch({ ...NO_FILTER, q, kind });
      const rows = await store().leads.list(plan, { sort: "newest", page: 1, limit: 50 });
      return rows.map(({ id }) => id);
    };

    it("are told from first assessments in the list, and found by it", async () => {
      const word = `Again ${randomUUID()}`;
      const first = await submit({ companyName: word });
      const again = await submit({ companyName: word, retakeOf: first.id });
      expect(await found(word, "first")).toEqual([first.id]);
      expect(await found(word, "retake")).toEqual([again.id]);
      const plan = await store().leads.planSearch({ ...NO_FILTER, q: word });
      const rows = await store().leads.list(plan, { sort: "oldest", page: 1, limit: 5 });
      expect(rows.map(({ retakeOf }) => retakeOf)).toEqual([null, first.id]);
      const exported = await store().exports.summary({ ...NO_FILTER, q: word, kind: "retake" });
      expect(exported.totalAssessments).toBe(1);
    });

    const LONG_AGO = new Date("2020-01-01T00:00:00Z");

    it("are scored by what both answered, read at once", async () => {
      const first = await submit();
      const again = await submit({ retakeOf: first.id, aiConfidence: 10 });
      const scored = await store().retakes.findScored([again.id, first.id, again.id]);
      expect([...scored.keys()].sort()).toEqual([first.id, again.id].sort());
      expect(scored.get(again.id)?.aiConfidence).toBe(10);
      expect(scored.get(first.id)).toMatchObject({ orgAiElements: expect.any(Array) });
      expect(await store().retakes.findScored([])).toEqual(new Map());
    });

    it("one is included, and no other where that one is deleted", async () => {
      const { id } = await submit({ paymentStatus: "paid", paidAt: new Date() });
      const inherited = { paymentStatus: "paid", couponCode: null };
      expect(await store().retakes.findInherited(id, LONG_AGO)).toEqual(inherited);
      const included = await submit({ ...inherited, retakeOf: id, retakeIncluded: true, paidAt: new Date() });
      await store().retakes.markGiven(id, new Date());
      expect(await store().retakes.findInherited(id, LONG_AGO)).toBeNull();
      expect(await store().retakes.findInherited(included.id, LONG_AGO)).toBeNull();
      await store().assessments.remove(included.id);
      expect(await store().retakes.findInherited(id, LONG_AGO)).toBeNull();
    });

    it("those that were included are locked with the one before, and no others", async () => {
      const paid = { paymentStatus: "paid", paidAt: new Date() };
      const { id } = await submit(paid);
      const included = await submit({ ...paid, retakeOf: id, retakeIncluded: true });
      const bought = await submit({ ...paid, retakeOf: id });
      await store().retakes.lockIncluded(id);
      const statusOf = async (one: string) => (await store().assessments.find(one))?.paymentStatus;
      expect([await statusOf(included.id), await statusOf(bought.id)]).toEqual(["refunded", "paid"]);
    });

    it("none is included where the one before is locked, or was unlocked too long ago", async () => {
      const { id } = await submit();
      expect(await store().retakes.findInherited(id, LONG_AGO)).toBeNull();
      const old = await submit({ paymentStatus: "paid", paidAt: past() });
      expect(await store().retakes.findInherited(old.id, new Date())).toBeNull();
    });
  });
});
