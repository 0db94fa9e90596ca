import { readdirSync } from "node:fs";
import { Pool } from "pg";
import { call } from "@/tests/support/client";
import { type ScratchPostgres, startPostgres } from "@/tests/support/postgres.mjs";
import { freePort, type RunningServer, startServer, stopServers } from "@/tests/support/server";
import { pay, redeem, submit } from "@/tests/support/submission";
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
    const id = await submit(server.url);
    const answer = await pay(server.url, id);
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ success: false });
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
