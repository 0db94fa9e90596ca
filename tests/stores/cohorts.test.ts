import { randomUUID } from "node:crypto";
import type { Assessment } from "@/lib/domain/assessment/assessment";
import { publishCohort } from "@/lib/services/cohort/publish-cohort";
import { compare } from "@/lib/services/comparison/compare";
import { onBothDatabases } from "@/tests/support/both-databases";
import { comparing } from "@/tests/support/compare";

const DAY_MS = 86_400_000;
const BOTH = { name: "Both", floor: 8, createdById: null };

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
    expect((await store().cohorts.find(id))?.snapshot).toMatchObject({ figures: { n: 15 } });
  });

  it("holds each publication against those of other cohorts, and of ones that were deleted", async () => {
    const [code, more] = [randomUUID(), randomUUID()];
    const { id } = await cohortOf(code);
    await many(8, code);
    await publish(id);
    await join(more);
    const both = await store().cohorts.add({ ...BOTH, couponCodes: [code, more] });
    await expect(publish(both.id)).rejects.toMatchObject({ details: { reason: "too_similar" } });
    await store().cohorts.remove(id);
    await expect(publish(both.id)).rejects.toMatchObject({ details: { reason: "too_similar" } });
    expect(await publish((await cohortOf(code)).id)).toMatchObject({ n: 8 });
    await many(4, more);
    expect(await publish(both.id)).toMatchObject({ n: 13 });
  });

  it("is not published where two others taken from it would leave a few firms", async () => {
    const codes = [randomUUID(), randomUUID(), randomUUID()];
    for (const code of codes.slice(0, 2)) {
      await many(8, code);
      await publish((await cohortOf(code)).id);
    }
    for (const code of codes.slice(2)) await many(2, code);
    const all = await store().cohorts.add({ ...BOTH, couponCodes: codes });
    await expect(publish(all.id)).rejects.toMatchObject({ details: { reason: "too_similar" } });
    expect(
      await publish((await store().cohorts.add({ ...BOTH, couponCodes: codes.slice(0, 2) })).id),
    ).toMatchObject({ n: 16 });
  });

  it("counts a firm that answers again as one that differs, not as one that left and one that came", async () => {
    const code = randomUUID();
    const { id } = await cohortOf(code);
    const addresses = Array.from({ length: 8 }, () => `ceo@${randomUUID()}.ca`);
    for (const executiveEmail of addresses) await join(code, { executiveEmail });
    await publish(id);
    for (const executiveEmail of addresses.slice(0, 3)) await join(code, { executiveEmail });
    await expect(publish(id)).rejects.toMatchObject({ details: { reason: "too_similar" } });
    for (const executiveEmail of addresses.slice(3, 5)) await join(code, { executiveEmail });
    expect(await publish(id)).toMatchObject({ n: 8 });
  });

  it("leaves out a firm that said so with an assessment of another code", async () => {
    const code = randomUUID();
    const { id } = await cohortOf(code);
    await many(7, code);
    await join(code, { executiveEmail: "one@left-later.ca" });
    await join(randomUUID(), { executiveEmail: "two@left-later.ca" }, false);
    await expect(publish(id)).rejects.toMatchObject({ details: { reason: "too_few" } });
    await join(code, { executiveEmail: "one@left-later.ca" });
    expect(await publish(id)).toMatchObject({ n: 8 });
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

  it("is never refused because of figures of the pool, which wait for the evening and stay apart from its report", async () => {
    await database().executeSql("DELETE FROM assessments; DELETE FROM comparison_publications");
    const code = randomUUID();
    const { id } = await cohortOf(code);
    await many(11, code);
    await join(randomUUID());
    const publishPool = () => compare(comparing(database()));
    await publishPool();
    expect(await store().comparisons.listPublications()).toEqual([]);
    expect(await publish(id)).toMatchObject({ n: 11, all: null });
    await publishPool();
    expect(await store().comparisons.listPublications()).toEqual([]);
    await many(4, randomUUID());
    await publishPool();
    expect((await store().comparisons.listPublications()).find(({ cell }) => cell === "all")?.n).toBe(16);
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
