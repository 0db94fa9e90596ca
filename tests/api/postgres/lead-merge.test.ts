import { race, statuses } from "@/tests/support/client";
import { submit } from "@/tests/support/submission";
import { describeOnPostgres } from "@/tests/support/two-servers";
import { withDashboards } from "@/tests/support/with-admin-on-two";

describeOnPostgres("merging leads on PostgreSQL, with two servers", () => {
  const dashboards = withDashboards();
  const { ask: asAdmin } = dashboards;

  it("of two admins who merge the same leads at once, either into the other, one is told; none is merged into what is merged", async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const executiveEmail = `merge-${turn}@firm.example`;
      const ids = [];
      for (let count = 0; count < 4; count += 1)
        ids.push(await submit(dashboards.servers.one.url, { executiveEmail }));
      const [one, two, three, four] = ids;
      const merge = (at: number, kept: string | undefined, others: (string | undefined)[]) =>
        asAdmin(at, `/leads/${kept}/merge`, {
          body: { version: 0, others: others.map((id) => ({ id, version: 0 })) },
        });
      const wishes = [
        () => merge(0, one, [two, three]),
        () => merge(1, two, [one, four]),
        () => merge(0, four, [three]),
      ];
      const responses = await race(3, (at) => wishes[at]?.() ?? merge(0, one, [two]));
      expect(statuses(responses)).toEqual({ 200: 1, 409: 2 });
      const won = responses.find(({ status }) => status === 200)?.body;
      const rows = await dashboards.servers.query<{ id: string; kept: string | null }>(
        "SELECT id::text AS id, merged_into_id::text AS kept FROM assessments WHERE id = ANY($1::uuid[])",
        [ids],
      );
      const merged = rows.filter(({ kept }) => kept !== null);
      expect(merged.map(({ id }) => id).sort()).toEqual([...won.merged].sort());
      for (const { kept } of merged) expect(kept).toBe(won.keptId);
      expect(rows.find(({ id }) => id === won.keptId)?.kept).toBeNull();
      const lines = await dashboards.servers.query(
        "SELECT 1 FROM audit_events WHERE action = 'lead_merged' AND target_id = ANY($1)",
        [ids],
      );
      expect(lines).toHaveLength(merged.length);
    }
  });

  it("a lead that is merged into one being deleted is merged into nothing, or deleted with no one", async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const executiveEmail = `gone-${turn}@firm.example`;
      const [one, two] = [
        await submit(dashboards.servers.one.url, { executiveEmail }),
        await submit(dashboards.servers.one.url, { executiveEmail }),
      ];
      const responses = await race(2, (at) =>
        at === 0
          ? asAdmin(0, `/leads/${one}/merge`, { body: { version: 0, others: [{ id: two, version: 0 }] } })
          : asAdmin(1, `/assessments/${one}`, { method: "DELETE" }),
      );
      expect([200, 404]).toContain(responses[0]?.status);
      expect(responses[1]?.status).toBe(200);
      const rows = await dashboards.servers.query(
        "SELECT merged_into_id AS kept FROM assessments WHERE id = $1::uuid",
        [two],
      );
      expect(rows).toEqual([{ kept: null }]);
    }
  });
});
