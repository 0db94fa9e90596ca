import { Client } from "pg";
import { call, race, statuses, untilKnown } from "@/tests/support/client";
import { eventually, pause } from "@/tests/support/server";
import { isPaid, openStripeShop, payWith, type StripeShop, tell } from "@/tests/support/stripe-shop";
import { submit } from "@/tests/support/submission";
import { describeOnPostgres } from "@/tests/support/two-servers";

jest.setTimeout(180_000);

const CONFIRM = /confirm$/;

describeOnPostgres("between the charge and the ledger, with two servers", () => {
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

  const confirmIsAsked = () =>
    eventually(async () => shop.stripe.calls.some(({ path }) => CONFIRM.test(path)));
  const news = (id: string) => shop.stripe.event("payment_intent.succeeded", shop.stripe.intentOf(id));
  const countOf = async (statement: string, id: string) => (await shop.servers.query(statement, [id])).length;

  /** Once paid, whatever came before: one charge, one row, one receipt, one report. */
  async function expectPaidOnce(id: string): Promise<void> {
    await eventually(() => isPaid(other, id), 30_000);
    expect(shop.stripe.charges()).toBe(1);
    const live = "SELECT 1 FROM payments WHERE assessment_id = $1 AND status = 'succeeded'";
    expect(await countOf(live, id)).toBe(1);
    const receipt = "SELECT 1 FROM emails WHERE assessment_id = $1 AND template = 'receipt'";
    expect(await countOf(receipt, id)).toBe(1);
    const paid = "SELECT 1 FROM audit_events WHERE target_id = $1 AND action = 'payment_succeeded'";
    expect(await countOf(paid, id)).toBe(1);
    await eventually(async () => (await call(`${other}/api/assessments/${id}/report`)).status === 200);
  }

  /** Each is written, in this order, by the transaction that follows a charge. */
  const WRITTEN = ["assessments", "payments", "audit_events", "pgboss.job", "funnel_events", "emails"];
  it.each(WRITTEN)(
    "killed while %s is being written, nothing of it is there; Stripe's message then settles all of it once (T43)",
    async (table) => {
      const id = await submit(other);
      const blocker = new Client({ connectionString: shop.servers.one.databaseUrl ?? undefined });
      await blocker.connect();
      shop.stripe.behave({ mode: "slow", ms: 700 }, { path: CONFIRM, times: 1 });
      const answer = payWith(one, id).catch(() => null);
      await confirmIsAsked();
      await blocker.query(`BEGIN; LOCK TABLE ${table} IN EXCLUSIVE MODE`);
      await eventually(async () => shop.stripe.charges() === 1);
      await eventually(async () => {
        const { rows } = await blocker.query(
          "SELECT 1 FROM pg_locks WHERE relation = $1::regclass AND NOT granted",
          [table],
        );
        return rows.length > 0;
      });
      await pause(200);
      await shop.servers.one.kill();
      await answer;
      await blocker.query("ROLLBACK");
      await blocker.end();
      expect(await isPaid(other, id)).toBe(false);
      expect(statuses(await race(5, () => tell(other, news(id))))).toEqual({ 200: 5 });
      await shop.servers.one.restart();
      await expectPaidOnce(id);
    },
  );

  it("killed between the announcement and the charge, nothing is charged until the next press (T43)", async () => {
    const id = await submit(other);
    shop.stripe.behave({ mode: "hang", does: false }, { path: CONFIRM, times: 1 });
    const answer = payWith(one, id).catch(() => null);
    await confirmIsAsked();
    await shop.servers.one.kill();
    await answer;
    await shop.servers.one.restart();
    expect(shop.stripe.charges()).toBe(0);
    await eventually(async () => (await payWith(other, id)).body.success === true, 60_000);
    await expectPaidOnce(id);
  });

  it("killed between the ledger and the answer, the next press says that it is paid (T43)", async () => {
    const id = await submit(other);
    const answer = payWith(one, id).catch(() => null);
    await eventually(() => isPaid(other, id));
    await shop.servers.one.kill();
    await answer;
    const again = await payWith(other, id);
    expect(again).toMatchObject({
      status: 200,
      body: { success: true, paymentId: shop.stripe.intentOf(id).id },
    });
    await shop.servers.one.restart();
    await tell(one, news(id));
    await expectPaidOnce(id);
  });

  it("twenty submits at once whose answers get lost, each pressed again until it is known, charge once (T41)", async () => {
    const id = await submit(one);
    shop.stripe.behave({ mode: "cut" }, { path: CONFIRM, times: 3 });
    const answers = await race(20, (turn) =>
      untilKnown((press) => payWith(shop.servers.url(turn + press), id)),
    );
    expect(statuses(answers)).toEqual({ 200: 20 });
    expect(new Set(answers.map(({ body }) => body.paymentId)).size).toBe(1);
    await expectPaidOnce(id);
  });
});
