import { registerUser, signInAsAdmin } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { eventually } from "@/tests/support/server";
import { submit, submitOwned, unlock } from "@/tests/support/submission";
import { describeOnPostgres, startTwoServers, type TwoServers } from "@/tests/support/two-servers";

const TYPED = {
  executiveName: "Wilhelmina Old",
  companyName: "Longgone Ltd.",
  executiveEmail: "old@example.com",
};

describeOnPostgres("what is kept for how long", () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await startTwoServers({ LEADS_KEPT_MONTHS: "12" });
  });
  afterAll(() => servers?.stop());

  const answerFor = async (id: string) => (await call(`${servers.one.url}/api/assessments/${id}`)).status;
  const figures = async () => {
    const { token } = await signInAsAdmin(servers.one);
    const { body } = await call(`${servers.one.url}/api/admin/assessments?limit=1`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const [row] = await servers.query(`
      SELECT count(*)::int AS assessments, sum(ai_readiness_score)::int AS scores, min(created_at) AS oldest,
        array_agg(company_industry ORDER BY company_industry) AS industries FROM assessments`);
    return { metrics: body.metrics, ...row };
  };
  const cleanUpNow = async () => {
    await servers.query("DELETE FROM pgboss.job WHERE name = 'cleanup'");
    await servers.one.kill();
    await servers.one.restart();
  };

  it("an old lead that came to nothing loses its name and keeps its figures; all others stay (T126)", async () => {
    const old = await submit(servers.one.url, TYPED);
    const unlocked = await submit(servers.one.url);
    const { id: saved, device } = await submitOwned(servers.one.url);
    const worked = await submit(servers.one.url);
    const young = await submit(servers.one.url);
    await unlock(servers.one.url, unlocked, "DEMO2025");
    await registerUser(servers.one, "saved@example.com", saved, device);
    // Listing it without owning it keeps it no longer.
    await registerUser(servers.one, "reader@example.com", old);
    await servers.waitForJobs();
    await servers.query("UPDATE assessments SET created_at = now() - interval '13 months' WHERE id <> $1", [
      young,
    ]);
    await servers.query("UPDATE assessments SET lead_status = 'contacted' WHERE id = $1", [worked]);
    const before = await figures();

    await cleanUpNow();
    await eventually(async () => (await answerFor(old)) === 404);
    for (const id of [unlocked, saved, worked, young]) expect(await answerFor(id)).toBe(200);
    expect(await figures()).toEqual(before);
    for (const typed of Object.values(TYPED)) expect(await servers.tablesWith(typed)).toEqual([]);
    expect(await servers.tablesWith(old)).toEqual(["public.audit_events"]);
  });

  it("what is nameless already is left alone", async () => {
    const nameless = () => servers.query("SELECT id, updated_at FROM assessments WHERE nameless");
    const before = await nameless();
    expect(before).toHaveLength(1);
    await servers.query(
      "INSERT INTO rate_limits (key, tokens, at) VALUES ('old', 1, now() - interval '3 days')",
    );
    await cleanUpNow();
    await eventually(async () => {
      const done = await servers.query(
        "SELECT 1 FROM pgboss.job WHERE name = 'cleanup' AND state = 'completed'",
      );
      return done.length > 0;
    });
    expect(await nameless()).toEqual(before);
  });
});
