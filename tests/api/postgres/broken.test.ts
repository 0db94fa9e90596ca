import { bearer, signInAsAdmin } from "@/tests/support/accounts";
import { call, race, statuses } from "@/tests/support/client";
import { eventually, pause } from "@/tests/support/server";
import { startVendor, type Vendor } from "@/tests/support/stand-ins/vendor";
import { pay, redeem, submitTicked, unlock } from "@/tests/support/submission";
import { describeOnPostgres, startTwoServers, type TwoServers } from "@/tests/support/two-servers";

describeOnPostgres("when something in the product is broken", () => {
  let servers: TwoServers;
  let collector: Vendor;
  beforeAll(async () => {
    collector = await startVendor(() => ({ status: 200, body: {} }));
    servers = await startTwoServers(
      { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: "readiness" },
      ["-c max_connections=13"],
    );
  });
  afterAll(async () => {
    await servers?.stop();
    await collector?.stop();
  });

  /** What is stored cannot be read any more. */
  const brokenReport = async (some: Record<string, unknown> = {}) => {
    const id = await submitTicked(servers.one.url, some);
    await unlock(servers.one.url, id);
    await eventually(
      async () => (await call(`${servers.one.url}/api/assessments/${id}/report`)).status === 200,
    );
    await servers.query(
      `UPDATE reports SET report_data = '{"secret": "SELECT canary"}', updated_at = now() + interval '1 s'
       WHERE assessment_id = $1`,
      [id],
    );
    return id;
  };

  it("a fault says its request id and nothing else; the log says the rest under the same id (T121)", async () => {
    const id = await brokenReport();
    const response = await call(`${servers.one.url}/api/assessments/${id}/report`);
    expect(response.status).toBe(500);
    const requestId = response.headers.get("x-request-id");
    expect(response.body).toEqual({
      message: "Server error - please try again later",
      error: "Server error - please try again later",
      code: "internal",
      requestId,
    });
    const line = servers.one
      .log()
      .split("\n")
      .find((each) => each.includes(requestId ?? "none"));
    expect(JSON.parse(line ?? "{}")).toMatchObject({
      requestId,
      msg: "request failed",
      err: { kind: expect.any(String), message: expect.any(String), stack: expect.any(String) },
    });
    expect(servers.one.log()).not.toContain("SELECT canary");

    const page = await call(`${servers.one.url}/report/${id}`);
    expect(page.text).not.toMatch(/ZodError|invalid_type|node_modules|canary/);
  });

  it("a collector gets each fault, once, with the request's id and nothing about a person (T120, T121)", async () => {
    const typed = {
      executiveName: "Canary Osei",
      executiveEmail: "canary@example.com",
      companyName: "Canary Joinery",
    };
    const id = await brokenReport(typed);
    const { headers } = await call(`${servers.other.url}/api/assessments/${id}/report`);
    const requestId = headers.get("x-request-id") ?? "none";
    await eventually(async () => collector.calls.some(({ body }) => body.includes(requestId)));
    await call(`${servers.other.url}/api/assessments/${crypto.randomUUID()}`);
    await pause(500);
    const about = collector.calls.filter(({ body }) => body.includes(requestId));
    expect(about).toHaveLength(1);
    expect(about[0]).toMatchObject({ method: "POST", path: "/v1/logs" });
    const [logs] = JSON.parse(about[0]?.body ?? "{}").resourceLogs;
    expect(logs.resource.attributes).toContainEqual({
      key: "service.name",
      value: { stringValue: "readiness" },
    });
    const [record] = logs.scopeLogs[0].logRecords;
    expect(record).toMatchObject({ severityText: "ERROR", body: { stringValue: "request failed" } });
    expect(record.attributes.map(({ key }: { key: string }) => key).sort()).toEqual([
      "exception.message",
      "exception.stacktrace",
      "exception.type",
      "requestId",
    ]);
    const everything = collector.calls.map(({ body }) => body).join();
    for (const secret of [...Object.values(typed), id, "SELECT canary", "m.osei@example.com", "203."]) {
      expect(everything).not.toContain(secret);
    }
  });

  it("while limits cannot be counted, what costs is refused and what is read goes on (T117)", async () => {
    const id = await submitTicked(servers.one.url);
    const admin = bearer(await signInAsAdmin(servers.one));
    await servers.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'full'; END $$;
      CREATE TRIGGER broken BEFORE INSERT OR UPDATE ON rate_limits EXECUTE FUNCTION refuse();`);
    const costly = [
      await redeem(servers.one.url, id),
      await pay(servers.one.url, id),
      await call(`${servers.one.url}/api/call-request`, {
        body: { phone_number: "+16045550134", assessment_id: id, consent: true },
      }),
      await call(`${servers.one.url}/api/auth/login`, { body: { email: "a@example.com", password: "x" } }),
      await call(`${servers.one.url}/api/admin/assessments/${id}/report`, { headers: admin }),
    ];
    for (const response of costly) {
      expect(response.status).toBe(503);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect((await call(`${servers.one.url}/api/assessments/${id}`)).status).toBe(200);
    expect((await call(`${servers.one.url}/summary/${id}`)).status).toBe(200);
    expect((await call(`${servers.one.url}/`)).status).toBe(200);
    await servers.query("DROP TRIGGER broken ON rate_limits; DROP FUNCTION refuse;");
    await unlock(servers.one.url, id);
  });

  it("agreement to follow-up e-mail is kept with its time and its wording, and is never assumed (T86)", async () => {
    const agreed = await submitTicked(servers.one.url, { followUpEmail: true });
    const silent = [
      await submitTicked(servers.one.url),
      await submitTicked(servers.one.url, { followUpEmail: false }),
      await submitTicked(servers.one.url, { followUpEmail: true, executiveEmail: "" }),
    ];
    const rows = await servers.query(
      "SELECT * FROM consents WHERE purpose = 'follow_up_email' AND assessment_id = ANY($1::uuid[])",
      [[agreed, ...silent]],
    );
    expect(rows).toEqual([
      expect.objectContaining({
        assessment_id: agreed,
        purpose: "follow_up_email",
        granted: true,
        wording_version: "follow-up-email-2",
        created_at: expect.any(Date),
      }),
    ]);
  });

  it("with few connections, a crowd waits its turn and none gets a fault (T113)", async () => {
    const id = await submitTicked(servers.one.url);
    const responses = await race(200, (turn) => call(`${servers.url(turn)}/api/assessments/${id}`));
    const { 200: fine = 0, 503: later = 0 } = statuses(responses);
    expect(fine + later).toBe(200);
    expect(fine).toBeGreaterThan(100);
    await eventually(async () => (await call(`${servers.other.url}/api/assessments/${id}`)).status === 200);
  });

  it("rows that have served their purpose go by themselves (T119)", async () => {
    await servers.query(`
      INSERT INTO rate_limits (key, tokens, at) VALUES ('old', 1, now() - interval '3 days');
      DELETE FROM pgboss.job WHERE name = 'cleanup';`);
    await servers.one.kill();
    await servers.one.restart();
    await eventually(async () => {
      const rows = await servers.query("SELECT key FROM rate_limits WHERE key = 'old'");
      return rows.length === 0;
    });
  });
});
