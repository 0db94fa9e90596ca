import { storeOf } from "@/lib/data/store/store";
import { withPostgres } from "@/tests/support/with-postgres";

const postgres = withPostgres();
const REFUSAL = { part: "email", vendor: "resend", reason: "401" } as const;

(postgres === null ? describe.skip : describe)("alerts about vendors that refuse us", () => {
  const raise = (refusal: Parameters<ReturnType<typeof alerts>["raise"]>[0] = REFUSAL) =>
    postgres?.database().transaction((tx) => storeOf(tx).vendorAlerts.raise(refusal));
  const alerts = () => {
    if (postgres === null) throw new Error("There is no PostgreSQL.");
    return postgres.database().store.vendorAlerts;
  };
  const listed = () => alerts().listSince(new Date(0));
  const hoursLater = (hours: number) =>
    postgres?.query(
      `UPDATE vendor_alerts SET told_at = told_at - make_interval(hours => ${hours}),
       last_at = last_at - make_interval(hours => ${hours})`,
    );

  beforeEach(() => postgres?.query("DELETE FROM vendor_alerts"));

  it("of many refusals at once, one alerts, and all are counted", async () => {
    const raised = await Promise.all(Array.from({ length: 12 }, () => raise()));
    expect(raised.filter((one) => one?.isDue)).toHaveLength(1);
    expect(await listed()).toMatchObject([{ ...REFUSAL, count: 12, healedAt: null }]);
  });

  it("what still goes on after a day alerts again, once", async () => {
    await raise();
    await hoursLater(23);
    expect((await raise())?.isDue).toBe(false);
    await hoursLater(2);
    expect((await raise())?.isDue).toBe(true);
    expect((await raise())?.isDue).toBe(false);
  });

  it("healed and refused again, it is a new alert, and sent unless the last one was within the hour", async () => {
    await raise();
    await alerts().heal("email", "resend");
    expect((await raise())?.isDue).toBe(false);
    await alerts().heal("email", "resend");
    await hoursLater(2);
    expect((await raise())?.isDue).toBe(true);
    expect((await listed()).filter(({ healedAt }) => healedAt === null)).toHaveLength(1);
    expect(await listed()).toHaveLength(3);
  });

  it("one part's success heals no other's alert, and another reason is an alert of its own", async () => {
    await raise();
    await raise({ ...REFUSAL, reason: "403" });
    await raise({ part: "writer", vendor: "claude", reason: "401" });
    await alerts().heal("email", "resend");
    const open = (await listed()).filter(({ healedAt }) => healedAt === null);
    expect(open).toMatchObject([{ part: "writer" }]);
  });

  it("old ones are forgotten once they have healed, and never while they go on", async () => {
    await raise();
    await raise({ part: "voice", vendor: "retell", reason: "404" });
    await alerts().heal("email", "resend");
    await alerts().forgetBefore(new Date(Date.now() + 1000));
    expect(await listed()).toMatchObject([{ part: "voice" }]);
  });
});
