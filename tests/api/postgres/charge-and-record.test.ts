import { call, race, retryOn503, statuses } from "@/tests/support/client";
import { BUSY_MS, eventually, pause } from "@/tests/support/server";
import { isPaid, payWith, sendWebhook, stripeSystem } from "@/tests/support/stripe-system";
import { redeem, submitTicked, tickedSubmission } from "@/tests/support/submission";
import { describeOnPostgres } from "@/tests/support/two-servers";

const CREATE = /payment_intents$/;
const CONFIRM = /confirm$/;

describeOnPostgres("between the charge and the ledger, with two servers", () => {
  // One of its own, since it crashes.
  const system = stripeSystem(["-c log_lock_waits=on"]);

  const confirmIsAsked = () =>
    eventually(async () => system.stripe.calls.some(({ path }) => CONFIRM.test(path)));
  const event = (id: string) => system.stripe.event("payment_intent.succeeded", system.stripe.intentOf(id));
  const countOf = async (statement: string, id: string) =>
    (await system.servers.query(statement, [id])).length;

  const letTimePass = async (id: string) => {
    await system.servers.query(
      "UPDATE payments SET updated_at = now() - interval '3 minutes', in_hand_until = now() - interval '1 minute' WHERE assessment_id = $1",
      [id],
    );
    await system.servers.query("DELETE FROM pgboss.job WHERE name = 'reconcile'");
  };

  /** Once paid, whatever came before: one charge, one row, one receipt, one report. */
  async function expectPaidOnce(id: string, charges = 1): Promise<void> {
    await eventually(() => isPaid(system.other, id));
    expect(system.stripe.charges()).toBe(charges);
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

  /** What is written of this assessment waits at this table, once the lock of this number is taken. */
  const holdBy = (lock: number, table: string, id: string) =>
    system.servers.query(`
      CREATE OR REPLACE FUNCTION note_what_it_is_about() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM set_config('test.about', NEW.id::text, true); -- Until the end of the transaction.
        RETURN NEW;
      END $$;
      CREATE OR REPLACE FUNCTION wait_where_told() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF TG_ARGV[1] IN (current_setting('test.about', true), to_jsonb(NEW) ->> 'assessment_id') THEN
          PERFORM pg_advisory_xact_lock_shared(TG_ARGV[0]::int);
        END IF;
        RETURN NEW;
      END $$;
      CREATE OR REPLACE TRIGGER note BEFORE INSERT OR UPDATE ON assessments
        FOR EACH ROW EXECUTE FUNCTION note_what_it_is_about();
      CREATE OR REPLACE TRIGGER wait_${lock} BEFORE INSERT OR UPDATE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION wait_where_told(${lock}, '${id}')`);

  it("killed while six payments are being written, each at another table, nothing of them is there; Stripe's message then settles all of each once (T43)", async () => {
    const blocker = await system.servers.rawClient();
    const waiting = async () => {
      const { rows } = await blocker.query(
        "SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND objid <= $1 AND NOT granted ORDER BY 1",
        [WRITTEN.length],
      );
      return rows.map(({ objid }) => Number(objid));
    };
    const ids: string[] = [];
    const answers: Promise<unknown>[] = [];
    for (let turn = 0; turn < WRITTEN.length; turn += 1) ids.push(await submitTicked(system.other));
    for (const [at, table] of WRITTEN.entries()) await holdBy(at + 1, table, ids[at] ?? "");
    for (const [at, id] of ids.entries()) {
      const locked = system.stripe.atNext(CONFIRM, () =>
        blocker.query("SELECT pg_advisory_lock($1)", [at + 1]),
      );
      answers.push(payWith(system.one, id).catch(() => null));
      await locked;
      await eventually(async () => (await waiting()).includes(at + 1));
    }
    expect(await waiting()).toEqual(WRITTEN.map((_, at) => at + 1));
    await pause(200);
    await system.servers.one.kill();
    await Promise.all(answers);
    await blocker.query("SELECT pg_advisory_unlock_all()");
    for (const id of ids) {
      expect(await isPaid(system.other, id)).toBe(false);
      expect(statuses(await race(5, () => sendWebhook(system.other, event(id))))).toEqual({ 200: 5 });
    }
    await system.servers.one.restart();
    for (const id of ids) await expectPaidOnce(id, ids.length);
  });

  it("killed before a charge, or between the ledger and the answer, nothing is charged until the next press, nor twice, and both card and coupon are open again (T43)", async () => {
    const [announced = "", recorded = "", paying = "", redeeming = ""] = await Promise.all(
      Array.from({ length: 4 }, () => submitTicked(system.other)),
    );
    const answers: Promise<unknown>[] = [];
    const press = (id: string) => answers.push(payWith(system.one, id).catch(() => null));
    // Stripe has heard of these two, and charged neither.
    for (const id of [paying, redeeming]) {
      system.stripe.behave({ mode: "hang", does: true }, { path: CREATE, body: new RegExp(id) });
      const heard = system.stripe.atNext(CREATE, () => undefined);
      press(id);
      await heard;
    }
    // This one is announced.
    const prepared = system.stripe.atNext(CREATE, () =>
      system.stripe.behave(
        { mode: "hang", does: false },
        { path: new RegExp(`${system.stripe.intentOf(announced).id}/confirm$`) },
      ),
    );
    press(announced);
    await prepared;
    await confirmIsAsked();
    press(recorded);
    await eventually(() => isPaid(system.other, recorded));
    await system.servers.one.kill();
    await Promise.all(answers);
    expect(system.stripe.charges()).toBe(1);
    const { id: intent } = system.stripe.intentOf(recorded);
    system.stripe.behave({ mode: "ok" });

    await system.servers.endLeases();
    const again = await payWith(system.other, recorded);
    expect(again).toMatchObject({ status: 200, body: { success: true, paymentId: intent } });
    for (const id of [paying, redeeming]) await letTimePass(id);
    await system.servers.one.restart();
    await sendWebhook(system.one, event(recorded));
    await expectPaidOnce(recorded);

    // The reconciler may have it in hand at this very moment, and then it is still being confirmed.
    await eventually(async () => (await payWith(system.one, paying)).body.success === true);
    await eventually(async () => (await redeem(system.one, redeeming)).status === 200);
    await expectPaidOnce(paying, 2);
    await eventually(async () => (await payWith(system.other, announced)).body.success === true, 90_000);
    await expectPaidOnce(announced, 3);
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

  it("killed after the charge and before the ledger, Stripe's own message settles one, a retry another, and of the third the product asks by itself: none is charged again (T43a, T43b, T43c, T45)", async () => {
    const ids = await Promise.all(Array.from({ length: 3 }, () => submitTicked(system.other)));
    const [told = "", retried = "", left = ""] = ids;
    // Stripe has done what it is asked each time, and the server dies before it hears of any.
    system.stripe.behave({ mode: "hang", does: true }, { path: CONFIRM });
    const answers: Promise<unknown>[] = [];
    for (const id of ids) {
      const charged = system.stripe.atNext(CONFIRM, () => undefined);
      answers.push(payWith(system.one, id).catch(() => null));
      await charged;
    }
    await system.servers.one.kill();
    await Promise.all(answers);
    system.stripe.behave({ mode: "ok" });
    for (const id of ids) expect(await isPaid(system.other, id)).toBe(false);

    const delivered = await race(20, () => sendWebhook(system.other, event(told)));
    expect(statuses(delivered)).toEqual({ 200: 20 });
    expect(await isPaid(system.other, told)).toBe(true);

    const started = Date.now();
    const retries = await race(5, () =>
      retryOn503(() => payWith(system.other, retried, "pm_card_mastercard")),
    );
    expect(Date.now() - started).toBeLessThan(15_000 + BUSY_MS);
    expect(statuses(retries)).toEqual({ 200: 5 });
    expect(retries[0]?.body.paymentId).toBe(system.stripe.intentOf(retried).id);

    await letTimePass(left);
    await system.servers.one.restart();
    await eventually(() => isPaid(system.other, left));
    expect((await sendWebhook(system.one, event(told))).status).toBe(200);
    for (const id of ids) await expectPaidOnce(id, ids.length);
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
