import { randomUUID } from "node:crypto";
import type { Assessment } from "@/lib/domain/assessment/assessment";
import { isoDay } from "@/lib/domain/dates";
import { CALL_REASONS, callReason } from "@/lib/domain/lead/call-reason";
import { type LeadFilter, NO_FILTER } from "@/lib/domain/lead/filter";
import { startOfDay } from "@/lib/domain/local-time";
import { answersOfAFirm, onBothDatabases } from "@/tests/support/both-databases";

const now = new Date();
const today = isoDay(now);
const day = (later: number) => isoDay(startOfDay(today, later));
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const STAGES = ["new", "contacted", "won"] as const;

onBothDatabases(({ store, database, submit }) => {
  const admin = async () => {
    const email = `${randomUUID()}@example.com`;
    const added = await store().users.add({ email, password: "x", fullname: "An Admin" });
    if (added === null) throw new Error("It was not added.");
    return added.id;
  };
  const patch = (id: string, data: object) => database().prisma.assessment.update({ where: { id }, data });
  const list = async (filter: Partial<LeadFilter>, limit = 100, page = 1) =>
    store().leads.list(await store().leads.planSearch({ ...NO_FILTER, ...filter }), {
      sort: "call-first",
      page,
      limit,
    });

  describe("the order in which to call", () => {
    it("is the order of the reasons that the rows give, and of each kind's own time", async () => {
      const word = `First ${randomUUID()}`;
      const ownerId = await admin();
      let count = 0;
      for (const stage of STAGES)
        for (const next of [null, day(-1), day(2)])
          for (const opened of [null, ago(count)])
            for (const leadScore of [4, 8]) {
              count += 1;
              const { id } = await submit({
                companyName: word,
                leadScore,
                paymentStatus: count % 3 ? "paid" : "pending",
              });
              await patch(id, {
                leadStatus: stage,
                leadOwnerId: count % 4 === 0 ? ownerId : null,
                nextActionOn: next && new Date(next),
                reportOpenedAt: opened,
                createdAt: ago(count * 3),
              });
              if (count % 7 === 0) await store().calls.add({ assessmentId: id, phoneNumber: "+16045550142" });
            }
      const rows = await list({ q: word });
      expect(rows).toHaveLength(count);
      const kinds = rows.map((row) => CALL_REASONS.indexOf(callReason(row, now)));
      expect(kinds).toEqual([...kinds].sort((one, other) => one - other));
      expect(new Set(kinds).size).toBe(CALL_REASONS.length);
      const isDue = ({ nextActionOn, leadStatus }: (typeof rows)[number]) =>
        nextActionOn !== null && nextActionOn <= today && !["won", "lost"].includes(leadStatus);
      expect(await list({ q: word, need: "follow-up" })).toEqual(rows.filter(isDue));
      const read = rows
        .filter((row) => callReason(row, now) === "read")
        .map((row) => Number(row.reportOpenedAt));
      expect(read).toEqual([...read].sort((one, other) => other - one));
      for (const status of [undefined, ...STAGES])
        for (const owner of [undefined, "none", ownerId])
          for (const call of [undefined, "waiting"] as const) {
            const fit = rows.filter(
              (row) =>
                (status === undefined || row.leadStatus === status) &&
                (owner === undefined || (row.leadOwnerId ?? "none") === owner) &&
                (call === undefined || row.callWaitingSince !== null),
            );
            expect(await list({ q: word, status, owner, call })).toEqual(fit);
            expect((await list({ q: word, status, owner, call }, 2)).slice(0, 2)).toEqual(fit.slice(0, 2));
          }
      const paged = [];
      for (let page = 1; page <= Math.ceil(count / 10); page += 1)
        paged.push(...(await list({ q: word }, 10, page)).slice(0, 10));
      expect(paged.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    });

    it("follows a call request: waiting since the first one, until none waits any more", async () => {
      const { id } = await submit();
      const since = async () =>
        (await database().prisma.assessment.findUniqueOrThrow({ where: { id } })).callWaitingSince;
      expect(await since()).toBeNull();
      const first = await store().calls.add({ assessmentId: id, phoneNumber: "+16045550142" });
      const second = await store().calls.add({ assessmentId: id, phoneNumber: "+16045550143" });
      expect(await since()).toEqual(first.createdAt);
      await store().calls.change(first.id, { state: "reached", handledById: null, handledAt: now });
      expect(await since()).toEqual(second.createdAt);
      await store().calls.markHeld(second.id, randomUUID(), now);
      expect(await since()).toBeNull();
    });
  });

  describe("today", () => {
    it("counts what its links list", async () => {
      const userId = await admin();
      const before = await store().today.count({ userId, since: ago(1), day: today });
      const lead = async (data: Partial<Assessment>, more: object = {}) => {
        const { id } = await submit(data);
        await patch(id, more);
        return id;
      };
      await lead({ leadScore: 9 });
      await lead({ leadScore: 9 }, { leadStatus: "lost" });
      await lead({ leadScore: 2 }, { nextActionOn: new Date(today), leadOwnerId: userId });
      await lead({ leadScore: 2 }, { nextActionOn: new Date(day(1)), createdAt: ago(5) });
      const asked = await lead({ leadScore: 2 });
      await store().calls.add({ assessmentId: asked, phoneNumber: "+16045550142" });
      const after = await store().today.count({ userId, since: ago(1), day: today });
      expect({
        calls: after.callRequests.count - before.callRequests.count,
        fresh: after.newSinceLastVisit - before.newSinceLastVisit,
        starred: after.starredWithoutOwner - before.starredWithoutOwner,
        due: after.followUpsDue - before.followUpsDue,
        mine: after.mine,
      }).toEqual({ calls: 1, fresh: 4, starred: 1, due: 1, mine: 1 });
      const count = async (filter: Partial<LeadFilter>) =>
        store().leads.count(await store().leads.planSearch({ ...NO_FILTER, ...filter }));
      expect(await count({ call: "waiting" })).toBe(after.callRequests.count);
      expect(await count({ after: ago(1).toISOString() })).toBe(after.newSinceLastVisit);
      expect(await count({ need: "starred" })).toBe(after.starredWithoutOwner);
      expect(await count({ need: "follow-up" })).toBe(after.followUpsDue);
      expect(await count({ owner: userId })).toBe(after.mine);
      const scores = { aiReadinessScore: 40, leadScore: 3, leadQualified: false, submissionKey: null };
      await store().assessments.add({ answers: answersOfAFirm(), ...scores, isSample: true });
      const first = await store().today.count({ userId, since: null, day: today });
      expect(await count({})).toBe(first.newSinceLastVisit);
      const weeks = await store().today.weeks(new Date());
      expect(weeks).toHaveLength(12);
      const listed = await count({ after: new Date(Date.now() - 7 * 86_400_000).toISOString() });
      // The sample is in the list, and as in the totals beside the weeks not in them.
      expect(weeks[11]?.total).toBe(listed - 1);
    });

    it("says when the visit before ended, and a look within hours is the same visit", async () => {
      const userId = await admin();
      expect(await store().today.visit(userId, ago(30))).toBeNull();
      expect(await store().today.visit(userId, ago(29))).toBeNull();
      expect(await store().today.visit(userId, ago(3))).toEqual(ago(29));
      expect(await store().today.visit(userId, ago(2))).toEqual(ago(29));
    });

    it("sums what was unlocked on a day", async () => {
      const past = "2020-03-05";
      const paidAt = startOfDay(past);
      await submit({ paymentStatus: "coupon_used", paidAt });
      await submit({ paymentStatus: "refunded", paidAt });
      const { id } = await submit({ paymentStatus: "paid", paidAt });
      const payment = { assessmentId: id, provider: "test", amountCents: 4900, currency: "usd" };
      await database().prisma.payment.create({ data: { ...payment, status: "succeeded" } });
      await database().prisma.payment.create({ data: { ...payment, status: "declined" } });
      expect(await store().today.unlocked(past)).toEqual({ count: 2, amountInCents: 4900 });
      expect(await store().today.unlocked("2020-03-04")).toEqual({ count: 0, amountInCents: 0 });
    });
  });

  it("a follow-up reminds its owner once a day that is set, and none that is closed or owned by no one", async () => {
    const ownerId = await admin();
    const past = "2020-03-05";
    const { id } = await submit();
    await store().leads.changeWork(id, { nextActionOn: past });
    expect(await store().leads.takeDueFollowUp(past)).toBeNull();
    await store().leads.changeWork(id, { leadOwnerId: ownerId });
    expect(await store().leads.takeDueFollowUp("2020-03-04")).toBeNull();
    expect(await store().leads.takeDueFollowUp(past)).toEqual({ id, ownerId, day: past });
    expect(await store().leads.takeDueFollowUp(past)).toBeNull();
    await store().leads.changeWork(id, { nextActionOn: "2020-03-04" });
    await store().leads.changeWork(id, { leadStatus: "lost" });
    expect(await store().leads.takeDueFollowUp(past)).toBeNull();
    expect((await store().leads.findWork(id))?.nextActionOn).toBe("2020-03-04");
  });

  it("a download of the PDF is written down once a day for each way, and of what was deleted it is not", async () => {
    const { id } = await submit();
    const [at, later] = [new Date("2026-11-18T20:00:00Z"), new Date("2026-11-18T21:00:00Z")];
    await store().downloads.note(id, "owner", { day: "2026-11-18", at });
    await store().downloads.note(id, "owner", { day: "2026-11-18", at: later });
    await store().downloads.note(id, "share", { day: "2026-11-18", at: later });
    await store().downloads.note(randomUUID(), "link", { day: "2026-11-18", at });
    const activity = await store().leadActivity.list(id);
    expect(
      activity.filter(({ kind }) => kind === "downloaded").map((one) => ({ at: one.at, what: one.what })),
    ).toEqual([
      { at: later, what: "share" },
      { at, what: "owner" },
    ]);
    const { downloads } = await store().heldData.readEverything(id);
    expect(downloads.map(({ by }) => by).sort()).toEqual(["owner", "share"]);
  });

  it("views are kept up to a number, and outlive the admin who saved them", async () => {
    const createdById = await admin();
    const held = (await store().savedViews.list()).length;
    const view = { name: "Makers", query: "industry=manufacturing", createdById };
    const saved = await store().savedViews.add(view, held + 1);
    expect(saved).toMatchObject({ name: "Makers", createdBy: expect.stringContaining("@") });
    expect(await store().savedViews.add(view, held + 1)).toBeNull();
    await database().prisma.user.delete({ where: { id: createdById } });
    const id = saved?.id ?? "";
    expect(await store().savedViews.change(id, { name: "Shops" })).toMatchObject({
      name: "Shops",
      createdBy: null,
    });
    expect(await store().savedViews.remove(id)).toBe(true);
    expect(await store().savedViews.remove(id)).toBe(false);
  });
});
