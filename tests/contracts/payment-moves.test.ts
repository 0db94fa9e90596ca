import { randomUUID } from "node:crypto";
import { PaymentState } from "@/lib/domain/payment/payment";
import { PAYMENT_MOVES } from "@/lib/services/payment/states";
import { withPostgres } from "@/tests/support/with-postgres";

const postgres = withPostgres();
const MOVES = Object.entries(PAYMENT_MOVES).filter(([, { from }]) => from.length > 0);
const CASES = MOVES.flatMap(([name, move]) => PaymentState.options.map((state) => ({ name, move, state })));

(postgres === null ? describe.skip : describe)("the ledger of payments", () => {
  const ledger = () => {
    if (postgres === null) throw new Error("There is no PostgreSQL.");
    return postgres.database().store.payments;
  };

  async function paymentIn(state: PaymentState, dispute: string | null = null): Promise<string> {
    const order = {
      assessmentId: randomUUID(),
      provider: "sandbox",
      amountCents: 4900,
      currency: "usd",
    } as const;
    const payment = await ledger().start(order, PAYMENT_MOVES.start, new Date());
    const id = payment?.id ?? "";
    const change = `UPDATE payments SET status = '${state}', dispute = ${dispute && `'${dispute}'`} WHERE id = '${id}'`;
    await postgres?.query(change);
    return id;
  }

  it.each(CASES)("makes the move $name from $state only where the table has it", async ({ move, state }) => {
    const id = await paymentIn(state);
    const isInTable = move.from.some((from) => from === state);
    expect(await ledger().move(id, move)).toBe(isInTable);
    expect((await ledger().find(id))?.status).toBe(isInTable ? move.to : state);
  });

  it("believes no failed refund of a charge that was lost in a dispute", async () => {
    const id = await paymentIn("refunded", "lost");
    expect(await ledger().move(id, PAYMENT_MOVES.failRefund)).toBe(false);
    expect(await ledger().move(await paymentIn("refunded", "won"), PAYMENT_MOVES.failRefund)).toBe(true);
  });

  it("takes up a declined payment for the same order, and no other", async () => {
    for (const state of PaymentState.options) {
      const payment = await ledger().find(await paymentIn(state));
      if (payment === null) throw new Error("There is no payment.");
      const { assessmentId, provider, amountCents, currency } = payment;
      const order = { assessmentId, provider, amountCents, currency };
      const again = await ledger().reopen(order, PAYMENT_MOVES.reopen, new Date());
      expect(again?.status).toBe(state === "declined" ? "processing" : undefined);
      expect(
        await ledger().reopen({ ...order, amountCents: 1 }, PAYMENT_MOVES.reopen, new Date()),
      ).toBeNull();
    }
  });
});
