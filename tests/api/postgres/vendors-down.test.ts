import { bearer, freshEmail, registerUser } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { BUSY_MS, eventually, pause } from "@/tests/support/server";
import { anthropicSettings, startAnthropic } from "@/tests/support/stand-ins/anthropic";
import { type RetellStandIn, retellSettings, startRetell } from "@/tests/support/stand-ins/retell";
import { startVendor, type Vendor } from "@/tests/support/stand-ins/vendor";
import { isPaid, payWith, type StartedSystem, startStripeSystem } from "@/tests/support/stripe-system";
import { submit, unlock } from "@/tests/support/submission";
import { describeOnPostgres } from "@/tests/support/two-servers";

describeOnPostgres("with every vendor down at once", () => {
  let system: StartedSystem;
  let anthropic: Vendor;
  let retell: RetellStandIn;
  let crm: Vendor;
  beforeAll(async () => {
    [anthropic, retell, crm] = await Promise.all([
      startAnthropic(),
      startRetell(),
      startVendor(() => ({ status: 200, body: {} })),
    ]);
    system = await startStripeSystem({
      ...anthropicSettings(anthropic),
      ANTHROPIC_TIMEOUT_SECONDS: "4",
      ...retellSettings(retell),
      EVENTS_URL: `${crm.url}/hooks`,
      EVENTS_SECRET: "a-secret-that-only-the-crm-knows",
      EVENTS_ALLOW_PRIVATE: "true",
    });
  });
  afterAll(async () => {
    await system?.stop();
    await Promise.all([anthropic, retell, crm].map((vendor) => vendor?.stop()));
  });

  /** As if the time until the next try had passed. */
  const tryAgainNow = () =>
    system.servers.query("UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'");

  it("assessments are taken, coupons unlock, reports come, and what waits goes out when they are back (T69, T80, T90)", async () => {
    const vendors = [anthropic, system.stripe, system.resend, retell, crm];
    for (const vendor of vendors) vendor.behave({ mode: "refuse", status: 500, body: { error: {} } });
    const [one, other] = [system.servers.one.url, system.servers.other.url];
    const email = freshEmail();

    const started = Date.now();
    const id = await submit(one, { executiveEmail: email });
    const paying = await submit(one, { executiveEmail: freshEmail() });
    expect((await payWith(one, paying)).status).toBe(503);
    await unlock(other, id);
    const person = await registerUser({ url: one }, email, id);
    expect(Date.now() - started).toBeLessThan(20_000 + BUSY_MS);
    await eventually(async () => (await call(`${other}/api/assessments/${id}/report`)).status === 200);
    expect(await system.servers.query("SELECT writer FROM reports WHERE assessment_id = $1", [id])).toEqual([
      { writer: "playbook" },
    ]);
    const mine = await call(`${other}/api/user/assessments`, { headers: bearer(person) });
    expect(mine.body.assessments).toHaveLength(1);
    // Asked for last: after three tries in vain, some fifteen seconds, a person would call instead.
    const asked = await call(`${other}/api/call-request`, {
      body: { phone_number: "+16042345688", assessment_id: id, consent: true },
    });
    expect(asked.status).toBe(202);
    await eventually(async () => vendors.every(({ calls }) => calls.length > 0));
    expect([system.resend.sent, retell.ordered, system.stripe.charges()]).toEqual([[], [], 0]);
    expect(await isPaid(one, paying)).toBe(false);

    for (const vendor of vendors) vendor.reset();
    const keys = () =>
      system.resend.sent.filter(({ to }) => to === email).map(({ key }) => key.split(":")[0]);
    const wanted = ["account-created", "report-ready", "roadmap-ready"];
    await eventually(async () => {
      await tryAgainNow();
      return keys().length >= wanted.length && retell.ordered.length > 0;
    }, 90_000);
    await eventually(async () => (await payWith(one, paying)).body.success === true);
    await pause(1_000);
    expect(keys().sort()).toEqual(wanted);
    expect(retell.ordered).toHaveLength(1);
    expect(system.stripe.charges()).toBe(1);
    await eventually(async () => {
      await tryAgainNow();
      const events = await system.servers.query(
        "SELECT status FROM outgoing_events WHERE assessment_id = $1 AND type = 'report.unlocked'",
        [id],
      );
      return events.length === 1 && events[0]?.status === "delivered";
    });
  });
});
