import { bearer, signInAsAdmin } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { eventually } from "@/tests/support/server";
import {
  type AnthropicStandIn,
  anthropicSettings,
  FAULTS,
  startAnthropic,
} from "@/tests/support/stand-ins/anthropic";
import { type RetellStandIn, retellSettings, startRetell } from "@/tests/support/stand-ins/retell";
import { payWith, type StartedSystem, startStripeSystem } from "@/tests/support/stripe-system";
import { submit, unlock } from "@/tests/support/submission";
import { describeOnPostgres } from "@/tests/support/two-servers";

describeOnPostgres("vendors that refuse us, with two servers", () => {
  let anthropic: AnthropicStandIn;
  let retell: RetellStandIn;
  let system: StartedSystem;
  beforeAll(async () => {
    [anthropic, retell] = await Promise.all([startAnthropic(), startRetell()]);
    system = await startStripeSystem({ ...anthropicSettings(anthropic), ...retellSettings(retell) });
  });
  afterAll(async () => {
    await system?.stop();
    await Promise.all([anthropic?.stop(), retell?.stop()]);
  });
  beforeEach(() => {
    system.resend.reset();
    system.stripe.reset();
    anthropic.reset();
  });

  const alerts = async () => {
    const admin = await signInAsAdmin(system.servers.one);
    const { body } = await call(`${system.servers.other.url}/api/admin/settings`, { headers: bearer(admin) });
    return body.alerts;
  };
  const open = async (part: string) =>
    (await alerts()).filter(
      (alert: { part: string; healedAt: string | null }) => alert.part === part && alert.healedAt === null,
    );
  const told = () =>
    system.resend.sent.filter(({ subject }) => subject === "A service is refusing our requests");

  it("a model that refuses our key is told to the admins once, by email and on the settings page, and ends with its first answer", async () => {
    anthropic.behave(FAULTS["401"]);
    for (let turn = 0; turn < 3; turn += 1) await submit(system.servers.url(turn));
    await system.servers.waitForJobs();
    expect(await open("writer")).toMatchObject([{ vendor: "claude", reason: "401" }]);
    expect((await open("writer"))[0].count).toBeGreaterThan(2);
    expect(told()).toMatchObject([
      { to: "admin@example.com", text: expect.stringContaining("ANTHROPIC_API_KEY") },
    ]);
    expect(told()[0]?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const loud = system.servers.one.log() + system.servers.other.log();
    expect(loud.match(/a vendor refuses us, and a person has to do something/g)).toHaveLength(1);
    anthropic.reset();
    await submit(system.servers.one.url);
    await eventually(async () => (await open("writer")).length === 0);
    expect(await alerts()).toMatchObject([{ part: "writer", reason: "401", healedAt: expect.any(String) }]);
  });

  it("cards that Stripe refuses to take are said to be unavailable at once, and the admins are told why", async () => {
    const id = await submit(system.servers.one.url);
    system.stripe.switchCardsOff();
    const refused = await payWith(system.servers.one.url, id);
    expect(refused).toMatchObject({ status: 503, body: { success: false, code: "not_configured" } });
    expect(refused.body.message).toContain("A coupon code still works");
    await eventually(async () => (await open("payments")).length === 1);
    await eventually(async () => told().some(({ text }) => text.includes("Stripe has cards switched off")));
    await unlock(system.servers.other.url, id);
    const next = await submit(system.servers.one.url);
    system.stripe.reset();
    expect((await payWith(system.servers.other.url, next)).body.success).toBe(true);
    expect(await open("payments")).toEqual([]);
  });

  it("a mail service that refuses us is on the settings page and in the log, and the message that waited goes out when it takes us again", async () => {
    system.resend.behave({
      mode: "refuse",
      status: 403,
      body: { name: "validation_error", statusCode: 403, message: "x" },
    });
    await submit(system.servers.one.url, { executiveEmail: "waits@example.com" });
    await eventually(async () => (await open("email")).length === 1);
    expect(await open("email")).toMatchObject([{ vendor: "resend", reason: "403" }]);
    system.resend.reset();
    await eventually(async () => {
      await system.servers.query(
        "UPDATE pgboss.job SET start_after = now() WHERE name = 'email' AND state = 'retry'",
      );
      return system.resend.sent.some(({ to }) => to === "waits@example.com");
    });
    await eventually(async () => (await open("email")).length === 0);
  });

  it("a voice service that does not know our agent is told to the admins", async () => {
    const id = await submit(system.servers.one.url);
    await unlock(system.servers.one.url, id);
    retell.behave({ mode: "refuse", status: 404 });
    const asked = await call(`${system.servers.one.url}/api/call-request`, {
      body: { phone_number: "+16045550134", assessment_id: id, consent: true },
    });
    expect(asked.status).toBe(202);
    await eventually(async () => (await open("voice")).length === 1);
    await eventually(async () => told().some(({ text }) => text.includes("RETELL_AGENT_ID")));
  });

  it("nothing of a key, a secret or a person is in the settings or in an alert", async () => {
    const admin = await signInAsAdmin(system.servers.one);
    const { text } = await call(`${system.servers.one.url}/api/admin/settings`, { headers: bearer(admin) });
    expect(text).toContain('"stripe"');
    expect(text).not.toMatch(/sk_test|pk_test|whsec|re_test|sk-ant|key_|postgres(ql)?:\/\/|waits@/i);
    const rows = JSON.stringify(await system.servers.query("SELECT * FROM vendor_alerts"));
    expect(rows).not.toMatch(/@|sk_|whsec|\+1604/);
  });
});
