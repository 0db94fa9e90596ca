import { bearer, signInAsAdmin } from "@/tests/support/accounts";
import { call, race, retryOn503, statuses } from "@/tests/support/client";
import { answer, SECRET_WORDS } from "@/tests/support/interviews";
import { eventually } from "@/tests/support/server";
import { startVendor, type Vendor } from "@/tests/support/stand-ins/vendor";
import { submit, unlock } from "@/tests/support/submission";
import { describeOnPostgres, startTwoServers, type TwoServers } from "@/tests/support/two-servers";

describeOnPostgres("the interview in writing, on two servers", () => {
  let servers: TwoServers;
  let crm: Vendor;
  beforeAll(async () => {
    crm = await startVendor(() => ({ status: 200, body: {} }));
    servers = await startTwoServers({
      EVENTS_URL: `${crm.url}/hooks`,
      EVENTS_SECRET: "a-secret-that-both-sides-know-of",
      EVENTS_ALLOW_PRIVATE: "true",
    });
  });
  afterAll(async () => {
    await servers?.stop();
    await crm?.stop();
  });

  const of = (id: string) => `${servers.one.url}/api/assessments/${id}/interview`;
  const unlocked = async () => {
    const id = await submit(servers.one.url);
    await unlock(servers.one.url, id);
    await eventually(async () => (await call(of(id))).status === 200);
    return id;
  };
  const insightsOf = async (id: string) =>
    (await call(`${servers.one.url}/api/assessments/${id}/interview-insights`)).body;
  const written = (id: string) => eventually(async () => (await insightsOf(id)).sections?.length > 0);
  const rowsOf = (id: string) =>
    servers.query<{ kind: string; transcript: unknown; interview_id: string }>(
      "SELECT kind, transcript, interview_id FROM interviews WHERE assessment_id = $1 ORDER BY created_at",
      [id],
    );

  it("ten requests with one key at once are one, whose transcript is deleted", async () => {
    const id = await unlocked();
    const responses = await race(10, (turn) =>
      retryOn503(() => answer(servers.url(turn), id, { key: "one" })),
    );
    expect(statuses(responses)[202]).toBeGreaterThanOrEqual(5);
    expect(Object.keys(statuses(responses)).filter((status) => !["202", "429"].includes(status))).toEqual([]);
    await written(id);
    await servers.waitForJobs();
    const rows = await rowsOf(id);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ kind: "written", transcript: null });
    expect(rows[0]?.interview_id).toMatch(/^written:[\w-]{43}$/);
    const left = await servers.tablesWith("Then there was a storm");
    expect(left).toEqual([]);
    for (const { log } of [servers.one, servers.other]) expect(log()).not.toContain(SECRET_WORDS);
  });

  it("killed between the answers and their reading, it is read by another server", async () => {
    const id = await unlocked();
    expect((await answer(servers.one.url, id)).status).toBe(202);
    await servers.one.kill();
    await servers.endLeases();
    await servers.one.restart();
    await written(id);
    expect(await rowsOf(id)).toEqual([expect.objectContaining({ kind: "written", transcript: null })]);
  });

  it("a call after it shows the newer, and deleting what was written leaves the call", async () => {
    const id = await unlocked();
    await answer(servers.one.url, id);
    await written(id);
    await servers.query(
      `INSERT INTO interviews (id, assessment_id, interview_id, transcript_summary)
       VALUES (gen_random_uuid(), $1, 'call-after-writing', 'They spoke of quotes.')`,
      [id],
    );
    expect((await insightsOf(id)).interview).toEqual({ transcriptSummary: "They spoke of quotes." });
    expect((await call(of(id), { method: "DELETE" })).status).toBe(200);
    expect((await insightsOf(id)).interview).toEqual({ transcriptSummary: "They spoke of quotes." });
    expect((await rowsOf(id)).map(({ kind }) => kind)).toEqual(["call"]);
  });

  it("ends with a refund, and goes with its assessment", async () => {
    const [refunded, erased] = [await unlocked(), await unlocked()];
    for (const id of [refunded, erased]) {
      await answer(servers.one.url, id);
      await written(id);
    }
    await servers.query("UPDATE assessments SET payment_status = 'refunded' WHERE id = $1", [refunded]);
    expect((await call(of(refunded))).status).toBe(402);
    expect((await call(`${servers.one.url}/api/assessments/${refunded}/interview-insights`)).status).toBe(
      402,
    );
    const admin = await signInAsAdmin(servers.one);
    const gone = await call(`${servers.one.url}/api/admin/assessments/${erased}`, {
      method: "DELETE",
      headers: bearer(admin),
    });
    expect(gone.status).toBeLessThan(300);
    expect(await rowsOf(erased)).toEqual([]);
  });

  it("is announced with ids only, and audited with ids only", async () => {
    const id = await unlocked();
    await answer(servers.one.url, id);
    await written(id);
    const told = () =>
      crm.calls
        .map(({ body }) => JSON.parse(body))
        .filter(({ type, data }) => type === "interview.written" && data.assessmentId === id);
    await eventually(async () => told().length > 0);
    expect(told().map(({ data }) => data)).toEqual([{ assessmentId: id }]);
    const audit = await servers.query(
      "SELECT action, meta FROM audit_events WHERE target_id = $1 AND action LIKE 'interview%'",
      [id],
    );
    expect(audit).toEqual([{ action: "interview_written", meta: expect.anything() }]);
    expect(JSON.stringify(audit)).not.toContain("heron");
  });

  it("questions that are missing are written by one job, however many ask", async () => {
    const id = await unlocked();
    await servers.query("DELETE FROM follow_up_questions WHERE assessment_id = $1", [id]);
    const responses = await race(10, (turn) => call(`${servers.url(turn)}/api/assessments/${id}/interview`));
    const refused = responses.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get("retry-after")).toBe("5");
    expect(refused[0]?.body.code).toBe("questions_not_ready");
    await eventually(async () => (await call(of(id))).status === 200);
  });
});
