import { call, race } from "@/tests/support/client";
import { eventually } from "@/tests/support/server";
import { inconsistencies, isPaid, payWith, sendWebhook, stripeSystem } from "@/tests/support/stripe-system";
import { submitTicked, unlock } from "@/tests/support/submission";
import { describeOnPostgres } from "@/tests/support/two-servers";

describeOnPostgres("what Stripe tells of a payment, with two servers", () => {
  const system = stripeSystem();
  const alerts = async () => {
    const [row] = await system.servers.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM audit_events WHERE action = 'payment_mismatched'",
    );
    return row?.count ?? 0;
  };

  it("a message that Stripe did not sign changes nothing (T44)", async () => {
    const id = await submitTicked(system.one);
    // Neither the response nor polling tells the product of the charge while this is tried.
    system.stripe.behave({ mode: "hang", does: true }, { path: /payment_intents\/pi_/ });
    const waiting = payWith(system.one, id);
    const intent = await eventually(async () => {
      const found = system.stripe.intents[0];
      return found?.status === "succeeded" ? found : null;
    });
    const fine = system.stripe.event("payment_intent.succeeded", intent);
    const forged = [
      system.stripe.event("payment_intent.succeeded", intent, { secret: "whsec_another" }),
      system.stripe.event("payment_intent.succeeded", intent, { ageSeconds: 600 }),
      { ...fine, raw: fine.raw.replace('"usd"', '"cad"') },
      { ...fine, raw: JSON.stringify(JSON.parse(fine.raw)) },
      { ...fine, raw: "" },
      { ...fine, headers: {} },
    ];
    for (const each of forged) expect((await sendWebhook(system.other, each)).status).toBe(400);
    expect(await isPaid(system.other, id)).toBe(false);
    expect((await call(`${system.other}/api/webhooks/stripe`)).status).toBe(405);
    const padding = " ".repeat(300 * 1024);
    const large = system.stripe.event("customer.created", { id: "cus_1", padding });
    expect((await sendWebhook(system.other, large)).status).toBe(200);
    system.stripe.behave({ mode: "ok" });
    await waiting;
  });

  it("a success event before our own response, and a failure event after it, leave the report unlocked (T46)", async () => {
    const id = await submitTicked(system.one);
    const told = system.stripe.atNext(/confirm/, () =>
      sendWebhook(system.other, system.stripe.event("payment_intent.succeeded", system.stripe.intentOf(id))),
    );
    expect((await payWith(system.one, id)).body.success).toBe(true);
    expect((await told).status).toBe(200);
    const intent = system.stripe.intentOf(id);
    for (const type of ["payment_intent.payment_failed", "payment_intent.canceled", "some.thing.new"]) {
      expect((await sendWebhook(system.one, system.stripe.event(type, intent))).status).toBe(200);
    }
    expect(await isPaid(system.one, id)).toBe(true);
    expect(await system.receiptsOf(id)).toHaveLength(1);
  });

  it("a charge for another price, currency, assessment or payment unlocks nothing and is shown to the admins (T47)", async () => {
    const [mine, theirs] = [await submitTicked(system.one), await submitTicked(system.one)];
    await payWith(system.one, mine);
    await payWith(system.one, theirs, "pm_card_threeDSecure2Required");
    const [paid, open] = [system.stripe.intentOf(mine), system.stripe.intentOf(theirs)];
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
      const response = await sendWebhook(
        system.other,
        system.stripe.event("payment_intent.succeeded", intent),
      );
      expect(response.status).toBe(200);
    }
    expect(await isPaid(system.one, theirs)).toBe(false);
    expect(await isPaid(system.one, mine)).toBe(true);
    expect((await alerts()) - before).toBe(wrong.length);
  });

  it("a refund locks the report again, and the retake that it included, once; a dispute does so only when it is lost (T52)", async () => {
    const [refunded, disputed] = [await submitTicked(system.one), await submitTicked(system.one)];
    for (const id of [refunded, disputed]) await payWith(system.one, id);
    const included = await submitTicked(system.one);
    await system.servers.query(
      "UPDATE assessments SET retake_of = $2, retake_included = true, payment_status = 'paid' WHERE id = $1",
      [included, refunded],
    );
    const seen = async () => (await call(`${system.one}/api/assessments/${included}/report`)).status;
    expect(await seen()).toBe(200);
    const chargeOf = (id: string, some: object) => ({
      id: "ch_1",
      payment_intent: system.stripe.intentOf(id).id,
      ...some,
    });
    await sendWebhook(
      system.one,
      system.stripe.event("charge.refunded", chargeOf(refunded, { refunded: false })),
    );
    expect(await isPaid(system.one, refunded)).toBe(true);
    const refund = system.stripe.event("charge.refunded", chargeOf(refunded, { refunded: true }));
    await race(5, (turn) => sendWebhook(system.servers.url(turn), refund));
    expect(await isPaid(system.one, refunded)).toBe(false);
    expect((await call(`${system.one}/api/assessments/${refunded}/report`)).status).toBe(402);
    expect(await seen()).toBe(402);
    await sendWebhook(
      system.one,
      system.stripe.event("payment_intent.succeeded", system.stripe.intentOf(refunded)),
    );
    expect(await isPaid(system.one, refunded)).toBe(false);

    expect((await payWith(system.other, refunded)).body.success).toBe(true);
    expect(await isPaid(system.one, refunded)).toBe(true);
    expect(await system.paymentsOf(refunded)).toMatchObject([
      { status: "refunded" },
      { status: "succeeded" },
    ]);

    const dispute = (type: string, status: string) =>
      sendWebhook(system.one, system.stripe.event(`charge.dispute.${type}`, chargeOf(disputed, { status })));
    await dispute("created", "needs_response");
    expect(await isPaid(system.one, disputed)).toBe(true);
    expect(await system.paymentsOf(disputed)).toMatchObject([{ dispute: "open" }]);
    await dispute("closed", "lost");
    await dispute("updated", "under_review");
    expect(await isPaid(system.one, disputed)).toBe(false);
    expect(await system.paymentsOf(disputed)).toMatchObject([{ status: "refunded", dispute: "lost" }]);
  });

  it("a charge that comes after a coupon has unlocked the report is given back by itself, once, and said so", async () => {
    const id = await submitTicked(system.one, { executiveEmail: "twice@example.com" });
    await payWith(system.one, id, "pm_card_chargeDeclined");
    await unlock(system.other, id);
    const { id: providerId } = system.stripe.intentOf(id);
    system.stripe.charge(providerId);
    system.stripe.behave({ mode: "cut" }, { path: /refunds/, times: 2 });
    const event = system.stripe.event("payment_intent.succeeded", system.stripe.intentOf(id));
    await race(5, (turn) => sendWebhook(system.servers.url(turn), event));
    await eventually(async () => {
      await system.servers.query(
        "UPDATE pgboss.job SET start_after = now() WHERE name = 'refund' AND state = 'retry'",
      );
      return (await system.paymentsOf(id))[0]?.status === "returned";
    });
    const refunded = system.stripe.event("charge.refunded", { payment_intent: providerId, refunded: true });
    expect((await sendWebhook(system.one, refunded)).status).toBe(200);
    expect(system.stripe.refunds()).toEqual([providerId]);
    expect(await system.paymentsOf(id)).toMatchObject([{ status: "returned" }]);
    expect(await isPaid(system.one, id)).toBe(true);
    const message = await eventually(async () =>
      system.resend.sent.find(({ key }) => key.startsWith("returned:")),
    );
    expect(message).toMatchObject({ to: "twice@example.com", subject: "We refunded your second payment" });
    expect(message.text).toContain(providerId);
    const said = await system.servers.query("SELECT action FROM audit_events WHERE target_id = $1", [id]);
    expect(said.filter(({ action }) => action === "payment_returned")).toHaveLength(1);
    expect(said.filter(({ action }) => action === "payment_refunded")).toHaveLength(0);
  });

  it("a refund that the customer's bank sends back later is given back no more, and the admins get one alert", async () => {
    const id = await submitTicked(system.one);
    await payWith(system.one, id);
    const { id: providerId } = system.stripe.intentOf(id);
    await sendWebhook(
      system.one,
      system.stripe.event("charge.refunded", { payment_intent: providerId, refunded: true }),
    );
    expect(await system.paymentsOf(id)).toMatchObject([{ status: "refunded" }]);
    const refund = { id: "re_late", payment_intent: providerId, status: "failed" };
    await sendWebhook(system.one, system.stripe.event("refund.updated", { ...refund, status: "pending" }));
    expect(await system.paymentsOf(id)).toMatchObject([{ status: "refunded" }]);
    const event = ["refund.failed", "refund.updated", "charge.refund.updated"].map((type) =>
      system.stripe.event(type, refund),
    );
    await Promise.all([...event, ...event].map((each, turn) => sendWebhook(system.servers.url(turn), each)));
    expect(await system.paymentsOf(id)).toMatchObject([{ status: "refund_failed" }]);
    expect(await isPaid(system.one, id)).toBe(false);
    const told = () =>
      system.resend.sent.filter(({ text }) => text.includes(providerId) && /bank did not take/.test(text));
    await eventually(async () => told().length > 0);
    await system.servers.waitForJobs();
    expect(told()).toMatchObject([{ to: "admin@example.com", subject: "A refund did not arrive" }]);
    const said = await system.servers.query("SELECT action FROM audit_events WHERE target_id = $1", [id]);
    expect(said.filter(({ action }) => action === "payment_refund_failed")).toHaveLength(1);
  });

  it("a payment that was begun in test mode ends when the key is a live one, and a coupon or another card works", async () => {
    const [withCard, withCoupon] = [await submitTicked(system.one), await submitTicked(system.one)];
    for (const id of [withCard, withCoupon]) await payWith(system.one, id, "pm_card_threeDSecure2Required");
    system.stripe.forgetAll();
    await unlock(system.other, withCoupon);
    expect((await payWith(system.other, withCard)).body).toMatchObject({ success: false });
    expect((await payWith(system.other, withCard)).body).toMatchObject({ success: true });
    expect(await system.paymentsOf(withCard)).toMatchObject([
      { status: "canceled" },
      { status: "succeeded" },
    ]);
    expect(await system.paymentsOf(withCoupon)).toMatchObject([{ status: "canceled" }]);
  });

  it("after all of it the payments are consistent, and no card, key or secret is in a log", async () => {
    expect(await inconsistencies(system)).toEqual({ unpaid: 0, locked: 0, due: 0, twice: 0 });
    const logs = system.servers.one.log() + system.servers.other.log();
    expect(logs).not.toMatch(/4539148803436467|sk_test_|whsec_|_secret_|re_test_|pm_card_|payer@example/);
  });
});
