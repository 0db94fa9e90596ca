import { call, race, retryOn503, statuses } from "@/tests/support/client";
import { BUSY_MS, eventually, pause } from "@/tests/support/server";
import { isPaid, payWith, sendWebhook, stripeSystem } from "@/tests/support/stripe-system";
import { redeem, submitTicked, tickedSubmission } from "@/tests/support/submission";
import { describeOnPostgres } from "@/tests/support/two-servers";

const CONFIRM = /confirm$/;

describeOnPostgres("between the charge and the ledger, with two servers", () => {
  // One of its own, since it crashes.
  const system = stripeSystem(["-c log_lock_waits=on"]);

  const confirmIsAsked = () =>
    eventually(async () => system.stripe.calls.some(({ path }) => CONFIRM.test(path)));
  const event = (id: string) => system.stripe.event("payment_intent.succeeded", system.stripe.intentOf(id));
  const countOf = async (statement: string, id: string) =>
    (await system.servers.query(statement, [id])).length;

  /** The server dies the moment Stripe has done what is asked at this path, before the answer. */
  const dieAfter = (path: RegExp) => {
    system.stripe.behave({ mode: "hang", does: true }, { path, times: 1 });
    return system.stripe.atNext(path, () => system.servers.one.kill());
  };
  const letTimePass = async (id: string) => {
    await system.servers.query(
      "UPDATE payments SET updated_at = now() - interval '3 minutes', in_hand_until = now() - interval '1 minute' WHERE assessment_id = $1",
      [id],
    );
    await system.servers.query("DELETE FROM pgboss.job WHERE name = 'reconcile'");
  };

  /** Once paid, whatever came before: one charge, one row, one receipt, one report. */
  async function expectPaidOnce(id: string): Promise<void> {
    await eventually(() => isPaid(system.other, id));
    expect(system.stripe.charges()).toBe(1);
    const live = "SELECT 1 FROM payments WHERE assessment_id = $1 AND status = 'succeeded'";
    expect(await countOf(live, id)).toBe(1);
    const receipt = "SELECT 1 FROM emails WHERE assessment_id = $1 AND template = 'receipt'";
    expect(await countOf(receipt, id)).toBe(1);
    const paid = "SELECT 1 FROM audit_events WHERE target_id = $1 AND action = 'payment_succeeded'";
    expect(await countOf(paid, id)).toBe(1);
    await eventually(async () => (await call(`${system.other}/api/assessments/${id}/report`)).status === 200);
  }

  /** Each is written, in this order, by the transaction that follows a charge. */
  const WRITTEN = ["assessments", "payments", "audit_events", "pgboss.job", "funnel_events", "emails"];
  it.each(WRITTEN)(
    "killed while %s is being written, nothing of it is there; Stripe's message then settles all of it once (T43)",
    async (table) => {
      const id = await submitTicked(system.other);
      const blocker = await system.servers.rawClient();
      const locked = system.stripe.atNext(CONFIRM, () =>
        blocker.query(`BEGIN; LOCK TABLE ${table} IN EXCLUSIVE MODE`),
      );
      const answer = payWith(system.one, id).catch(() => null);
      await locked;
      await eventually(async () => {
        const { rows } = await blocker.query(
          "SELECT 1 FROM pg_locks WHERE relation = $1::regclass AND NOT granted",
          [table],
        );
        return rows.length > 0;
      });
      await pause(200);
      await system.servers.one.kill();
      await answer;
      await blocker.query("ROLLBACK");
      expect(await isPaid(system.other, id)).toBe(false);
      expect(statuses(await race(5, () => sendWebhook(system.other, event(id))))).toEqual({ 200: 5 });
      await system.servers.one.restart();
      await expectPaidOnce(id);
    },
  );

  it("killed between the announcement and the charge, nothing is charged until the next press (T43)", async () => {
    const id = await submitTicked(system.other);
    system.stripe.behave({ mode: "hang", does: false }, { path: CONFIRM, times: 1 });
    const answer = payWith(system.one, id).catch(() => null);
    await confirmIsAsked();
    await system.servers.one.kill();
    await answer;
    await system.servers.one.restart();
    expect(system.stripe.charges()).toBe(0);
    await eventually(async () => (await payWith(system.other, id)).body.success === true, 90_000);
    await expectPaidOnce(id);
  });

  it("killed between the ledger and the answer, the next press says that it is paid (T43)", async () => {
    const id = await submitTicked(system.other);
    const answer = payWith(system.one, id).catch(() => null);
    await eventually(() => isPaid(system.other, id));
    await system.servers.one.kill();
    await answer;
    await system.servers.endLeases();
    const again = await payWith(system.other, id);
    expect(again).toMatchObject({
      status: 200,
      body: { success: true, paymentId: system.stripe.intentOf(id).id },
    });
    await system.servers.one.restart();
    await sendWebhook(system.one, event(id));
    await expectPaidOnce(id);
  });

  it("twenty submits at once whose answers get lost, each retried until the outcome is known, charge once (T41)", async () => {
    const id = await submitTicked(system.one);
    system.stripe.behave({ mode: "cut" }, { path: CONFIRM, times: 3 });
    const responses = await race(20, (turn) =>
      retryOn503((press) => payWith(system.servers.url(turn + press), id)),
    );
    expect(statuses(responses)).toEqual({ 200: 20 });
    expect(new Set(responses.map(({ body }) => body.paymentId)).size).toBe(1);
    await expectPaidOnce(id);
  });

  it("killed after the charge and before the ledger, Stripe's own message settles it once (T43a, T45)", async () => {
    const id = await submitTicked(system.other);
    const died = dieAfter(/confirm/);
    await payWith(system.one, id).catch(() => undefined);
    await died;
    expect(await isPaid(system.other, id)).toBe(false);
    const event = system.stripe.event("payment_intent.succeeded", system.stripe.intentOf(id));
    const responses = await race(20, () => sendWebhook(system.other, event));
    expect(statuses(responses)).toEqual({ 200: 20 });
    expect(await isPaid(system.other, id)).toBe(true);
    await system.servers.one.restart();
    const again = system.stripe.event("payment_intent.succeeded", system.stripe.intentOf(id));
    expect((await sendWebhook(system.one, again)).status).toBe(200);
    expect(await system.receiptsOf(id)).toHaveLength(1);
    expect(system.stripe.charges()).toBe(1);
  });

  it("killed after the charge, a retry does not charge again (T43b)", async () => {
    const id = await submitTicked(system.other);
    const died = dieAfter(/confirm/);
    await payWith(system.one, id).catch(() => undefined);
    await died;
    const started = Date.now();
    const responses = await race(5, () => retryOn503(() => payWith(system.other, id, "pm_card_mastercard")));
    expect(Date.now() - started).toBeLessThan(15_000 + BUSY_MS);
    expect(statuses(responses)).toEqual({ 200: 5 });
    expect(responses[0]?.body.paymentId).toBe(system.stripe.intentOf(id).id);
    expect(system.stripe.charges()).toBe(1);
    await system.servers.one.restart();
  });

  it("killed after the charge, without a retry and without a webhook, the product asks by itself (T43c)", async () => {
    const id = await submitTicked(system.other);
    const died = dieAfter(/confirm/);
    await payWith(system.one, id).catch(() => undefined);
    await died;
    await letTimePass(id);
    await system.servers.one.restart();
    await eventually(() => isPaid(system.other, id));
    expect(system.stripe.charges()).toBe(1);
    expect(await system.receiptsOf(id)).toHaveLength(1);
  });

  it("killed before the charge, nothing is charged, and both card and coupon are open again (T43)", async () => {
    const [paying, redeeming] = [await submitTicked(system.other), await submitTicked(system.other)];
    for (const id of [paying, redeeming]) {
      const died = dieAfter(/payment_intents$/);
      await payWith(system.one, id).catch(() => undefined);
      await died;
      await letTimePass(id);
      await system.servers.one.restart();
    }
    // The reconciler may have it in hand at this very moment, and then it is still being confirmed.
    await eventually(async () => (await payWith(system.one, paying)).body.success === true);
    await eventually(async () => (await redeem(system.one, redeeming)).status === 200);
    expect(system.stripe.charges()).toBe(1);
  });

  it("with the database gone at the moment of the charge, it is not reported as failed, and it is found (T43)", async () => {
    const id = await submitTicked(system.other);
    const gone = system.stripe.atNext(CONFIRM, () => system.servers.postgres.crash());
    const response = await payWith(system.one, id);
    await gone;
    const whileGone = await call(`${system.one}/api/assessments`, { body: tickedSubmission() });
    system.servers.postgres.start();
    expect(response).toMatchObject({ status: 503, body: { success: false, code: "payment_pending" } });
    expect(whileGone.status).toBe(503);
    await eventually(async () => (await payWith(system.other, id)).body.success === true);
    expect(await isPaid(system.one, id)).toBe(true);
    expect(system.stripe.charges()).toBe(1);
    expect(await system.receiptsOf(id)).toHaveLength(1);
  });
});
