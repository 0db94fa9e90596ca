import { randomUUID } from "node:crypto";
import type { Assessment } from "@/lib/domain/assessment/assessment";
import { publishCohort } from "@/lib/services/cohort/publish-cohort";
import { compare } from "@/lib/services/comparison/compare";
import { onBothDatabases } from "@/tests/support/both-databases";
import { comparing } from "@/tests/support/compare";

const DAY_MS = 86_400_000;

onBothDatabases(({ store, database, submit }) => {
  const cohortOf = async (code: string, floor = 8) =>
    store().cohorts.add({ name: "Spring", couponCodes: [code], floor, createdById: null });
  const join = async (couponCode: string, some: Partial<Assessment> = {}, counted = true) => {
    const executiveEmail = `ceo@${randomUUID()}.ca`;
    const { id } = await submit({ paymentStatus: "coupon_used", couponCode, executiveEmail, ...some });
    await store().consents.add({
      assessmentId: id,
      purpose: "comparison",
      granted: counted,
      wordingVersion: "test",
    });
    return id;
  };
  const many = async (count: number, code: string) => {
    for (let turn = 0; turn < count; turn += 1) await join(code);
  };
  const publish = (id: string) => publishCohort(comparing(database()), id);

  it("counts each firm once, by the codes of the cohort, without those left out or locked again", async () => {
    const code = randomUUID();
    const { id } = await cohortOf(code, 5);
    await many(5, code);
    await join(code, { executiveEmail: "one@twice.ca" });
    await join(code, { executiveEmail: "two@twice.ca" });
    await join(code, {}, false);
    await join(code, { paymentStatus: "refunded" });
    await join(randomUUID());
    expect(await publish(id)).toMatchObject({ n: 6 });
  });

  it("holds each publication against all before it, also one before the last", async () => {
    const code = randomUUID();
    const { id } = await cohortOf(code);
    const first = [];
    for (let turn = 0; turn < 10; turn += 1) first.push(await join(code));
    await publish(id);
    await many(5, code);
    const [, , , , , ...left] = first;
    expect(await publish(id)).toMatchObject({ n: 15 });
    for (const one of [...left.slice(0, 1)]) await store().assessments.remove(one);
    await expect(publish(id)).rejects.toMatchObject({ details: { reason: "too_similar" } });
    expect((await store().cohorts.find(id))?.snapshot).toMatchObject({
      figures: { n: 15 },
      publications: [{ length: 10 }, { length: 15 }],
    });
  });

  it("is set beside all firms only where what is left of them is none or eleven", async () => {
    await database().executeSql("DELETE FROM assessments; DELETE FROM comparison_publications");
    const code = randomUUID();
    const { id } = await cohortOf(code, 5);
    await many(9, code);
    await many(10, randomUUID());
    await compare(comparing(database()));
    expect((await publish(id)).all).toBeNull();
    await many(6, randomUUID());
    await compare(comparing(database(), new Date(Date.now() + 28 * DAY_MS)));
    const { id: again } = await cohortOf(code, 5);
    expect((await publish(again)).all).toMatchObject({ firms: 25 });
  });

  it("is read by the newest link alone, until that ends", async () => {
    const code = randomUUID();
    const { id } = await cohortOf(code, 5);
    const [now, later] = [new Date(), new Date(Date.now() + DAY_MS)];
    await store().cohorts.setLink(id, { tokenHash: "one", tokenExpiresAt: later });
    expect(await store().cohorts.findByToken("one", now)).toBeNull();
    await many(5, code);
    await publish(id);
    expect(await store().cohorts.findByToken("one", now)).toMatchObject({ id });
    expect(await store().cohorts.findByToken("one", later)).toBeNull();
    await store().cohorts.setLink(id, { tokenHash: "two", tokenExpiresAt: later });
    expect(await store().cohorts.findByToken("one", now)).toBeNull();
    await store().cohorts.setLink(id, null);
    expect(await store().cohorts.findByToken("two", now)).toBeNull();
  });
});
