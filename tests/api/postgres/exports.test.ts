import { bearer, type Person, signInAsAdmin } from "@/tests/support/accounts";
import { call, race } from "@/tests/support/client";
import { eventually } from "@/tests/support/server";
import { submit } from "@/tests/support/submission";
import { describeOnPostgres, sharedTwoServers, type TwoServers } from "@/tests/support/two-servers";

const ROWS = 4000;
/** Less than the minute after which a reader who takes nothing counts as gone. */
const ENDED_WITHIN_MS = 30_000;

describeOnPostgres("exports and the setup, on PostgreSQL with two servers", () => {
  let servers: TwoServers;
  let admin: Person;
  beforeAll(async () => {
    servers = await sharedTwoServers();
    admin = await signInAsAdmin(servers.one);
    const id = await submit(servers.one.url, { otherChallenge: "x".repeat(2000) });
    await eventually(
      async () => (await count("roadmaps")) === 1 && (await count("follow_up_questions")) === 1,
    );
    await servers.query(
      `INSERT INTO assessments SELECT (jsonb_populate_record(a, jsonb_build_object(
         'id', gen_random_uuid(), 'submission_key', NULL, 'company_name', 'Copy ' || n,
         'created_at', a.created_at - n * interval '1 minute'))).*
       FROM assessments a, generate_series(1, ${ROWS - 1}) n WHERE a.id = $1`,
      [id],
    );
  });
  afterAll(() => servers?.stop());

  const count = async (table: string, where = "true") => {
    const [row] = await servers.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${table} WHERE ${where}`,
    );
    return row?.count ?? 0;
  };
  /** At work or waiting for their client. A job, too, may have one open for a moment. */
  const openTransactions = () =>
    count(
      "pg_stat_activity",
      `datname = current_database() AND backend_type = 'client backend' AND xact_start IS NOT NULL
       AND pid <> pg_backend_pid()`,
    );
  const allAreEnded = () => eventually(async () => (await openTransactions()) === 0, ENDED_WITHIN_MS);
  const begin = (signal?: AbortSignal) =>
    fetch(`${servers.one.url}/api/admin/export?format=json&type=comprehensive`, {
      headers: bearer(admin),
      signal,
    });

  it("an export shows one moment, whatever is written while it runs", async () => {
    const reader = bodyOf(await begin()).getReader();
    const decoder = new TextDecoder();
    let text = decoder.decode((await reader.read()).value, { stream: true });
    await servers.query("UPDATE assessments SET company_name = 'Changed meanwhile'");
    await servers.query("DELETE FROM assessments WHERE created_at < now() - interval '3 hours'");
    await submit(servers.other.url, { companyName: "Added meanwhile" });
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
    const { summary, data } = JSON.parse(text);
    expect(summary.totalAssessments).toBe(ROWS);
    expect(new Set(data.map(({ id }: { id: string }) => id)).size).toBe(ROWS);
    const names = new Set(data.map(({ companyName }: { companyName: string }) => companyName));
    expect(names).not.toContain("Changed meanwhile");
    expect(names).not.toContain("Added meanwhile");
    await allAreEnded();
  });

  it("a client that disconnects in the middle stops the reading, and blocks no other (T65)", async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const controller = new AbortController();
      const reader = bodyOf(await begin(controller.signal)).getReader();
      await reader.read();
      controller.abort();
      await allAreEnded();
    }
    const whole = await begin();
    expect(whole.status).toBe(200);
    await whole.text();
  });

  it("HEAD of an export makes none, and takes no turn (T65)", async () => {
    const exported = () => count("audit_events", "action = 'data_exported'");
    const before = await exported();
    const wanted = [
      ["export?type=comprehensive", /ai-readiness-comprehensive-.*\.csv/],
      ["export/workbook?columns=companyName", /ai-readiness-leads-.*\.xlsx/],
    ] as const;
    for (const [path, name] of [...wanted, ...wanted, ...wanted, ...wanted]) {
      const head = await fetch(`${servers.one.url}/api/admin/${path}`, {
        method: "HEAD",
        headers: bearer(admin),
      });
      expect(head.status).toBe(200);
      expect(head.headers.get("Content-Disposition")).toMatch(name);
      expect(head.headers.get("Cache-Control")).toBe("private, no-store");
    }
    await allAreEnded();
    expect(await exported()).toBe(before);
    const whole = await begin();
    expect(whole.status).toBe(200);
    await whole.text();
  });

  it("Setup Production, started by two admins at once, is one run that reaches every assessment", async () => {
    await servers.query(
      "DELETE FROM assessments WHERE id IN (SELECT id FROM assessments ORDER BY id OFFSET 150)",
    );
    await servers.waitForJobs();
    const total = await count("assessments");
    const missing = total - (await count("follow_up_questions"));
    expect(missing).toBeGreaterThan(100);
    const press = (turn: number) =>
      call(`${servers.url(turn)}/api/admin/setup-followup-questions`, { body: {}, headers: bearer(admin) });
    const answers = await Promise.all([press(0), press(1), press(0)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const generated = answers.map(({ body }) => body.questionsGenerated).sort((one, other) => one - other);
    expect(generated).toEqual([0, 0, missing]);
    for (const { body } of answers) expect(body.totalAssessments).toBe(total);
    const progress = await eventually(async () => {
      const { body } = await call(`${servers.other.url}/api/admin/setup-followup-questions`, {
        headers: bearer(admin),
      });
      return !body.isRunning && body;
    });
    expect(progress).toEqual({
      totalAssessments: total,
      withQuestions: total,
      missing: 0,
      queued: 0,
      isRunning: false,
      estimatedCostUsd: 0,
    });
    expect((await press(1)).body.questionsGenerated).toBe(0);
  });

  it("Setup Production that is stopped from another server ends there, and what is written stays", async () => {
    await servers.query("DELETE FROM follow_up_questions");
    await servers.waitForJobs();
    const total = await count("assessments");
    const setup = (turn: number, method: "GET" | "POST" | "DELETE") =>
      call(`${servers.url(turn)}/api/admin/setup-followup-questions`, {
        method,
        body: method === "POST" ? {} : undefined,
        headers: bearer(admin),
      });
    // Nothing is written as long as the table is held: what is stopped here is surely on its way.
    const rawClient = await servers.rawClient();
    await rawClient.query("BEGIN");
    await rawClient.query("LOCK TABLE follow_up_questions IN EXCLUSIVE MODE");
    expect((await setup(0, "POST")).body.questionsGenerated).toBe(total);
    const running = (await setup(1, "GET")).body;
    expect(running).toMatchObject({ missing: total, queued: total, isRunning: true });
    const stopped = await race(2, (turn) => setup(turn, "DELETE"));
    for (const { body } of stopped) expect(body).toMatchObject({ queued: 0, isRunning: false });
    await rawClient.query("COMMIT");
    await servers.waitForJobs();
    // The one that was in hand may be finished; no more of them.
    expect(await count("follow_up_questions")).toBeLessThanOrEqual(1);
    const stops = await servers.query("SELECT 1 FROM audit_events WHERE action = 'setup_stopped'");
    expect(stops).toHaveLength(1);
    expect((await setup(1, "POST")).body.questionsGenerated).toBeGreaterThanOrEqual(total - 1);
    await eventually(async () => (await count("follow_up_questions")) === total);
  });

  it("a job that was given up is shown, and runs again when an admin asks for it", async () => {
    const id = await submit(servers.one.url);
    const isWritten = async () => (await count("follow_up_questions", `assessment_id = '${id}'`)) === 1;
    await eventually(isWritten);
    await servers.query("DELETE FROM follow_up_questions WHERE assessment_id = $1", [id]);
    await servers.query(
      `UPDATE pgboss.job SET state = 'failed', completed_on = now(), output = '{"message": "unavailable"}'
       WHERE name = 'questions' AND data->>'assessmentId' = $1`,
      [id],
    );
    const ask = (path: string, body?: unknown) =>
      call(`${servers.one.url}/api/admin${path}`, { body, headers: bearer(admin) });
    const { jobs } = (await ask("/jobs")).body;
    expect(jobs).toMatchObject([{ kind: "questions", payload: { assessmentId: id }, reason: "unavailable" }]);
    expect((await ask(`/jobs/${jobs[0].id}/retry`, {})).body).toEqual({ success: true });
    await eventually(isWritten);
    expect((await ask("/jobs")).body.jobs).toEqual([]);
  });
});

function bodyOf(response: Response): ReadableStream<Uint8Array> {
  expect(response.status).toBe(200);
  if (response.body === null) throw new Error("There is no body.");
  return response.body;
}
