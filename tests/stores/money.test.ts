import { randomUUID } from "node:crypto";
import { storeOf as storeIn } from "@/lib/data/store/store";
import { PAYMENT_MOVES } from "@/lib/services/payment/states";
import { onBothDatabases } from "@/tests/support/both-databases";

const HOUR_MS = 3_600_000;
const soon = () => new Date(Date.now() + HOUR_MS);
const past = () => new Date(Date.now() - HOUR_MS);

onBothDatabases(({ store, database, submit }) => {
  const order = (assessmentId: string) => ({
    assessmentId,
    provider: "sandbox" as const,
    amountCents: 4900,
    currency: "usd",
  });
  const started = async () => {
    const { id } = await submit();
    const payment = await store().payments.start(order(id), PAYMENT_MOVES.start, past());
    if (payment === null) throw new Error("It was not started.");
    return { id, payment };
  };

  describe("coupons", () => {
    it("are used as often as they may be, however many ask at once", async () => {
      await store().coupons.addOnce({ code: "FIVE", maxUses: 5, expiresAt: null });
      const used = await Promise.all(Array.from({ length: 12 }, () => store().coupons.use("FIVE")));
      expect(used.filter(Boolean)).toHaveLength(5);
    });

    it("are of no use once switched off, expired, or unknown", async () => {
      await store().coupons.addOnce({ code: "OLD", maxUses: null, expiresAt: past() });
      const off = await store().coupons.add({
        code: "OFF",
        description: null,
        maxUses: null,
        expiresAt: null,
      });
      await store().coupons.change(off?.id ?? "", { isActive: false });
      for (const code of ["OLD", "OFF", "NEVER"]) expect(await store().coupons.use(code)).toBe(false);
    });

    it("are there once for each code, and an existing one stays as it is", async () => {
      const first = await store().coupons.add({
        code: "ONCE",
        description: null,
        maxUses: 1,
        expiresAt: null,
      });
      expect(
        await store().coupons.add({ code: "ONCE", description: null, maxUses: 9, expiresAt: null }),
      ).toBeNull();
      await store().coupons.addOnce({ code: "ONCE", maxUses: 9, expiresAt: null });
      expect(await store().coupons.lock(first?.id ?? "")).toMatchObject({ code: "ONCE", maxUses: 1 });
      expect(await store().coupons.hasAll(["ONCE", "ONCE"])).toBe(true);
      expect(await store().coupons.hasAll(["ONCE", "NEVER"])).toBe(false);
      expect((await store().coupons.list()).filter(({ code }) => code === "ONCE")).toHaveLength(1);
    });
  });

  describe("payments", () => {
    it("one is under way for an assessment, however many start at once", async () => {
      const { id } = await submit();
      const payments = await Promise.all(
        Array.from({ length: 8 }, () => store().payments.start(order(id), PAYMENT_MOVES.start, soon())),
      );
      expect(payments.filter((payment) => payment !== null)).toHaveLength(1);
      expect((await store().payments.findLive(id))?.id).toBe(payments.find((each) => each !== null)?.id);
    });

    it("one is leased to one caller, and again only when the lease has ended or was given back", async () => {
      const { payment } = await started();
      const leases = await Promise.all(
        Array.from({ length: 8 }, () => store().payments.lease(payment.id, new Date(), soon())),
      );
      expect(leases.filter((lease) => lease !== null)).toHaveLength(1);
      await store().payments.release(payment.id);
      expect(await store().payments.lease(payment.id, new Date(), soon())).toMatchObject({ attempt: 3 });
    });

    it("the provider's id is taken from the try that is under way alone", async () => {
      const { payment } = await started();
      const next = await store().payments.lease(payment.id, new Date(), soon());
      expect(await store().payments.attachProviderId(payment, "pi_late")).toBe(false);
      const providerId = `pi_${payment.id}`;
      expect(next && (await store().payments.attachProviderId(next, providerId))).toBe(true);
      expect((await store().payments.findByProviderId(providerId))?.id).toBe(payment.id);
      expect((await store().payments.find(payment.id))?.providerId).toBe(providerId);
    });

    it("a declined one is opened again, a charged one is not, and a charge is written down once", async () => {
      const { id, payment } = await started();
      expect(await store().payments.move(payment.id, PAYMENT_MOVES.decline)).toBe(true);
      expect(await store().payments.move(payment.id, PAYMENT_MOVES.cancel)).toBe(false);
      expect(await store().payments.reopen(order(id), PAYMENT_MOVES.reopen, soon())).toMatchObject({
        id: payment.id,
        attempt: 2,
      });
      expect(await store().payments.reopen(order(id), PAYMENT_MOVES.reopen, soon())).toBeNull();
      const charge = () => store().payments.move(payment.id, PAYMENT_MOVES.succeed, `pi_${payment.id}`);
      expect((await Promise.all([charge(), charge(), charge()])).filter(Boolean)).toHaveLength(1);
      expect(await store().payments.start(order(id), PAYMENT_MOVES.start, soon())).toBeNull();
    });

    it("a refund is written down once, and a dispute that is decided stays decided", async () => {
      const { id, payment } = await started();
      await store().payments.move(payment.id, PAYMENT_MOVES.owe, `pi_${payment.id}`);
      const window = { since: past(), before: soon() };
      expect(await store().payments.listStranded("refund_due", window)).toContain(payment.id);
      const returned = await Promise.all(
        [1, 2, 3].map(() => store().payments.move(payment.id, PAYMENT_MOVES.giveBack)),
      );
      expect(returned.filter(Boolean)).toHaveLength(1);
      await store().payments.move(payment.id, PAYMENT_MOVES.refund);
      expect((await store().payments.find(payment.id))?.status).toBe("returned");
      await store().payments.markDisputed(payment.id, "lost");
      await store().payments.markDisputed(payment.id, "open");
      await store().payments.move(payment.id, PAYMENT_MOVES.failRefund);
      expect(await store().payments.listOf(id)).toMatchObject([{ status: "returned", dispute: "lost" }]);
    });

    it("those whose end is unknown are found, the longest unknown first", async () => {
      const [one, other] = [await started(), await started()];
      const found = (await store().payments.listUnsettled(soon())).map(({ id }) => id);
      expect(found.indexOf(one.payment.id)).toBeLessThan(found.indexOf(other.payment.id));
      expect(await store().payments.listUnsettled(past())).toEqual([]);
    });
  });

  describe("unlocking", () => {
    it("is undone by the refund of the very charge that unlocked it", async () => {
      const { id } = await submit();
      await store().assessments.unlockByPayment(id, "pi_mine", new Date());
      await store().assessments.lockAgain(id, "pi_another");
      expect((await store().assessments.find(id))?.paymentStatus).toBe("paid");
      await store().assessments.lockAgain(id, "pi_mine");
      expect((await store().assessments.find(id))?.paymentStatus).toBe("refunded");
    });

    it("waits for the lock, so that of a coupon and a card at once one comes after the other", async () => {
      const { id } = await submit();
      const unlock = (work: "coupon" | "card") =>
        database().transaction(async (tx) => {
          const rows = await tx.$queryRaw<{ status: string }[]>`
            SELECT payment_status AS status FROM assessments WHERE id = ${id}::uuid FOR UPDATE`;
          if (rows[0]?.status !== "pending") return false;
          const paymentStatus = work === "coupon" ? "coupon_used" : "paid";
          await tx.assessment.update({ where: { id }, data: { paymentStatus } });
          return true;
        });
      const done = await Promise.all([unlock("coupon"), unlock("card"), unlock("coupon"), unlock("card")]);
      expect(done.filter(Boolean)).toHaveLength(1);
    });

    it("is rolled back with its transaction", async () => {
      const { id } = await submit();
      const failing = database().transaction(async (tx) => {
        await tx.assessment.update({ where: { id }, data: { paymentStatus: "paid" } });
        throw new Error("on purpose");
      });
      await expect(failing).rejects.toThrow("on purpose");
      expect(await store().assessments.lock(id)).toMatchObject({ paymentStatus: "pending" });
    });
  });

  describe("what vendors send and are sent", () => {
    it("counts once for each message, and a delivery once for each event", async () => {
      const eventId = randomUUID();
      const claims = [1, 2, 3, 4].map(() => store().webhookReceipts.claim("stripe", eventId));
      expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
      expect(await store().webhookReceipts.claim("voice", eventId)).toBe(true);
      const { id } = await submit();
      const delivery = await store().webhookDeliveries.add("assessment.submitted", id);
      expect(await store().webhookDeliveries.add("assessment.submitted", id)).toBeNull();
      await store().webhookDeliveries.noteTry(delivery ?? "", "200", new Date());
      expect(await store().webhookDeliveries.find(delivery ?? "")).toMatchObject({ status: "delivered" });
      expect(await store().webhookDeliveries.open(delivery ?? "")).toBe(true);
      expect((await store().webhookDeliveries.list()).map((each) => each.id)).toContain(delivery);
    });

    it("many refusals at once are one alert, which is told once", async () => {
      const refusal = { part: "writer", vendor: "claude", reason: randomUUID() } as const;
      const raised = await Promise.all([1, 2, 3, 4].map(() => store().vendorAlerts.raise(refusal)));
      expect(new Set(raised.map(({ id }) => id)).size).toBe(1);
      expect(raised.filter(({ isDue }) => isDue)).toHaveLength(1);
      await store().vendorAlerts.heal("writer", "claude");
      expect(await store().vendorAlerts.find(raised[0]?.id ?? "")).not.toBeNull();
      expect((await store().vendorAlerts.listSince(soon())).map(({ id }) => id)).not.toContain(raised[0]?.id);
    });

    it("a model's calls stop at the budget, however many ask at once", async () => {
      const { id } = await submit();
      const begin = () =>
        database().transaction((tx) =>
          storeIn(tx).modelCalls.begin(
            { assessmentId: id, piece: "report", model: "m", promptVersion: "p" },
            { callsPerAssessment: 3, callsPerDay: 1000 },
          ),
        );
      const begun = await Promise.all(Array.from({ length: 8 }, begin));
      expect(begun.filter((call) => call !== null)).toHaveLength(3);
      expect(await store().modelCalls.costsOf(id)).toMatchObject([{ piece: "report", calls: 3 }]);
    });
  });

  it("a limit lets through as many as it holds, and one more for each that is given back", async () => {
    const bucket = { key: randomUUID(), capacity: 4, refillPerSecond: 0 };
    const taken = await Promise.all(Array.from({ length: 9 }, () => store().limits.take(bucket)));
    expect(taken.filter(Boolean)).toHaveLength(4);
    expect(await store().limits.hasRoom(bucket)).toBe(false);
    await store().limits.giveBack(bucket);
    expect(await store().limits.hasRoom(bucket)).toBe(true);
    expect([await store().limits.take(bucket), await store().limits.take(bucket)]).toEqual([true, false]);
    await store().limits.forgetBefore(soon());
    expect(await store().limits.take(bucket)).toBe(true);
  });
});
