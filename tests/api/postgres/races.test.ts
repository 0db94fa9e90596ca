import { call, freshIp, race, retryOn503, statuses } from "@/tests/support/client";
import { mails } from "@/tests/support/outbox";
import { eventually } from "@/tests/support/server";
import { pay, redeem, submitTicked, tickedSubmission, unlock } from "@/tests/support/submission";
import { describeOnPostgres, sharedTwoServers, type TwoServers } from "@/tests/support/two-servers";

describeOnPostgres("races on PostgreSQL, with two servers", () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await sharedTwoServers();
  });
  afterAll(() => servers?.stop());

  const usedCount = async (code: string) => {
    const [row] = await servers.query<{ used: number }>(
      "SELECT used_count AS used FROM coupon_codes WHERE code = $1",
      [code],
    );
    return row?.used;
  };
  const kept = () => mails(servers.one.dataDir);
  const submitMany = (count: number) => race(count, (turn) => submitTicked(servers.url(turn)));

  it("a coupon for five unlocks exactly five of sixty-four that ask at once (T35)", async () => {
    const ids = await submitMany(64);
    const responses = await race(64, (turn) =>
      retryOn503(() => redeem(servers.url(turn), ids[turn] ?? "", "FIVE")),
    );
    expect(statuses(responses)).toEqual({ 200: 5, 400: 59 });
    expect(await usedCount("FIVE")).toBe(5);
    const [row] = await servers.query<{ unlocked: number }>(
      "SELECT count(*)::int AS unlocked FROM assessments WHERE coupon_code = 'FIVE'",
    );
    expect(row?.unlocked).toBe(5);
  });

  it("one assessment that redeems fifty times at once uses the code once (T36)", async () => {
    const before = (await usedCount("DEMO2025")) ?? 0;
    const id = await submitTicked(servers.one.url);
    const responses = await race(50, (turn) => retryOn503(() => redeem(servers.url(turn), id, " demo2025 ")));
    expect(statuses(responses)).toEqual({ 200: 50 });
    expect(await usedCount("DEMO2025")).toBe(before + 1);
  });

  it("two codes on one assessment at once: one is used (T37)", async () => {
    const before = ((await usedCount("DEMO2025")) ?? 0) + ((await usedCount("ONE")) ?? 0);
    const id = await submitTicked(servers.one.url);
    await Promise.all([redeem(servers.one.url, id, "DEMO2025"), redeem(servers.other.url, id, "ONE")]);
    const after = ((await usedCount("DEMO2025")) ?? 0) + ((await usedCount("ONE")) ?? 0);
    expect(after).toBe(before + 1);
  });

  it("twenty submits of one payment at once charge once and all say the same (T41)", async () => {
    const id = await submitTicked(servers.one.url);
    const responses = await race(20, (turn) => retryOn503(() => pay(servers.url(turn), id)));
    expect(statuses(responses)).toEqual({ 200: 20 });
    expect(new Set(responses.map(({ body }) => body.paymentId)).size).toBe(1);
    const rows = await servers.query("SELECT status FROM payments WHERE assessment_id = $1", [id]);
    expect(rows).toEqual([{ status: "succeeded" }]);
  });

  it("a coupon and a card at once never both take (T42)", async () => {
    for (let round = 0; round < 10; round += 1) {
      const before = (await usedCount("DEMO2025")) ?? 0;
      const id = await submitTicked(servers.one.url);
      // A busy server may ask either to try again, and a person does.
      const answers = await Promise.all([
        retryOn503(() => pay(servers.one.url, id)),
        retryOn503(() => redeem(servers.other.url, id)),
      ]);
      for (const { status } of answers) expect([200, 409]).toContain(status);
      const used = ((await usedCount("DEMO2025")) ?? 0) - before;
      const [row] = await servers.query<{ charges: number }>(
        "SELECT count(*)::int AS charges FROM payments WHERE assessment_id = $1 AND status = 'succeeded'",
        [id],
      );
      expect(used + (row?.charges ?? 0)).toBe(1);
    }
  });

  it("twenty readers of a fresh report get one report, written once (T70)", async () => {
    const id = await submitTicked(servers.one.url);
    await unlock(servers.one.url, id);
    const responses = await race(20, (turn) =>
      retryOn503(() => call(`${servers.url(turn)}/api/assessments/${id}/report`)),
    );
    expect(statuses(responses)).toEqual({ 200: 20 });
    expect(new Set(responses.map(({ body }) => JSON.stringify(body.reportData))).size).toBe(1);
    expect(responses.filter(({ body }) => body.cached === false).length).toBeLessThanOrEqual(1);
    const rows = await servers.query("SELECT id FROM reports WHERE assessment_id = $1", [id]);
    expect(rows).toHaveLength(1);
  });

  it("the same submission sent twenty times at once is one assessment", async () => {
    const headers = { "Idempotency-Key": "the-same-key-each-time" };
    const responses = await race(20, (turn) =>
      retryOn503(() => call(`${servers.url(turn)}/api/assessments`, { body: tickedSubmission(), headers })),
    );
    expect(statuses(responses)).toEqual({ 201: 20 });
    expect(new Set(responses.map(({ body }) => body.assessmentId)).size).toBe(1);
    const body = tickedSubmission({ companyName: "Another Firm Ltd." });
    const other = await call(`${servers.one.url}/api/assessments`, { body, headers });
    expect(other.body.assessmentId).not.toBe(responses[0]?.body.assessmentId);
  });

  it("a card after a code takes nothing and says so (T42)", async () => {
    const id = await submitTicked(servers.one.url);
    await unlock(servers.one.url, id);
    const response = await pay(servers.other.url, id);
    expect(response).toMatchObject({ status: 409, body: { success: false } });
    expect(await servers.query("SELECT 1 FROM payments WHERE assessment_id = $1", [id])).toEqual([]);
  });

  it("what is paid for by card is sent, however many of one address there are (T82)", async () => {
    const executiveEmail = "patron@example.com";
    for (let turn = 0; turn < 4; turn += 1) {
      const id = await submitTicked(servers.url(turn), { executiveEmail });
      expect((await retryOn503(() => pay(servers.url(turn), id))).status).toBe(200);
    }
    await servers.waitForJobs();
    const reports = kept().filter(({ to, key }) => to === executiveEmail && key.startsWith("report-ready"));
    expect(reports).toHaveLength(4);
  });

  it("ids have no order and nothing in common (T01)", async () => {
    const ids = await submitMany(60);
    expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(60);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect([...ids].sort()).not.toEqual(ids);
  });

  it("the host's timer, called ten times at once, runs each job once (T76)", async () => {
    const timer = (secret?: string) =>
      call(`${servers.one.url}/api/cron/jobs`, secret ? { headers: { Authorization: secret } } : {});
    expect((await timer()).status).toBe(401);
    expect((await timer("Bearer ")).status).toBe(401);
    expect((await timer("Bearer wrong")).status).toBe(401);
    const id = await submitTicked(servers.one.url, { executiveEmail: "timer@example.com" });
    await unlock(servers.one.url, id);
    const responses = await race(10, () => timer("Bearer test-cron-secret-that-nobody-else-has"));
    expect(statuses(responses)).toEqual({ 200: 10 });
    await eventually(async () => {
      const [row] = await servers.query<{ sent: number }>(
        "SELECT count(*)::int AS sent FROM emails WHERE assessment_id = $1 AND user_id IS NULL AND status = 'sent'",
        [id],
      );
      return row?.sent === 2;
    });
  });

  it("of twelve that type one address at the same moment, three write to it (T82)", async () => {
    const executiveEmail = "victim@example.com";
    await race(12, (turn) => submitTicked(servers.url(turn), { executiveEmail }));
    await servers.waitForJobs();
    const rows = await servers.query<{ status: string }>(
      `SELECT e.status FROM emails e JOIN assessments a ON a.id = e.assessment_id
       WHERE a.executive_email = $1 AND e.template = 'roadmap-ready' ORDER BY e.status`,
      [executiveEmail],
    );
    expect(rows.map(({ status }) => status)).toEqual([
      ...Array(3).fill("sent"),
      ...Array(9).fill("suppressed"),
    ]);
    expect(kept().filter(({ to }) => to === executiveEmail)).toHaveLength(3);
  });

  it("a message that was on its way while its assessment was deleted is kept nowhere (T11)", async () => {
    const rawClient = await servers.rawClient();
    await rawClient.query("BEGIN; LOCK TABLE email_suppressions IN ACCESS EXCLUSIVE MODE");
    const id = await submitTicked(servers.one.url, { executiveEmail: "gone@example.com" });
    await eventually(async () => {
      const waiting =
        "SELECT 1 FROM pg_locks WHERE relation = 'email_suppressions'::regclass AND NOT granted";
      return (await rawClient.query(waiting)).rows.length > 0;
    });
    await rawClient.query("DELETE FROM emails WHERE assessment_id = $1", [id]);
    await rawClient.query("DELETE FROM assessments WHERE id = $1", [id]);
    await rawClient.query("COMMIT");
    await servers.waitForJobs();
    expect(kept().filter(({ to }) => to === "gone@example.com")).toEqual([]);
  });

  it("guessing codes for one assessment is stopped by the eleventh, from wherever (T34)", async () => {
    const id = await submitTicked(servers.one.url);
    const answers = [];
    for (let turn = 0; turn < 12; turn += 1) {
      answers.push(await redeem(servers.url(turn), id, `WRONG${turn}`, freshIp()));
    }
    expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(400));
    expect(answers[11]?.status).toBe(429);
    expect(Number(answers[11]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await redeem(servers.one.url, id)).status).toBe(429);
  });

  it("after all of it the books are right", async () => {
    const [books] = await servers.query<Record<string, number>>(`
      SELECT
        (SELECT count(*)::int FROM coupon_codes WHERE used_count > coalesce(max_uses, used_count)) AS overused,
        (SELECT sum(used_count)::int FROM coupon_codes)
          - (SELECT count(*)::int FROM assessments WHERE payment_status = 'coupon_used') AS uncounted,
        (SELECT count(*)::int FROM assessments a WHERE payment_status = 'paid' AND 1 <> (
          SELECT count(*) FROM payments p WHERE p.assessment_id = a.id AND p.status = 'succeeded'
            AND p.amount_cents = 4900 AND p.currency = 'usd')) AS unpaid,
        (SELECT count(*)::int FROM (SELECT key FROM emails GROUP BY key HAVING count(*) > 1) twice) AS twice`);
    expect(books).toEqual({ overused: 0, uncounted: 0, unpaid: 0, twice: 0 });
  });
});
