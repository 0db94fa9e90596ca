import { PAGE_FAILED } from "@/lib/domain/page-messages";
import { signInAsAdmin } from "@/tests/support/accounts";
import { call, race, retryOn503, statuses } from "@/tests/support/client";
import { pagePaths } from "@/tests/support/routes";
import { BUSY_MS, eventually, pause } from "@/tests/support/server";
import { redeem, submitTicked, tickedSubmission, unlock } from "@/tests/support/submission";
import { describeOnPostgres, startTwoServers, type TwoServers } from "@/tests/support/two-servers";

describeOnPostgres("when the database is in trouble", () => {
  let servers: TwoServers;
  beforeAll(async () => {
    // Long enough for a test to make two transactions wait for each other, shorter than any call waits for a lock.
    servers = await startTwoServers({}, ["-c deadlock_timeout=3s"]);
  });
  afterAll(() => servers?.stop());

  it("a locked table makes calls wait no longer than ten seconds, and they come right afterwards (T112)", async () => {
    const id = await submitTicked(servers.one.url);
    const rawClient = await servers.rawClient();
    await rawClient.query("BEGIN; LOCK TABLE assessments IN ACCESS EXCLUSIVE MODE");
    const started = Date.now();
    const responses = await race(30, (turn) => call(`${servers.url(turn)}/api/assessments/${id}`));
    expect(Date.now() - started).toBeLessThan(15_000 + BUSY_MS);
    expect(statuses(responses)).toEqual({ 503: 30 });
    expect(Number(responses[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    await rawClient.query("ROLLBACK");
    expect((await call(`${servers.one.url}/api/assessments/${id}`)).status).toBe(200);
  });

  it("killed at random moments, no unlock is half done and every unlocked assessment gets its report (T38, T75, T105)", async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < 4; round += 1) {
      const work = race(12, async (turn) => {
        const id = await submitTicked(servers.one.url);
        acknowledged.push(id);
        await unlock(servers.url(turn), id);
      }).catch(() => undefined);
      await pause(60 + 90 * round);
      await servers.one.kill();
      await work;
      await servers.one.restart();
    }
    await servers.endLeases();
    for (const id of acknowledged) {
      expect((await call(`${servers.other.url}/api/assessments/${id}`)).status).toBe(200);
    }
    const [books] = await servers.query<Record<string, number>>(`
      SELECT (SELECT sum(used_count)::int FROM coupon_codes)
        - (SELECT count(*)::int FROM assessments WHERE payment_status = 'coupon_used') AS uncounted`);
    expect(books).toEqual({ uncounted: 0 });
    await eventually(async () => {
      const [row] = await servers.query<{ missing: number }>(`
        SELECT count(*)::int AS missing FROM assessments a
        WHERE NOT EXISTS (SELECT 1 FROM roadmaps r WHERE r.assessment_id = a.id)
          OR (payment_status = 'coupon_used' AND NOT EXISTS (SELECT 1 FROM reports r WHERE r.assessment_id = a.id))`);
      return row?.missing === 0;
    }, 120_000);
  });

  it("two transactions that wait for each other are told apart, and the one rolled back is tried again (T114)", async () => {
    const id = await submitTicked(servers.one.url);
    await servers.waitForJobs();
    const uses = async () => {
      const [row] = await servers.query<{ used: number }>(
        "SELECT used_count AS used FROM coupon_codes WHERE code = 'FIVE'",
      );
      return row?.used ?? 0;
    };
    const before = await uses();
    const rawClient = await servers.rawClient();
    // Whose patience ends first is rolled back: here the product's.
    await rawClient.query("SET deadlock_timeout = '1min'; BEGIN");
    await rawClient.query("SELECT 1 FROM coupon_codes WHERE code = 'FIVE' FOR UPDATE");
    const { rows } = await rawClient.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
    const unlocking = redeem(servers.one.url, id, "FIVE");
    await eventually(async () => {
      const [row] = await servers.query<{ waiting: boolean }>(
        "SELECT bool_or($1 = ANY(pg_blocking_pids(pid))) AS waiting FROM pg_stat_activity",
        [rows[0]?.pid],
      );
      return row?.waiting === true;
    });
    await rawClient.query("SELECT 1 FROM assessments WHERE id = $1 FOR UPDATE", [id]);
    await rawClient.query("COMMIT");
    expect((await unlocking).status).toBe(200);
    expect((await uses()) - before).toBe(1);
    await eventually(async () => {
      const [seen] = await servers.query<{ deadlocks: number }>(
        "SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()",
      );
      return (seen?.deadlocks ?? 0) > 0;
    });
  });

  it("a database that only reads, as after a fail-over, takes nothing for now, and reading goes on", async () => {
    const id = await submitTicked(servers.one.url);
    await servers.waitForJobs();
    const database = "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I %s', current_database(), ";
    const endOthers =
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
    await servers.query(`${database}'SET default_transaction_read_only = on'); END $$`);
    const rawClient = await servers.rawClient();
    await rawClient.query(endOthers);
    const submitted = await call(`${servers.one.url}/api/assessments`, { body: tickedSubmission() });
    expect(submitted.status).toBe(503);
    expect(Number(submitted.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await redeem(servers.one.url, id)).status).toBe(503);
    expect((await call(`${servers.one.url}/api/assessments/${id}`)).status).toBe(200);
    await rawClient.query("SET default_transaction_read_only = off");
    await rawClient.query(`${database}'RESET default_transaction_read_only'); END $$`);
    await rawClient.query(endOthers);
    await unlock(servers.one.url, id);
    await servers.waitForJobs();
    const faults = [servers.one, servers.other].flatMap((server) =>
      server
        .log()
        .split("\n")
        .filter((line) => line.includes('"level":50') && line.includes("25006")),
    );
    expect(faults).toEqual([]);
  });

  it("with the database gone, answers say so in time, and the product recovers by itself (T111)", async () => {
    const id = await submitTicked(servers.one.url);
    const { cookie } = await signInAsAdmin(servers.one);
    servers.postgres.crash();
    const started = Date.now();
    const response = await call(`${servers.one.url}/api/assessments/${id}`);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).not.toBeNull();
    expect(Date.now() - started).toBeLessThan(6_000 + BUSY_MS);
    expect((await call(`${servers.one.url}/api/health`)).status).toBe(503);
    for (const page of pagePaths("app/(prepared)"))
      expect([page, (await call(`${servers.one.url}${page}`)).status]).toEqual([page, 200]);
    const dashboard = await call(`${servers.one.url}/admin`, { headers: { Cookie: cookie } });
    expect(dashboard.status).toBe(503);
    expect(dashboard.text).toContain(PAGE_FAILED);
    expect(Object.fromEntries(dashboard.headers)).toMatchObject({
      "retry-after": "5",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "strict-transport-security": expect.stringContaining("max-age"),
      "cache-control": "private, no-store",
      "x-request-id": expect.any(String),
    });
    for (const page of [`report/${id}`, `results/${id}`, `summary/${id}`, `payment?assessment=${id}`]) {
      const shown = await call(`${servers.one.url}/${page}`);
      expect([page, shown.status, shown.headers.get("retry-after")]).toEqual([page, 503, "5"]);
      expect(shown.text).toContain(PAGE_FAILED);
      expect(shown.text).toContain("Return Home");
    }
    expect((await call(servers.one.url)).status).toBe(200);
    servers.postgres.start();
    await eventually(
      async () => (await call(`${servers.one.url}/api/assessments/${id}`)).status === 200,
      30_000,
    );
    // Both remember for a second what the database answered last.
    for (const path of ["api/health", `summary/${id}`])
      await eventually(async () => (await call(`${servers.one.url}/${path}`)).status === 200);
    expect(servers.one.log()).not.toContain("page failed");
  });

  it("two hundred submissions at once are all taken: callers wait in line for a connection (T113)", async () => {
    // On a busy machine the line may be too long for some, who are asked to try again, as a person does.
    const responses = await race(200, (turn) =>
      retryOn503(() =>
        call(`${servers.url(turn)}/api/assessments`, {
          body: tickedSubmission({ executiveEmail: `crowd${turn}@example.com` }),
        }),
      ),
    );
    expect(statuses(responses)).toEqual({ 201: 200 });
  });
});
