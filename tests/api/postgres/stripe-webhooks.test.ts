import { call, race } from "@/tests/support/client";
import { eventually } from "@/tests/support/server";
import { inconsistencies, isPaid, openShopForTests, payWith, sendWebhook } from "@/tests/support/stripe-shop";
import { redeem, submit } from "@/tests/support/submission";
import { describeOnPostgres } from "@/tests/support/two-servers";

describeOnPostgres("what Stripe tells of a payment, with two servers", () => {
  const shop = openShopForTests();
  const alerts = async () => {
    const [row] = await shop.servers.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM audit_events WHERE action = 'payment_mismatched'",
    );
    return row?.count ?? 0;
  };

  it("a message that Stripe did not sign changes nothing (T44)", async () => {
    const id = await submit(shop.one);
    // Neither the response nor polling tells the product of the charge while this is tried.
    shop.stripe.behave({ mode: "hang", does: true }, { path: /payment_intents\/pi_/ });
    const waiting = payWith(shop.one, id);
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
    for (const each of forged) expect((await sendWebhook(shop.other, each)).status).toBe(400);
    expect(await isPaid(shop.other, id)).toBe(false);
    expect((await call(`${shop.other}/api/webhooks/stripe`)).status).toBe(405);
    const padding = " ".repeat(300 * 1024);
    const large = shop.stripe.event("customer.created", { id: "cus_1", padding });
    expect((await sendWebhook(shop.other, large)).status).toBe(200);
    shop.stripe.behave({ mode: "ok" });
    await waiting;
  });

  it("a success event before our own response, and a failure event after it, leave the report unlocked (T46)", async () => {
    const id = await submit(shop.one);
    const told = shop.stripe.atNext(/confirm/, () =>
      sendWebhook(shop.other, shop.stripe.event("payment_intent.succeeded", shop.stripe.intentOf(id))),
    );
    expect((await payWith(shop.one, id)).body.success).toBe(true);
    expect((await told).status).toBe(200);
    const intent = shop.stripe.intentOf(id);
    for (const type of ["payment_intent.payment_failed", "payment_intent.canceled", "some.thing.new"]) {
      expect((await sendWebhook(shop.one, shop.stripe.event(type, intent))).status).toBe(200);
    }
    expect(await isPaid(shop.one, id)).toBe(true);
    expect(await shop.receiptsOf(id)).toHaveLength(1);
  });

  it("a charge for another price, currency, assessment or payment unlocks nothing and is shown to the admins (T47)", async () => {
    const [mine, theirs] = [await submit(shop.one), await submit(shop.one)];
    await payWith(shop.one, mine);
    await payWith(shop.one, theirs, "pm_card_threeDSecure2Required");
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
      const response = await sendWebhook(shop.other, shop.stripe.event("payment_intent.succeeded", intent));
      expect(response.status).toBe(200);
    }
    expect(await isPaid(shop.one, theirs)).toBe(false);
    expect(await isPaid(shop.one, mine)).toBe(true);
    expect((await alerts()) - before).toBe(wrong.length);
  });

  it("a refund locks the report again, once; a dispute does so only when it is lost (T52)", async () => {
    const [refunded, disputed] = [await submit(shop.one), await submit(shop.one)];
    for (const id of [refunded, disputed]) await payWith(shop.one, id);
    const chargeOf = (id: string, some: object) => ({
      id: "ch_1",
      payment_intent: shop.stripe.intentOf(id).id,
      ...some,
    });
    await sendWebhook(
      shop.one,
      shop.stripe.event("charge.refunded", chargeOf(refunded, { refunded: false })),
    );
    expect(await isPaid(shop.one, refunded)).toBe(true);
    const refund = shop.stripe.event("charge.refunded", chargeOf(refunded, { refunded: true }));
    await race(5, (turn) => sendWebhook(shop.servers.url(turn), refund));
    expect(await isPaid(shop.one, refunded)).toBe(false);
    expect((await call(`${shop.one}/api/assessments/${refunded}/report`)).status).toBe(402);
    await sendWebhook(
      shop.one,
      shop.stripe.event("payment_intent.succeeded", shop.stripe.intentOf(refunded)),
    );
    expect(await isPaid(shop.one, refunded)).toBe(false);

    expect((await payWith(shop.other, refunded)).body.success).toBe(true);
    expect(await isPaid(shop.one, refunded)).toBe(true);
    expect(await shop.paymentsOf(refunded)).toMatchObject([{ status: "refunded" }, { status: "succeeded" }]);

    const dispute = (type: string, status: string) =>
      sendWebhook(shop.one, shop.stripe.event(`charge.dispute.${type}`, chargeOf(disputed, { status })));
    await dispute("created", "needs_response");
    expect(await isPaid(shop.one, disputed)).toBe(true);
    expect(await shop.paymentsOf(disputed)).toMatchObject([{ dispute: "open" }]);
    await dispute("closed", "lost");
    await dispute("updated", "under_review");
    expect(await isPaid(shop.one, disputed)).toBe(false);
    expect(await shop.paymentsOf(disputed)).toMatchObject([{ status: "refunded", dispute: "lost" }]);
  });

  it("a charge that comes after a coupon has unlocked the report is given back by itself, once, and said so", async () => {
    const id = await submit(shop.one, { executiveEmail: "twice@example.com" });
    await payWith(shop.one, id, "pm_card_chargeDeclined");
    expect((await redeem(shop.other, id)).status).toBe(200);
    const { id: providerId } = shop.stripe.intentOf(id);
    shop.stripe.charge(providerId);
    shop.stripe.behave({ mode: "cut" }, { path: /refunds/, times: 2 });
    const event = shop.stripe.event("payment_intent.succeeded", shop.stripe.intentOf(id));
    await race(5, (turn) => sendWebhook(shop.servers.url(turn), event));
    await eventually(async () => {
      await shop.servers.query(
        "UPDATE pgboss.job SET start_after = now() WHERE name = 'refund' AND state = 'retry'",
      );
      return (await shop.paymentsOf(id))[0]?.status === "returned";
    });
    const refunded = shop.stripe.event("charge.refunded", { payment_intent: providerId, refunded: true });
    expect((await sendWebhook(shop.one, refunded)).status).toBe(200);
    expect(shop.stripe.refunds()).toEqual([providerId]);
    expect(await shop.paymentsOf(id)).toMatchObject([{ status: "returned" }]);
    expect(await isPaid(shop.one, id)).toBe(true);
    const message = await eventually(async () =>
      shop.resend.sent.find(({ key }) => key.startsWith("returned:")),
    );
    expect(message).toMatchObject({ to: "twice@example.com", subject: "We refunded your second payment" });
    expect(message.text).toContain(providerId);
    const said = await shop.servers.query("SELECT action FROM audit_events WHERE target_id = $1", [id]);
    expect(said.filter(({ action }) => action === "payment_returned")).toHaveLength(1);
    expect(said.filter(({ action }) => action === "payment_refunded")).toHaveLength(0);
  });

  it("a refund that the customer's bank sends back later is given back no more, and the admins get one alert", async () => {
    const id = await submit(shop.one);
    await payWith(shop.one, id);
    const { id: providerId } = shop.stripe.intentOf(id);
    await sendWebhook(
      shop.one,
      shop.stripe.event("charge.refunded", { payment_intent: providerId, refunded: true }),
    );
    expect(await shop.paymentsOf(id)).toMatchObject([{ status: "refunded" }]);
    const refund = { id: "re_late", payment_intent: providerId, status: "failed" };
    await sendWebhook(shop.one, shop.stripe.event("refund.updated", { ...refund, status: "pending" }));
    expect(await shop.paymentsOf(id)).toMatchObject([{ status: "refunded" }]);
    const event = ["refund.failed", "refund.updated", "charge.refund.updated"].map((type) =>
      shop.stripe.event(type, refund),
    );
    await Promise.all([...event, ...event].map((each, turn) => sendWebhook(shop.servers.url(turn), each)));
    expect(await shop.paymentsOf(id)).toMatchObject([{ status: "refund_failed" }]);
    expect(await isPaid(shop.one, id)).toBe(false);
    const told = () =>
      shop.resend.sent.filter(({ text }) => text.includes(providerId) && /bank did not take/.test(text));
    await eventually(async () => told().length > 0);
    await shop.servers.waitForJobs();
    expect(told()).toMatchObject([{ to: "admin@example.com", subject: "A refund did not arrive" }]);
    const said = await shop.servers.query("SELECT action FROM audit_events WHERE target_id = $1", [id]);
    expect(said.filter(({ action }) => action === "payment_refund_failed")).toHaveLength(1);
  });

  it("a payment that was begun in test mode ends when the key is a live one, and a coupon or another card works", async () => {
    const [withCard, withCoupon] = [await submit(shop.one), await submit(shop.one)];
    for (const id of [withCard, withCoupon]) await payWith(shop.one, id, "pm_card_threeDSecure2Required");
    shop.stripe.forgetAll();
    expect((await redeem(shop.other, withCoupon)).status).toBe(200);
    expect((await payWith(shop.other, withCard)).body).toMatchObject({ success: false });
    expect((await payWith(shop.other, withCard)).body).toMatchObject({ success: true });
    expect(await shop.paymentsOf(withCard)).toMatchObject([{ status: "canceled" }, { status: "succeeded" }]);
    expect(await shop.paymentsOf(withCoupon)).toMatchObject([{ status: "canceled" }]);
  });

  it("after all of it the payments are consistent, and no card, key or secret is in a log", async () => {
    expect(await inconsistencies(shop)).toEqual({ unpaid: 0, locked: 0, due: 0, twice: 0 });
    const logs = shop.servers.one.log() + shop.servers.other.log();
    expect(logs).not.toMatch(/4539148803436467|sk_test_|whsec_|_secret_|re_test_|pm_card_|payer@example/);
  });
});
