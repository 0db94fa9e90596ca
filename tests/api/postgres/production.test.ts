import { readdirSync } from "node:fs";
import { Pool } from "pg";
import { call } from "@/tests/support/client";
import { ON_POSTGRES } from "@/tests/support/own-database";
import { type ScratchPostgres, startPostgres } from "@/tests/support/postgres";
import { eventually, freePort, type RunningServer, startServer, stopServers } from "@/tests/support/server";
import { pay, redeem, submitTicked } from "@/tests/support/submission";
import { describeOnPostgres } from "@/tests/support/two-servers";

describeOnPostgres("an empty database", () => {
  it("is set up once by two servers that start on it at the same moment, twice over (T116)", async () => {
    const postgres = startPostgres(await freePort());
    try {
      for (let round = 0; round < 2; round += 1) {
        const settings = {
          DATABASE_URL: postgres.createDatabase(),
          NEXTAUTH_SECRET: "test-secret-of-more-than-thirty-two-characters",
          ADMIN_EMAIL: "admin@example.com",
          ADMIN_PASSWORD: "Test-Admin-1",
          SEED_COUPONS: "SPRING:5",
        };
        const servers = await Promise.all([startServer(settings), startServer(settings)]);
        const pool = new Pool({ connectionString: settings.DATABASE_URL, max: 1 });
        const { rows } = await pool.query(`SELECT (SELECT count(*)::int FROM users) AS users,
          (SELECT count(*)::int FROM coupon_codes) AS coupons,
          (SELECT count(*)::int FROM _prisma_migrations) AS migrations`);
        await pool.end();
        const migrations = readdirSync("prisma/migrations", { withFileTypes: true }).filter((entry) =>
          entry.isDirectory(),
        );
        expect(rows).toEqual([{ users: 1, coupons: 1, migrations: migrations.length }]);
        await stopServers(...servers);
      }
    } finally {
      postgres.remove();
    }
  });
});

describeOnPostgres("a database that is up to date", () => {
  let postgres: ScratchPostgres;
  let settings: Record<string, string>;
  let server: RunningServer;
  let pool: Pool;
  beforeAll(async () => {
    postgres = startPostgres(await freePort());
    settings = {
      DATABASE_URL: postgres.createDatabase(),
      ...ON_POSTGRES,
      CRON_SECRET: "a-secret-for-the-timer",
    };
    server = await startServer({ ...settings, VERCEL: "1" });
    pool = new Pool({ connectionString: settings.DATABASE_URL, max: 2 });
  });
  afterAll(async () => {
    await pool.end();
    await stopServers(server);
    postgres.remove();
  });

  it("keeps no server waiting that starts while another one holds the lock for migrating (T116)", async () => {
    const rawClient = await pool.connect();
    await rawClient.query("BEGIN");
    await rawClient.query("SELECT pg_advisory_xact_lock(49002025)");
    const late = await startServer(settings);
    expect((await call(`${late.url}/api/health`)).status).toBe(200);
    await stopServers(late);
    await rawClient.query("ROLLBACK");
    rawClient.release();
  });

  it("a host without a process of its own does work after the answer that caused it", async () => {
    const id = await submitTicked(server.url);
    await eventually(
      async () => (await pool.query("SELECT 1 FROM roadmaps WHERE assessment_id = $1", [id])).rows.length > 0,
    );
  });

  it("there, work that is due by now is done after any later call, without a timer", async () => {
    const id = await submitTicked(server.url);
    const left = async () =>
      (await pool.query("SELECT 1 FROM pgboss.job WHERE state < 'completed' AND data <> '{}'")).rows.length;
    await eventually(async () => (await left()) === 0);
    await pool.query(
      `UPDATE pgboss.job SET state = 'retry', completed_on = NULL, started_on = NULL, start_after = now()
       WHERE name = 'roadmap'`,
    );
    expect(await left()).toBeGreaterThan(0);
    await eventually(async () => {
      expect((await call(`${server.url}/api/assessments/${id}`)).status).toBe(200);
      return (await left()) === 0;
    });
  });
});

describeOnPostgres("with a database of one's own and no card provider", () => {
  let server: RunningServer;
  let postgres: ScratchPostgres;
  beforeAll(async () => {
    postgres = startPostgres(await freePort());
    server = await startServer({
      DATABASE_URL: postgres.createDatabase(),
      NEXTAUTH_SECRET: "test-secret-of-more-than-thirty-two-characters",
    });
  });
  afterAll(async () => {
    await stopServers(server);
    postgres.remove();
  });

  it("a server that cannot say its own https address does not start, and says why", async () => {
    const settings = {
      DATABASE_URL: postgres.createDatabase(),
      NEXTAUTH_SECRET: "test-secret-of-more-than-thirty-two-characters",
    };
    for (const NEXTAUTH_URL of ["", "http://readiness.example"]) {
      await expect(startServer({ ...settings, NEXTAUTH_URL })).rejects.toThrow(
        "NEXTAUTH_URL must be the product's own address, starting with https://",
      );
    }
  });

  it("what is merely unwise is said once at start", () => {
    const warnings = server
      .log()
      .split("\n")
      .filter((line) => line.includes('"level":40'));
    expect(warnings.filter((line) => line.includes('"setting"'))).toHaveLength(1);
    expect(warnings.join()).toContain("RESEND_API_KEY and EMAIL_FROM are not set");
  });

  it("no card is taken, no demo code works, and the health check says so (T50)", async () => {
    const id = await submitTicked(server.url);
    const response = await pay(server.url, id);
    expect(response.status).toBe(503);
    expect(response.body).toMatchObject({ success: false });
    expect((await redeem(server.url, id)).status).toBe(400);
    const health = await call(`${server.url}/api/health`);
    expect(health.body.adapters).toEqual({
      database: "postgres",
      writer: "playbook",
      payments: "unavailable",
      email: "outbox",
      voice: "callback_list",
    });
    expect((await call(`${server.url}/payment?assessment=${id}`)).status).toBe(200);
  });

  it("the host's timer finds the door shut while it has no secret (T76)", async () => {
    const headers = { Authorization: "Bearer " };
    expect((await call(`${server.url}/api/cron/jobs`, { headers })).status).toBe(401);
    expect(
      (await call(`${server.url}/api/cron/jobs`, { headers: { Authorization: "Bearer undefined" } })).status,
    ).toBe(401);
  });
});
