import { call, race, retryOn503 } from "@/tests/support/client";
import { BUSY_MS, eventually } from "@/tests/support/server";
import { inconsistencies, isPaid, payWith, stripeSystem } from "@/tests/support/stripe-system";
import { redeem, submitTicked, unlock } from "@/tests/support/submission";
import { describeOnPostgres } from "@/tests/support/two-servers";

describeOnPostgres("card payment through Stripe, with two servers", () => {
  const system = stripeSystem();
  const usedCount = async () => {
    const [row] = await system.servers.query<{ used: number }>(
      "SELECT used_count AS used FROM coupon_codes WHERE code = 'DEMO2025'",
    );
    return row?.used ?? 0;
  };

  it("a good card unlocks the report, and the receipt goes out once", async () => {
    const id = await submitTicked(system.one, {
      executiveEmail: "payer@example.com",
      companyName: "Halden Creek Joinery",
    });
    const response = await payWith(system.one, id);
    expect(response).toMatchObject({ status: 200, body: { success: true, message: "Payment Successful!" } });
    expect(await isPaid(system.other, id)).toBe(true);
    const receipt = await eventually(async () =>
      system.resend.sent.find(({ key }) => key.startsWith("receipt:")),
    );
    expect(receipt).toMatchObject({
      to: "payer@example.com",
      subject: "Receipt for your AI readiness report",
    });
    expect(receipt.text.replace(/\u2060/g, "")).toMatch(/Halden Creek Joinery[\s\S]*US\$49\.00/);
    expect(receipt.text).toContain(response.body.paymentId);
    expect(await system.receiptsOf(id)).toHaveLength(1);
  });

  it("a declined card says why, and another one pays (402)", async () => {
    const id = await submitTicked(system.one);
    const declined = await payWith(system.one, id, "pm_card_chargeDeclinedInsufficientFunds");
    expect(declined).toMatchObject({
      status: 402,
      body: { success: false, message: "Your card has insufficient funds." },
    });
    expect(await isPaid(system.one, id)).toBe(false);
    expect((await payWith(system.other, id)).body.success).toBe(true);
    expect(system.stripe.charges()).toBe(1);
    expect(await system.paymentsOf(id)).toMatchObject([{ status: "succeeded" }]);
  });

  it("card numbers and other amounts are refused before Stripe is asked (T40, T49)", async () => {
    const id = await submitTicked(system.one);
    const send = (body: object) =>
      call(`${system.one}/api/process-payment`, { body: { assessmentId: id, ...body } });
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
    expect(system.stripe.calls).toEqual([]);
  });

  it("twenty submits at once, and one more later, are one charge and one answer (T41)", async () => {
    const id = await submitTicked(system.one);
    system.stripe.behave({ mode: "slow", ms: 700 }, { path: /confirm/ });
    // A server that renders PDFs meanwhile may answer 503 for a retry.
    const responses = await race(20, (turn) => retryOn503(() => payWith(system.servers.url(turn), id)));
    responses.push(await retryOn503(() => payWith(system.other, id)));
    expect(responses.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual([]);
    const { id: intent } = system.stripe.intentOf(id);
    expect(new Set(responses.map(({ body }) => body.paymentId))).toEqual(new Set([intent]));
    expect(system.stripe.charges()).toBe(1);
    expect(await system.paymentsOf(id)).toEqual([
      { status: "succeeded", provider_id: intent, dispute: null },
    ]);
  });

  it("a coupon and a card at once never both take (T42)", async () => {
    for (let round = 0; round < 12; round += 1) {
      const [used, charged] = [await usedCount(), system.stripe.charges()];
      const id = await submitTicked(system.one);
      // Either may be told that it is not decided yet and to try again, and a person does.
      const answers = await Promise.all([
        retryOn503(() => payWith(system.one, id)),
        retryOn503(() => redeem(system.other, id)),
      ]);
      for (const { status } of answers) expect([200, 409]).toContain(status);
      const taken = (await usedCount()) - used + (system.stripe.charges() - charged);
      expect(taken).toBe(1);
      expect(await isPaid(system.one, id)).toBe(true);
    }
  });

  it("a bank that asks the customer is waited for; then the same press succeeds", async () => {
    const id = await submitTicked(system.one);
    const asked = await payWith(system.one, id, "pm_card_threeDSecure2Required");
    expect(asked).toMatchObject({ status: 200, body: { success: false, requiresAction: true } });
    const intent = system.stripe.intentOf(id);
    expect(asked.body.clientSecret).toBe(intent.client_secret);
    expect(await isPaid(system.one, id)).toBe(false);
    system.stripe.authenticate(intent.id, true);
    expect((await payWith(system.other, id, "pm_card_threeDSecure2Required")).body.success).toBe(true);
    expect(system.stripe.charges()).toBe(1);
  });

  it("a customer who says no to the bank can use another card, or a coupon", async () => {
    const [card, another, coupon] = [
      await submitTicked(system.one),
      await submitTicked(system.one),
      await submitTicked(system.one),
    ];
    for (const id of [card, another, coupon]) await payWith(system.one, id, "pm_card_threeDSecure2Required");
    system.stripe.authenticate(system.stripe.intentOf(card).id, false);
    expect((await payWith(system.one, card, "pm_card_threeDSecure2Required")).status).toBe(402);
    expect((await payWith(system.one, card)).body.success).toBe(true);
    system.stripe.authenticate(system.stripe.intentOf(another).id, false);
    expect((await payWith(system.one, another)).body.success).toBe(true);
    await unlock(system.other, coupon);
    expect(system.stripe.intentOf(coupon).status).toBe("canceled");
    expect(system.stripe.charges()).toBe(2);
  });

  it("while Stripe hangs, the answer comes in time and says that it is not known yet; the charge is found later (T51)", async () => {
    const id = await submitTicked(system.one);
    system.stripe.behave({ mode: "hang", does: true }, { path: /confirm$/, times: 1 });
    system.stripe.behave({ mode: "hang", does: false }, { path: /payment_intents\/pi_\w+$/, times: 1 });
    // A server that is too busy even to begin answers 503 as well, with another code: a person tries again.
    const response = await eventually(async () => {
      const started = Date.now();
      const pressed = await payWith(system.one, id);
      expect(Date.now() - started).toBeLessThan(25_000 + BUSY_MS);
      return pressed.status === 503 && pressed.body.code !== "payment_pending" ? null : pressed;
    });
    expect(response).toMatchObject({ status: 503, body: { success: false, code: "payment_pending" } });
    expect(response.body.message).toContain("still being confirmed");
    expect(await isPaid(system.one, id)).toBe(false);
    expect((await redeem(system.one, id)).status).not.toBe(500);
    expect((await retryOn503(() => payWith(system.other, id))).body.success).toBe(true);
    expect(system.stripe.charges()).toBe(1);
  });

  it("while Stripe is down no card is charged, and a coupon still unlocks", async () => {
    const id = await submitTicked(system.one);
    system.stripe.behave({ mode: "refuse", status: 500, body: { error: { type: "api_error" } } });
    expect((await payWith(system.one, id)).status).toBe(503);
    await unlock(system.one, id);
    expect(system.stripe.charges()).toBe(0);
  });

  it("after all of it the payments are consistent, and no card, key or secret is in a log", async () => {
    expect(await inconsistencies(system)).toEqual({ unpaid: 0, locked: 0, due: 0, twice: 0 });
    const logs = system.servers.one.log() + system.servers.other.log();
    expect(logs).not.toMatch(/4539148803436467|sk_test_|whsec_|_secret_|re_test_|pm_card_|payer@example/);
  });
});
