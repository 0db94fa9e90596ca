import { call } from "@/tests/support/client";
import { BUSY_MS, eventually, pause } from "@/tests/support/server";
import { type ResendStandIn, resendSettings, startResend } from "@/tests/support/stand-ins/resend";
import { submission, submitTicked, unlock } from "@/tests/support/submission";
import { describeOnPostgres, startTwoServers, type TwoServers } from "@/tests/support/two-servers";

describeOnPostgres("e-mail through Resend, with two servers", () => {
  let servers: TwoServers;
  let resend: ResendStandIn;
  beforeAll(async () => {
    resend = await startResend();
    servers = await startTwoServers(resendSettings(resend));
  });
  afterAll(async () => {
    await servers?.stop();
    await resend?.stop();
  });
  beforeEach(() => resend.reset());

  /** The call that sends a message to this address, and no message that merely mentions it. */
  const callFor = (address: string) => new RegExp(`"to":"${address}"`);
  const mailsTo = (address: string) => resend.sent.filter(({ to }) => to === address);
  /** As if the time until the next try had passed. */
  const tryAgainNow = () =>
    servers.query("UPDATE pgboss.job SET start_after = now() WHERE name = 'email' AND state = 'retry'");
  const statusOf = async (key: string) => {
    const [row] = await servers.query<{ status: string }>("SELECT status FROM emails WHERE key = $1", [key]);
    return row?.status;
  };

  it("while Resend is down people notice nothing, and afterwards each message comes once (T80)", async () => {
    resend.behave({ mode: "refuse", status: 500 });
    const started = Date.now();
    const id = await submitTicked(servers.one.url, { executiveEmail: "patient@example.com" });
    await unlock(servers.other.url, id);
    expect(Date.now() - started).toBeLessThan(10_000 + BUSY_MS);
    await eventually(async () => resend.calls.length >= 2);
    expect(resend.sent).toEqual([]);
    resend.reset();
    await eventually(async () => {
      await tryAgainNow();
      return mailsTo("patient@example.com").length === 2;
    });
    await pause(1_000);
    const keys = mailsTo("patient@example.com").map(({ key }) => key);
    expect(keys.sort()).toEqual([`report-ready:${id}`, `roadmap-ready:${id}`]);
  });

  it("while Resend limits us, hangs up or answers rubbish, each message still comes once (T80)", async () => {
    const body = callFor("unlucky@example.com");
    resend.behave({ mode: "refuse", status: 429, body: { name: "rate_limit_exceeded" } }, { times: 2, body });
    resend.behave({ mode: "rubbish" }, { times: 1, body });
    resend.behave({ mode: "cut" }, { times: 1, body });
    const id = await submitTicked(servers.one.url, { executiveEmail: "unlucky@example.com" });
    await eventually(async () => {
      await tryAgainNow();
      return (await statusOf(`roadmap-ready:${id}`)) === "sent";
    }, 120_000);
    expect(mailsTo("unlucky@example.com")).toHaveLength(1);
  });

  it("a message whose tries were spent during a long outage goes out once Resend is back", async () => {
    resend.behave({ mode: "refuse", status: 503 });
    const id = await submitTicked(servers.one.url, { executiveEmail: "outage@example.com" });
    const refused = callFor("outage@example.com");
    await eventually(async () => resend.calls.some(({ body }) => refused.test(body)));
    await servers.query("DELETE FROM pgboss.job WHERE name IN ('email', 'cleanup')");
    await servers.query("UPDATE emails SET created_at = now() - interval '2 hours' WHERE status <> 'sent'");
    resend.reset();
    await servers.one.kill();
    await servers.endLeases();
    await servers.one.restart();
    await eventually(async () => (await statusOf(`roadmap-ready:${id}`)) === "sent");
    expect(mailsTo("outage@example.com")).toHaveLength(1);
  });

  it("killed between sending and writing it down, the next try carries the same key (T81)", async () => {
    const address = "twice@example.com";
    resend.behave({ mode: "hang", does: true }, { times: 1, body: callFor(address) });
    const id = await submitTicked(servers.one.url, { executiveEmail: address });
    const key = `roadmap-ready:${id}`;
    await eventually(async () => mailsTo(address).length > 0);
    await Promise.all([servers.one.kill(), servers.other.kill()]);
    expect(await statusOf(key)).not.toBe("sent");
    await Promise.all([servers.one.restart(), servers.other.restart()]);
    await servers.endLeases();
    await eventually(async () => {
      await tryAgainNow();
      return (await statusOf(key)) === "sent";
    });
    const tries = resend.calls.filter(({ headers }) => headers["idempotency-key"] === key);
    expect(tries.length).toBeGreaterThan(1);
    expect(mailsTo(address)).toHaveLength(1);
  });

  it("a visitor's message says who sends it and where to stop; a click stops it, opening the link does not (T127)", async () => {
    const address = "enough@example.com";
    const id = await submitTicked(servers.one.url, { executiveEmail: address });
    const first = await eventually(async () => mailsTo(address)[0]);
    expect(first.text).toContain("1200 Example Street");
    expect(first.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const link = first.headers?.["List-Unsubscribe"]?.slice(1, -1) ?? "";
    expect(first.text).toContain(link);
    expect(link).not.toContain("enough");

    for (let turn = 0; turn < 5; turn += 1) {
      const opened = await call(link);
      expect(opened.status).toBe(303);
      expect((await call(opened.headers.get("location") ?? "")).status).toBe(200);
    }
    await unlock(servers.one.url, id);
    const report = await eventually(async () => mailsTo(address)[1]);
    expect([report.key, report.headers]).toEqual([`report-ready:${id}`, {}]);

    const forged = await call(`${link}x`, { method: "POST" });
    expect(forged.status).toBe(400);
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    const stopped = await call(link, { raw: "List-Unsubscribe=One-Click", headers: form });
    expect(stopped).toMatchObject({ status: 200, body: { success: true } });
    const next = await submitTicked(servers.other.url, { executiveEmail: address.toUpperCase() });
    await eventually(async () => (await statusOf(`roadmap-ready:${next}`)) === "suppressed");
    expect(mailsTo(address)).toHaveLength(2);
    const rows = await servers.query("SELECT * FROM email_suppressions");
    expect(JSON.stringify(rows)).not.toContain("enough");
  });

  it("a new qualified lead is told to the admins, with nothing typed in the subject (T82, T83)", async () => {
    const companyName = "Bcc: x@y.zz https://evil.example";
    const id = await submitTicked(servers.one.url, { companyName, executiveEmail: "lead@example.com" });
    const told = await eventually(async () =>
      mailsTo("admin@example.com").find(({ text }) => text.includes(id)),
    );
    expect(told.subject).toBe("A new qualified lead");
    expect(told.html).not.toContain("https://evil.example");
    const injected = await call(`${servers.one.url}/api/assessments`, {
      body: submission({ executiveEmail: "a@b.co\r\nBcc: x@y.z" }),
    });
    expect(injected.status).toBe(400);
  });
});
