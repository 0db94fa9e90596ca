import { call, race, statuses } from "@/tests/support/client";
import { eventually } from "@/tests/support/server";
import { isPaid, openStripeShop, payWith, type StripeShop, tell } from "@/tests/support/stripe-shop";
import { redeem, submission, submit } from "@/tests/support/submission";
import { describeOnPostgres } from "@/tests/support/two-servers";

jest.setTimeout(180_000);

describeOnPostgres("card payment through Stripe, with two servers", () => {
  let shop: StripeShop;
  let one: string;
  let other: string;
  beforeAll(async () => {
    shop = await openStripeShop();
    one = shop.servers.one.url;
    other = shop.servers.other.url;
  });
  afterAll(() => shop?.stop());
  beforeEach(() => shop.stripe.reset());

  const paymentsOf = (id: string) =>
    shop.servers.query<{ status: string; provider_id: string; dispute: string | null }>(
      "SELECT status, provider_id, dispute FROM payments WHERE assessment_id = $1 ORDER BY created_at",
      [id],
    );
  const receiptsOf = async (id: string) => {
    const rows = await shop.servers.query<{ key: string }>(
      "SELECT key FROM emails WHERE template = 'receipt' AND assessment_id = $1",
      [id],
    );
    return rows.map(({ key }) => key);
  };
  const alerts = async () => {
    const [row] = await shop.servers.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM audit_events WHERE action = 'payment_mismatched'",
    );
    return row?.count ?? 0;
  };
  const usedCount = async () => {
    const [row] = await shop.servers.query<{ used: number }>(
      "SELECT used_count AS used FROM coupon_codes WHERE code = 'DEMO2025'",
    );
    return row?.used ?? 0;
  };
  /** The server dies the moment Stripe has done what is asked at this path, before the answer. */
  const dieAfter = (path: RegExp) => {
    let died: Promise<void> | undefined;
    shop.stripe.behave({ mode: "hang", does: true }, { path, times: 1 });
    shop.stripe.onDone((asked) => {
      if (path.test(asked.path)) died ??= shop.servers.one.kill();
    });
    return async () => {
      await eventually(async () => died !== undefined);
      await died;
      shop.stripe.onDone(null);
    };
  };
  const letTimePass = async (id: string) => {
    await shop.servers.query(
      "UPDATE payments SET updated_at = now() - interval '3 minutes', in_hand_until = now() - interval '1 minute' WHERE assessment_id = $1",
      [id],
    );
    await shop.servers.query("DELETE FROM pgboss.job WHERE name = 'reconcile'");
  };

  it("a good card unlocks the report, and the receipt goes out once", async () => {
    const id = await submit(one, {
      executiveEmail: "payer@example.com",
      companyName: "Halden Creek Joinery",
    });
    const answer = await payWith(one, id);
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: "Payment Successful!" } });
    expect(await isPaid(other, id)).toBe(true);
    const receipt = await eventually(async () =>
      shop.resend.sent.find(({ key }) => key.startsWith("receipt:")),
    );
    expect(receipt).toMatchObject({
      to: "payer@example.com",
      subject: "Receipt for your AI readiness report",
    });
    expect(receipt.text.replace(/\u2060/g, "")).toMatch(/Halden Creek Joinery[\s\S]*49\.00 USD/);
    expect(receipt.text).toContain(answer.body.paymentId);
    expect(await receiptsOf(id)).toHaveLength(1);
  });

  it("a declined card says why, and another one pays (402)", async () => {
    const id = await submit(one);
    const declined = await payWith(one, id, "pm_card_chargeDeclinedInsufficientFunds");
    expect(declined).toMatchObject({
      status: 402,
      body: { success: false, message: "Your card has insufficient funds." },
    });
    expect(await isPaid(one, id)).toBe(false);
    expect((await payWith(other, id)).body.success).toBe(true);
    expect(shop.stripe.charges()).toBe(1);
    expect(await paymentsOf(id)).toMatchObject([{ status: "succeeded" }]);
  });

  it("card numbers and other amounts are refused before Stripe hears of them (T40, T49)", async () => {
    const id = await submit(one);
    const send = (body: object) =>
      call(`${one}/api/process-payment`, { body: { assessmentId: id, ...body } });
    const cardDetails = { number: "4539148803436467", expiry: "12/30", cvc: "123", name: "M. Osei" };
    const paymentMethodId = "pm_card_visa";
    for (const body of [
      { amount: 49, cardDetails },
      { amount: 49, cardDetails, paymentMethodId },
      { amount: 49 },
      { amount: 1, paymentMethodId },
      { amount: 49, paymentMethodId: "pi_of_somebody" },
    ]) {
      expect((await send(body)).status).toBe(400);
    }
    expect(shop.stripe.calls).toEqual([]);
  });

  it("twenty submits at once, and one more later, are one charge and one answer (T41)", async () => {
    const id = await submit(one);
    shop.stripe.behave({ mode: "slow", ms: 700 }, { path: /confirm/ });
    const answers = await race(20, (turn) => payWith(shop.servers.url(turn), id));
    answers.push(await payWith(other, id));
    expect(statuses(answers)).toEqual({ 200: 21 });
    const { id: intent } = shop.stripe.intentOf(id);
    expect(new Set(answers.map(({ body }) => body.paymentId))).toEqual(new Set([intent]));
    expect(shop.stripe.charges()).toBe(1);
    expect(await paymentsOf(id)).toEqual([{ status: "succeeded", provider_id: intent, dispute: null }]);
  });

  it("a coupon and a card at once never both take (T42)", async () => {
    for (let round = 0; round < 12; round += 1) {
      const [used, charged] = [await usedCount(), shop.stripe.charges()];
      const id = await submit(one);
      const [card, coupon] = await Promise.all([payWith(one, id), redeem(other, id)]);
      expect([200, 409, 503]).toContain(coupon.status);
      expect(card.status).toBeLessThan(504);
      const taken = (await usedCount()) - used + (shop.stripe.charges() - charged);
      expect(taken).toBe(1);
      expect(await isPaid(one, id)).toBe(true);
    }
  });

  it("killed after the charge and before the ledger, Stripe's own message settles it once (T43a, T45)", async () => {
    const id = await submit(other);
    const died = dieAfter(/confirm/);
    await payWith(one, id).catch(() => undefined);
    await died();
    expect(await isPaid(other, id)).toBe(false);
    const news = shop.stripe.event("payment_intent.succeeded", shop.stripe.intentOf(id));
    const answers = await race(20, () => tell(other, news));
    expect(statuses(answers)).toEqual({ 200: 20 });
    expect(await isPaid(other, id)).toBe(true);
    await shop.servers.one.restart();
    const again = shop.stripe.event("payment_intent.succeeded", shop.stripe.intentOf(id));
    expect((await tell(one, again)).status).toBe(200);
    expect(await receiptsOf(id)).toHaveLength(1);
    expect(shop.stripe.charges()).toBe(1);
  });

  it("killed after the charge, the person presses again and is not charged again (T43b)", async () => {
    const id = await submit(other);
    const died = dieAfter(/confirm/);
    await payWith(one, id).catch(() => undefined);
    await died();
    const started = Date.now();
    const answers = await race(5, () => payWith(other, id, "pm_card_mastercard"));
    expect(Date.now() - started).toBeLessThan(10_000);
    expect(statuses(answers)).toEqual({ 200: 5 });
    expect(answers[0]?.body.paymentId).toBe(shop.stripe.intentOf(id).id);
    expect(shop.stripe.charges()).toBe(1);
    await shop.servers.one.restart();
  });

  it("killed after the charge, with nobody pressing and no message, the product asks by itself (T43c)", async () => {
    const id = await submit(other);
    const died = dieAfter(/confirm/);
    await payWith(one, id).catch(() => undefined);
    await died();
    await letTimePass(id);
    await shop.servers.one.restart();
    await eventually(() => isPaid(other, id), 30_000);
    expect(shop.stripe.charges()).toBe(1);
    expect(await receiptsOf(id)).toHaveLength(1);
  });

  it("killed before the charge, nothing is charged, and both card and coupon are open again (T43)", async () => {
    const [paying, redeeming] = [await submit(other), await submit(other)];
    for (const id of [paying, redeeming]) {
      const died = dieAfter(/payment_intents$/);
      await payWith(one, id).catch(() => undefined);
      await died();
      await letTimePass(id);
      await shop.servers.one.restart();
    }
    // The reconciler may have it in hand at this very moment, and then it is still being confirmed.
    await eventually(async () => (await payWith(one, paying)).body.success === true, 20_000);
    await eventually(async () => (await redeem(one, redeeming)).status === 200, 20_000);
    expect(shop.stripe.charges()).toBe(1);
  });

  it("with the database gone at the moment of the charge, nobody is told that it failed, and it is found (T43)", async () => {
    const id = await submit(other);
    shop.stripe.onDone((asked) => {
      if (/confirm/.test(asked.path)) shop.servers.postgres.crash();
    });
    const answer = await payWith(one, id);
    const whileGone = await call(`${one}/api/assessments`, { body: submission() });
    shop.stripe.onDone(null);
    shop.servers.postgres.start();
    expect(answer).toMatchObject({ status: 503, body: { success: false, code: "payment_pending" } });
    expect(whileGone.status).toBe(503);
    await eventually(async () => (await payWith(other, id)).body.success === true, 45_000);
    expect(await isPaid(one, id)).toBe(true);
    expect(shop.stripe.charges()).toBe(1);
    expect(await receiptsOf(id)).toHaveLength(1);
  });

  it("a message that Stripe did not sign changes nothing (T44)", async () => {
    const id = await submit(one);
    shop.stripe.behave({ mode: "hang", does: true }, { path: /confirm/, times: 1 });
    const waiting = payWith(one, id);
    const intent = await eventually(async () => {
      const found = shop.stripe.intents[0];
      return found?.status === "succeeded" ? found : null;
    });
    const fine = shop.stripe.event("payment_intent.succeeded", intent);
    const forged = [
      shop.stripe.event("payment_intent.succeeded", intent, { secret: "whsec_another" }),
      shop.stripe.event("payment_intent.succeeded", intent, { ageSeconds: 600 }),
      { ...fine, raw: fine.raw.replace('"usd"', '"cad"') },
      { ...fine, raw: JSON.stringify(JSON.parse(fine.raw)) },
      { ...fine, raw: "" },
      { ...fine, headers: {} },
    ];
    for (const each of forged) expect((await tell(other, each)).status).toBe(400);
    expect(await isPaid(other, id)).toBe(false);
    expect((await call(`${other}/api/webhooks/stripe`)).status).toBe(405);
    const padding = " ".repeat(300 * 1024);
    const large = shop.stripe.event("customer.created", { id: "cus_1", padding });
    expect((await tell(other, large)).status).toBe(200);
    await waiting;
  });

  it("good news before our own answer, and bad news after it, leave the report unlocked (T46)", async () => {
    const id = await submit(one);
    shop.stripe.behave({ mode: "slow", ms: 100 }, { path: /confirm/ });
    shop.stripe.onDone((asked) => {
      if (/confirm/.test(asked.path)) {
        void tell(other, shop.stripe.event("payment_intent.succeeded", shop.stripe.intentOf(id)));
      }
    });
    expect((await payWith(one, id)).body.success).toBe(true);
    shop.stripe.onDone(null);
    const intent = shop.stripe.intentOf(id);
    for (const type of ["payment_intent.payment_failed", "payment_intent.canceled", "some.thing.new"]) {
      expect((await tell(one, shop.stripe.event(type, intent))).status).toBe(200);
    }
    expect(await isPaid(one, id)).toBe(true);
    expect(await receiptsOf(id)).toHaveLength(1);
  });

  it("a charge for another price, currency, assessment or payment unlocks nothing and is shown to the admins (T47)", async () => {
    const [mine, theirs] = [await submit(one), await submit(one)];
    await payWith(one, mine);
    await payWith(one, theirs, "pm_card_threeDSecure2Required");
    const [paid, open] = [shop.stripe.intentOf(mine), shop.stripe.intentOf(theirs)];
    const charged = { ...open, status: "succeeded", amount_received: 4900 };
    const wrong = [
      { ...charged, amount_received: 100 },
      { ...charged, currency: "cad" },
      { ...charged, metadata: { ...open.metadata, assessmentId: mine } },
      { ...charged, metadata: {}, id: "pi_of_nobody" },
      { ...charged, id: "pi_of_another_shop" },
      { ...paid, metadata: open.metadata },
    ];
    const before = await alerts();
    for (const intent of wrong) {
      const answer = await tell(other, shop.stripe.event("payment_intent.succeeded", intent));
      expect(answer.status).toBe(200);
    }
    expect(await isPaid(one, theirs)).toBe(false);
    expect(await isPaid(one, mine)).toBe(true);
    expect((await alerts()) - before).toBe(wrong.length);
  });

  it("a bank that asks the customer is waited for; then the same press succeeds", async () => {
    const id = await submit(one);
    const asked = await payWith(one, id, "pm_card_threeDSecure2Required");
    expect(asked).toMatchObject({ status: 200, body: { success: false, requiresAction: true } });
    const intent = shop.stripe.intentOf(id);
    expect(asked.body.clientSecret).toBe(intent.client_secret);
    expect(await isPaid(one, id)).toBe(false);
    shop.stripe.authenticate(intent.id, true);
    expect((await payWith(other, id, "pm_card_threeDSecure2Required")).body.success).toBe(true);
    expect(shop.stripe.charges()).toBe(1);
  });

  it("a customer who says no to the bank can use another card, or a coupon", async () => {
    const [card, another, coupon] = [await submit(one), await submit(one), await submit(one)];
    for (const id of [card, another, coupon]) await payWith(one, id, "pm_card_threeDSecure2Required");
    shop.stripe.authenticate(shop.stripe.intentOf(card).id, false);
    expect((await payWith(one, card, "pm_card_threeDSecure2Required")).status).toBe(402);
    expect((await payWith(one, card)).body.success).toBe(true);
    shop.stripe.authenticate(shop.stripe.intentOf(another).id, false);
    expect((await payWith(one, another)).body.success).toBe(true);
    expect((await redeem(other, coupon)).status).toBe(200);
    expect(shop.stripe.intentOf(coupon).status).toBe("canceled");
    expect(shop.stripe.charges()).toBe(2);
  });

  it("while Stripe hangs, the answer comes in time and says that it is not known yet; the charge is found later (T51)", async () => {
    const id = await submit(one);
    shop.stripe.behave({ mode: "hang", does: true }, { path: /confirm$/, times: 1 });
    shop.stripe.behave({ mode: "hang", does: false }, { path: /payment_intents\/pi_\w+$/, times: 1 });
    const started = Date.now();
    const answer = await payWith(one, id);
    expect(Date.now() - started).toBeLessThan(25_000);
    expect(answer).toMatchObject({ status: 503, body: { success: false, code: "payment_pending" } });
    expect(answer.body.message).toContain("still being confirmed");
    expect(await isPaid(one, id)).toBe(false);
    expect((await redeem(one, id)).status).not.toBe(500);
    expect((await payWith(other, id)).body.success).toBe(true);
    expect(shop.stripe.charges()).toBe(1);
  });

  it("while Stripe is down nobody is charged, and a coupon still unlocks", async () => {
    const id = await submit(one);
    shop.stripe.behave({ mode: "refuse", status: 500, body: { error: { type: "api_error" } } });
    expect((await payWith(one, id)).status).toBe(503);
    expect((await redeem(one, id)).status).toBe(200);
    expect(shop.stripe.charges()).toBe(0);
  });

  it("a refund locks the report again, once; a dispute does so only when it is lost (T52)", async () => {
    const [refunded, disputed] = [await submit(one), await submit(one)];
    for (const id of [refunded, disputed]) await payWith(one, id);
    const chargeOf = (id: string, some: object) => ({
      id: "ch_1",
      payment_intent: shop.stripe.intentOf(id).id,
      ...some,
    });
    await tell(one, shop.stripe.event("charge.refunded", chargeOf(refunded, { refunded: false })));
    expect(await isPaid(one, refunded)).toBe(true);
    const refund = shop.stripe.event("charge.refunded", chargeOf(refunded, { refunded: true }));
    await race(5, (turn) => tell(shop.servers.url(turn), refund));
    expect(await isPaid(one, refunded)).toBe(false);
    expect((await call(`${one}/api/assessments/${refunded}/report`)).status).toBe(402);
    await tell(one, shop.stripe.event("payment_intent.succeeded", shop.stripe.intentOf(refunded)));
    expect(await isPaid(one, refunded)).toBe(false);

    expect((await payWith(other, refunded)).body.success).toBe(true);
    expect(await isPaid(one, refunded)).toBe(true);
    expect(await paymentsOf(refunded)).toMatchObject([{ status: "refunded" }, { status: "succeeded" }]);

    const dispute = (type: string, status: string) =>
      tell(one, shop.stripe.event(`charge.dispute.${type}`, chargeOf(disputed, { status })));
    await dispute("created", "needs_response");
    expect(await isPaid(one, disputed)).toBe(true);
    expect(await paymentsOf(disputed)).toMatchObject([{ dispute: "open" }]);
    await dispute("closed", "lost");
    await dispute("updated", "under_review");
    expect(await isPaid(one, disputed)).toBe(false);
    expect(await paymentsOf(disputed)).toMatchObject([{ status: "refunded", dispute: "lost" }]);
  });

  it("a charge that comes after a coupon has unlocked the report is given back by itself, once, and said so", async () => {
    const id = await submit(one, { executiveEmail: "twice@example.com" });
    await payWith(one, id, "pm_card_chargeDeclined");
    expect((await redeem(other, id)).status).toBe(200);
    const { id: providerId } = shop.stripe.intentOf(id);
    shop.stripe.charge(providerId);
    shop.stripe.behave({ mode: "cut" }, { path: /refunds/, times: 2 });
    const news = shop.stripe.event("payment_intent.succeeded", shop.stripe.intentOf(id));
    await race(5, (turn) => tell(shop.servers.url(turn), news));
    await eventually(async () => (await paymentsOf(id))[0]?.status === "returned", 60_000);
    const refunded = shop.stripe.event("charge.refunded", { payment_intent: providerId, refunded: true });
    expect((await tell(one, refunded)).status).toBe(200);
    expect(shop.stripe.refunds()).toEqual([providerId]);
    expect(await paymentsOf(id)).toMatchObject([{ status: "returned" }]);
    expect(await isPaid(one, id)).toBe(true);
    const message = await eventually(async () =>
      shop.resend.sent.find(({ key }) => key.startsWith("returned:")),
    );
    expect(message).toMatchObject({ to: "twice@example.com", subject: "We refunded your second payment" });
    expect(message.text).toContain(providerId);
    const said = await shop.servers.query("SELECT action FROM audit_events WHERE target_id = $1", [id]);
    expect(said.filter(({ action }) => action === "payment_returned")).toHaveLength(1);
    expect(said.filter(({ action }) => action === "payment_refunded")).toHaveLength(0);
  });

  it("after all of it the books are right, and no card, key or secret stands in a log", async () => {
    const [books] = await shop.servers.query<Record<string, number>>(`
      SELECT
        (SELECT count(*)::int FROM assessments a WHERE payment_status = 'paid' AND 1 <> (
          SELECT count(*) FROM payments p WHERE p.assessment_id = a.id AND p.status = 'succeeded'
            AND p.amount_cents = 4900 AND p.currency = 'usd' AND p.provider_id = a.stripe_payment_id)) AS unpaid,
        (SELECT count(*)::int FROM payments p JOIN assessments a ON a.id = p.assessment_id
          WHERE p.status = 'succeeded' AND a.payment_status <> 'paid') AS locked,
        (SELECT count(*)::int FROM payments WHERE status = 'refund_due') AS due,
        (SELECT count(*)::int FROM (SELECT key FROM emails GROUP BY key HAVING count(*) > 1) twice) AS twice`);
    expect(books).toEqual({ unpaid: 0, locked: 0, due: 0, twice: 0 });
    const logs = shop.servers.one.log() + shop.servers.other.log();
    expect(logs).not.toMatch(/4539148803436467|sk_test_|whsec_|_secret_|re_test_|pm_card_|payer@example/);
  });
});
