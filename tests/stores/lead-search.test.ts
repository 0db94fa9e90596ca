import { randomUUID } from "node:crypto";
import { NO_FILTER } from "@/lib/domain/lead/filter";
import { onBothDatabases } from "@/tests/support/both-databases";

onBothDatabases(({ store, submit }) => {
  it("of a pair of signs that many of the newest have, as many are counted as have it", async () => {
    for (let turn = 0; turn < 45; turn += 1) await submit({ companyName: `Q~ ${turn}` });
    const plan = await store().leads.planSearch({ ...NO_FILTER, q: "Q~" });
    expect(await store().leads.countSome(plan)).toEqual({ total: 45, isTotalExact: true });
    expect(await store().leads.list(plan, { sort: "newest", page: 1, limit: 50 })).toHaveLength(45);
    const filtered = await store().leads.planSearch({ ...NO_FILTER, q: "q~", payment: "paid" });
    expect(await store().leads.count(filtered)).toBe(0);
  });

  it("finds the same whether few or many of the newest have what is searched", async () => {
    const q = `Many ${randomUUID()}`;
    const ids: string[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      ids.unshift((await submit({ companyName: q, createdAt: new Date(Date.now() + turn) })).id);
      const plan = await store().leads.planSearch({ ...NO_FILTER, q });
      const rows = await store().leads.list(plan, { sort: "newest", page: 1, limit: 50 });
      expect(rows.map(({ id }) => id)).toEqual(ids);
      expect(await store().leads.countSome(plan)).toEqual({ total: ids.length, isTotalExact: true });
      const later = await store().leads.planSearch({ ...NO_FILTER, q, to: "2020-01-01" });
      expect(await store().leads.count(later)).toBe(0);
    }
  });
});
