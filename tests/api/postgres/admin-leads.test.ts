import { LEAD_BADGES, leadBadge } from "@/lib/domain/lead/badge";
import { call, race, statuses } from "@/tests/support/client";
import { eventually } from "@/tests/support/server";
import { pay, submit } from "@/tests/support/submission";
import { describeOnPostgres } from "@/tests/support/two-servers";
import { withDashboards } from "@/tests/support/with-admin-on-two";

describeOnPostgres("leads on PostgreSQL, with two servers", () => {
  const dashboards = withDashboards();
  const { ask: asAdmin } = dashboards;

  it("a deleted lead leaves no row in any table but the ledger and the audit log (T11)", async () => {
    const id = await submit(dashboards.servers.one.url, {
      executiveEmail: "erased@firm.example",
      companyName: "Erased Ltd.",
    });
    expect((await pay(dashboards.servers.one.url, id)).status).toBe(200);
    await eventually(
      async () => (await call(`${dashboards.servers.url(1)}/api/assessments/${id}/report`)).status === 200,
    );
    await call(`${dashboards.servers.one.url}/api/call-request`, {
      body: { phone_number: "+16042345601", assessment_id: id },
    });
    await asAdmin(0, `/leads/${id}/notes`, { body: { text: "Erased note" } });
    await asAdmin(1, `/assessments/${id}/ai-recommendations`, { method: "POST" });
    await dashboards.servers.query(
      `WITH call AS (INSERT INTO interviews (id, assessment_id, interview_id, transcript_summary)
         VALUES (gen_random_uuid(), $1::uuid, 'call-1', 'Erased words') RETURNING id)
       INSERT INTO interview_sections (id, interview_id, section_key) SELECT gen_random_uuid(), id, 'risks' FROM call`,
      [id],
    );
    expect((await dashboards.servers.tablesWith(id)).length).toBeGreaterThan(8);
    // All that can be there is there by then. What is deleted while it is being written is tried elsewhere (T77).
    await dashboards.servers.waitForJobs();

    const responses = await race(2, (turn) => asAdmin(turn, `/assessments/${id}`, { method: "DELETE" }));
    expect(statuses(responses)).toEqual({ 200: 1, 404: 1 });

    await eventually(async () => !(await dashboards.servers.tablesWith(id)).includes("pgboss.job"));
    expect(await dashboards.servers.tablesWith(id)).toEqual(["public.audit_events", "public.payments"]);
    for (const text of ["Erased Ltd.", "erased@firm.example", "Erased note", "Erased words"])
      expect(await dashboards.servers.tablesWith(text)).toEqual([]);
    for (const turn of [0, 1]) {
      expect((await call(`${dashboards.servers.url(turn)}/api/assessments/${id}/report`)).status).toBe(404);
      expect((await call(`${dashboards.servers.url(turn)}/report/${id}`)).text).not.toContain("Erased Ltd.");
    }
  });

  it("whatever table refers to an assessment, a new one too, loses its rows with it (T11)", async () => {
    const references = await dashboards.servers.query<{ name: string; onDelete: string }>(
      `SELECT conrelid::regclass::text AS name, confdeltype::text AS "onDelete"
       FROM pg_constraint WHERE contype = 'f' AND confrelid = 'assessments'::regclass`,
    );
    expect(references.length).toBeGreaterThan(10);
    /** What a model was asked is kept as figures, without a person, for 90 days. */
    const kept = references
      .toSorted((one, other) => other.name.localeCompare(one.name))
      .filter(({ onDelete }) => onDelete !== "c");
    expect(kept).toEqual([
      { name: "model_calls", onDelete: "n" },
      // An assessment that takes an earlier one again is one of its own, and so is one that is merged into another.
      { name: "assessments", onDelete: "n" },
      { name: "assessments", onDelete: "n" },
    ]);
    const columns = await dashboards.servers.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.columns
       WHERE column_name = 'assessment_id' AND table_schema = 'public' ORDER BY table_name`,
    );
    const names = new Set(references.map(({ name }) => name));
    expect(columns.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([
      "emails",
      "payments",
    ]);
  });

  it("of two admins who change the same lead at once, one is told what the other made of it", async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const id = await submit(dashboards.servers.one.url);
      const wishes = ["contacted", "lost"];
      const responses = await race(2, (at) =>
        asAdmin(at, `/leads/${id}`, { method: "PATCH", body: { status: wishes[at], version: 0 } }),
      );
      expect(statuses(responses)).toEqual({ 200: 1, 409: 1 });
      const won = responses.find(({ status }) => status === 200);
      const lost = responses.find(({ status }) => status === 409);
      expect(lost?.body).toMatchObject({ code: "conflict", current: won?.body });
      const lines = await dashboards.servers.query(
        "SELECT meta FROM audit_events WHERE action = 'lead_changed' AND target_id = $1",
        [id],
      );
      expect(lines).toEqual([{ meta: { stageFrom: "new", stageTo: won?.body.leadStatus } }]);
    }
  });

  it("a call request that two admins handle at once was handled by one of them after the other", async () => {
    const id = await submit(dashboards.servers.one.url);
    expect((await pay(dashboards.servers.one.url, id)).status).toBe(200);
    await call(`${dashboards.servers.one.url}/api/call-request`, {
      body: { phone_number: "+16042345611", assessment_id: id },
    });
    const [request] = (await asAdmin(0, `/assessments/${id}/details`)).body.callRequests;
    const wishes = ["reached", "voicemail"];
    const responses = await race(2, (at) =>
      asAdmin(at, `/call-requests/${request.id}`, { method: "PATCH", body: { state: wishes[at] } }),
    );
    expect(statuses(responses)).toEqual({ 200: 2 });
    const lines = await dashboards.servers.query<{ meta: { callFrom: string; callTo: string } }>(
      "SELECT meta FROM audit_events WHERE action = 'call_handled' AND target_id = $1 ORDER BY at",
      [request.id],
    );
    expect(lines).toHaveLength(2);
    expect(lines.some(({ meta }) => meta.callFrom === "waiting")).toBe(true);
    expect(lines.some(({ meta }) => meta.callFrom !== "waiting")).toBe(true);
  });

  it("the figures are right while many submit and delete at once", async () => {
    const ids = await race(30, (turn) => submit(dashboards.servers.url(turn)));
    await race(10, (turn) => asAdmin(turn, `/assessments/${ids[turn]}`, { method: "DELETE" }));
    await eventually(async () => {
      const [row] = await dashboards.servers.query<{ waiting: number }>(
        "SELECT count(*)::int AS waiting FROM assessments WHERE NOT roadmap_generated",
      );
      return row?.waiting === 0;
    });
    const [counted] = await dashboards.servers.query<{ total: number; qualified: number; roadmaps: number }>(
      `SELECT count(*)::int AS total, (count(*) FILTER (WHERE lead_qualified))::int AS qualified,
         (count(*) FILTER (WHERE roadmap_generated))::int AS roadmaps FROM assessments`,
    );
    expect((await asAdmin(1, "/assessments")).body.metrics).toEqual({
      totalAssessments: counted?.total,
      qualifiedLeads: counted?.qualified,
      aiRoadmaps: counted?.roadmaps,
      completionRate: 100,
    });
  });

  it("the database and the screen agree on every lead's badge", async () => {
    await dashboards.servers.query(
      `UPDATE assessments a SET lead_qualified = n % 2 = 0, roadmap_generated = n % 3 = 0,
         lead_score = CASE WHEN n % 5 = 0 THEN NULL ELSE n % 11 END
       FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM assessments) AS numbered WHERE a.id = numbered.id`,
    );
    let listed = 0;
    for (const { value } of LEAD_BADGES) {
      const { assessments } = (await asAdmin(0, `/assessments?badge=${value}&limit=200`)).body;
      expect(assessments.length).toBeGreaterThan(0);
      for (const lead of assessments) expect(leadBadge(lead)).toBe(value);
      listed += assessments.length;
    }
    expect(listed).toBe((await asAdmin(0, "/assessments")).body.total);
  });

  it.each(["' or 1=1--", "%", "_", "\\", "\\%", "a\\", "$1", "{}"])(
    "searching for %s is just text (T61)",
    async (q) => {
      const response = await asAdmin(0, `/assessments?${new URLSearchParams({ q })}`);
      expect(response.status).toBe(200);
      expect(response.body.total).toBe(0);
    },
  );

  it("the last day of a filter counts to its end, also where the clocks go back on it", async () => {
    const companyName = "Twenty-Five Hours Ltd.";
    const id = await submit(dashboards.servers.one.url, { companyName });
    // On 2 November 2025 the clocks of Vancouver went back: half past eleven in the evening was UTC-8 already.
    for (const [createdAt, to, total] of [
      ["2025-11-03T07:30:00Z", "2025-11-02", 1],
      ["2025-11-03T07:30:00Z", "2025-11-01", 0],
      ["2025-11-03T08:00:00Z", "2025-11-02", 0],
      ["2025-03-10T06:59:00Z", "2025-03-09", 1],
      ["2025-03-10T07:00:00Z", "2025-03-09", 0],
    ] as const) {
      await dashboards.servers.query(
        "UPDATE assessments SET created_at = $2::timestamptz WHERE id = $1::uuid",
        [id, createdAt],
      );
      const { body } = await asAdmin(0, `/assessments?${new URLSearchParams({ q: companyName, to })}`);
      expect([createdAt, to, body.total]).toEqual([createdAt, to, total]);
    }
  });

  it("a short search finds the same leads on each way to them: where few fit, many, nearly all", async () => {
    const id = await submit(dashboards.servers.one.url);
    const copy = (name: string, times: number, from: string) =>
      dashboards.servers.query(
        `INSERT INTO assessments SELECT (jsonb_populate_record(a, jsonb_build_object(
           'id', gen_random_uuid(), 'executive_name', $2::text, 'company_name', 'Ox Ab' || n,
           'executive_email', NULL, 'company_industry', (ARRAY['retail', 'education'])[1 + n % 2],
           'submission_key', NULL, 'created_at', $3::timestamptz + n * interval '1 second'))).*
         FROM assessments a, generate_series(1, $4::int) n WHERE a.id = $1::uuid`,
        [id, name, from, times],
      );
    await copy("Few Jw.k", 3, "2020-01-01");
    await copy("Many Qv;z", 700, "2020-02-01");
    await copy("All", 3000, "2020-03-01");
    const find = async (query: Record<string, string>) => {
      const { body } = await asAdmin(0, `/assessments?${new URLSearchParams({ ...query, sort: "oldest" })}`);
      return [body.total, body.isTotalExact, body.assessments[0]?.executiveName];
    };
    expect(await find({ q: "jw" })).toEqual([3, true, "Few Jw.k"]);
    expect(await find({ q: "W.K", industry: "retail" })).toEqual([1, true, "Few Jw.k"]);
    expect(await find({ q: "qv" })).toEqual([700, true, "Many Qv;z"]);
    expect(await find({ q: "V;Z" })).toEqual([700, true, "Many Qv;z"]);
    expect(await find({ q: "v;z", industry: "retail" })).toEqual([350, true, "Many Qv;z"]);
    expect(await find({ q: "v;q" })).toEqual([0, true, undefined]);
    expect(await find({ q: "z o" })).toEqual([0, true, undefined]);
    expect(await find({ q: "x a" })).toEqual([3703, true, "Few Jw.k"]);
    expect(await find({ q: "ab", to: "2020-01-15" })).toEqual([3, true, "Few Jw.k"]);
  });
});
