import { randomUUID } from "node:crypto";
import { isoDay } from "@/lib/domain/dates";
import { type LeadFilter, NO_FILTER } from "@/lib/domain/lead/filter";
import { onBothDatabases } from "@/tests/support/both-databases";

const now = new Date();

onBothDatabases(({ store, database, submit }) => {
  const email = () => `${randomUUID()}@example.com`;
  const patch = (id: string, data: object) => database().prisma.assessment.update({ where: { id }, data });
  const read = (id: string) => database().prisma.assessment.findUniqueOrThrow({ where: { id } });
  const plan = (filter: Partial<LeadFilter>) => store().leads.planSearch({ ...NO_FILTER, ...filter });
  const list = async (filter: Partial<LeadFilter>, sort: "newest" | "call-first" = "newest") => {
    const found = await plan(filter);
    const rows = await store().leads.list(found, { sort, page: 1, limit: 200 });
    expect(await store().leads.count(found)).toBe(rows.length);
    return rows;
  };
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).sort();
  /** Two of one person in an industry of their own, the second merged into the first. */
  const pair = async () => {
    const companyIndustry = `industry ${randomUUID()}`;
    const executiveEmail = email();
    const one = await submit({ companyIndustry, executiveEmail, companyName: `One ${companyIndustry}` });
    const two = await submit({ companyIndustry, executiveEmail, companyName: `Two ${companyIndustry}` });
    await store().leadMerges.merge([two.id], one.id);
    return { one, two, companyIndustry };
  };
  const inIndustry = (companyIndustry: string, more: Partial<LeadFilter> = {}) => ({
    ...more,
    // The list's own type knows the questionnaire's industries alone.
    ...Object.fromEntries([["industry", companyIndustry]]),
  });

  it("a merged lead has a row of its own where it is asked for, and is counted with all submissions", async () => {
    const before = await store().leads.countAll();
    const { one, two, companyIndustry } = await pair();
    const [row, ...others] = await list(inIndustry(companyIndustry));
    expect(others).toEqual([]);
    expect(row).toMatchObject({ id: one.id, mergedInto: null, mergedCount: 1 });
    const found = await list({ q: companyIndustry });
    expect(ids(found)).toEqual(ids([one, two]));
    expect(found.find(({ id }) => id === two.id)).toMatchObject({
      mergedInto: { id: one.id, companyName: one.companyName, createdAt: one.createdAt },
      mergedCount: 0,
    });
    expect(ids(await list(inIndustry(companyIndustry, { kind: "merged" })))).toEqual([two.id]);
    expect(ids(await list({ ids: `${one.id},${two.id}` }))).toEqual(ids([one, two]));
    const after = await store().leads.countAll();
    expect(after).toEqual({ ...before, total: before.total + 2, merged: before.merged + 1 });
    const summary = await store().exports.summary({ ...NO_FILTER, ...inIndustry(companyIndustry) });
    expect(summary.totalAssessments).toBe(2);
    await store().leadMerges.separate(two.id);
    expect(ids(await list(inIndustry(companyIndustry)))).toEqual(ids([one, two]));
    expect((await store().leads.countAll()).merged).toBe(before.merged);
  });

  it("what came by a coupon, a campaign or on a day is listed whole, as the figures that lead there count it", async () => {
    const { two } = await pair();
    const couponCode = `CODE-${randomUUID()}`.toUpperCase();
    await patch(two.id, {
      couponCode,
      paymentStatus: "coupon_used",
      paidAt: new Date("2019-05-06T20:00:00Z"),
    });
    expect(ids(await list({ coupon: couponCode }))).toEqual([two.id]);
    expect(ids(await list({ unlocked: "2019-05-06" }))).toEqual([two.id]);
    expect((await store().today.unlocked("2019-05-06")).count).toBe(1);
  });

  it("merged into what is merged, all are of the one that is kept; nothing is merged into what is merged", async () => {
    const executiveEmail = email();
    const [a, b, c, d] = [
      await submit({ executiveEmail }),
      await submit({ executiveEmail }),
      await submit({ executiveEmail }),
      await submit({ executiveEmail }),
    ];
    await store().leadMerges.merge([b.id], a.id);
    await store().leadMerges.merge([a.id, c.id], d.id);
    for (const { id } of [a, b, c]) expect((await read(id)).mergedIntoId).toBe(d.id);
    expect((await read(d.id)).mergedIntoId).toBeNull();
    await expect(store().leadMerges.merge([d.id], d.id)).resolves.toBeUndefined();
    await expect(patch(d.id, { mergedIntoId: d.id })).rejects.toThrow();
    const rows = await store().leadMerges.lock(b.id, [c.id]);
    expect(ids(rows)).toEqual(ids([b, c, d]));
    expect(new Set(rows.map((row) => row.email))).toEqual(new Set([executiveEmail]));
    expect(await store().leadMerges.findKept(b.id)).toMatchObject({ id: d.id });
    expect(await store().leadMerges.findKept(d.id)).toBeNull();
  });

  it("each merge and separation counts as a change, also the one that a deletion makes", async () => {
    const { one, two } = await pair();
    expect((await read(two.id)).leadVersion).toBe(1);
    await store().assessments.remove(one.id);
    expect(await read(two.id)).toMatchObject({ leadVersion: 2, mergedIntoId: null });
  });

  it("a call that waits, waits with the kept lead: merged, asked for later, separated, deleted", async () => {
    const { one, two, companyIndustry } = await pair();
    const since = async (id: string) => (await read(id)).callWaitingSince;
    const ask = (assessmentId: string) => store().calls.add({ assessmentId, phoneNumber: "+16045550142" });
    const first = await ask(two.id);
    expect([await since(one.id), await since(two.id)]).toEqual([first.createdAt, null]);
    expect(ids(await list(inIndustry(companyIndustry, { call: "waiting" })))).toEqual([one.id]);
    expect(ids(await list(inIndustry(companyIndustry, { call: "requested" })))).toEqual([one.id]);
    const [row] = await list(inIndustry(companyIndustry), "call-first");
    expect(row).toMatchObject({ id: one.id, callRequest: { state: "waiting" } });
    expect(await store().calls.listOf(one.id)).toMatchObject([{ id: first.id }]);
    expect(await store().calls.listOf(two.id)).toMatchObject([{ id: first.id }]);

    await store().leadMerges.separate(two.id);
    expect([await since(one.id), await since(two.id)]).toEqual([null, first.createdAt]);
    const own = await ask(one.id);
    await store().leadMerges.merge([two.id], one.id);
    expect([await since(one.id), await since(two.id)]).toEqual([first.createdAt, null]);
    await store().calls.change(first.id, { state: "reached", handledById: null, handledAt: now });
    expect(await since(one.id)).toEqual(own.createdAt);
    await store().calls.change(own.id, { state: "done", handledById: null, handledAt: now });
    await ask(two.id);
    await store().assessments.remove(two.id);
    expect(await since(one.id)).toBeNull();

    const again = await pair();
    const waiting = await ask(again.two.id);
    await store().assessments.remove(again.one.id);
    expect(await since(again.two.id)).toEqual(waiting.createdAt);
    const third = await submit({ executiveEmail: again.two.executiveEmail });
    await store().leadMerges.merge([again.two.id], third.id);
    const fourth = await submit({ executiveEmail: again.two.executiveEmail });
    await store().leadMerges.merge([third.id], fourth.id);
    expect([await since(again.two.id), await since(third.id), await since(fourth.id)]).toEqual([
      null,
      null,
      waiting.createdAt,
    ]);
  });

  it("is in none of today's figures and reminds no one; the kept one is and does", async () => {
    const added = await store().users.add({ email: email(), password: "x", fullname: "An Admin" });
    const userId = added?.id ?? "";
    const past = "2020-03-05";
    const count = () => store().today.count({ userId, since: null, day: isoDay(now) });
    const before = await count();
    const { one, two } = await pair();
    const due = { leadScore: 9, leadOwnerId: userId, nextActionOn: new Date(past) };
    await patch(two.id, due);
    await patch(one.id, { leadScore: 9 });
    const merged = await count();
    expect({
      fresh: merged.newSinceLastVisit - before.newSinceLastVisit,
      starred: merged.starredWithoutOwner - before.starredWithoutOwner,
      due: merged.followUpsDue - before.followUpsDue,
      mine: merged.mine,
    }).toEqual({ fresh: 1, starred: 1, due: 0, mine: 0 });
    expect(await store().leads.takeDueFollowUp(past)).toBeNull();
    await store().leadMerges.separate(two.id);
    expect(await count()).toMatchObject({ followUpsDue: before.followUpsDue + 1, mine: 1 });
    expect(await store().leads.takeDueFollowUp(past)).toEqual({ id: two.id, ownerId: userId, day: past });
  });

  it("the kept lead's notes and activity are those of its merged ones too, each with its origin", async () => {
    const { one, two } = await pair();
    const note = (assessmentId: string, text: string) =>
      store().leads.addNote({ assessmentId, authorId: null, text });
    await note(one.id, "To the one");
    expect(await note(two.id, "To the other")).toMatchObject({ from: null });
    const call = await store().calls.add({ assessmentId: two.id, phoneNumber: "+16045550142" });
    await store().audit.add({
      actorKind: "system",
      action: "call_handled",
      targetKind: "call",
      targetId: call.id,
      outcome: "done",
      meta: {},
    });
    const from = { id: two.id, companyName: two.companyName, createdAt: two.createdAt };
    const notes = (await store().leads.findWork(one.id))?.notes ?? [];
    expect(new Map(notes.map((each) => [each.text, each.from]))).toEqual(
      new Map([
        ["To the one", null],
        ["To the other", from],
      ]),
    );
    expect((await store().leads.findWork(two.id))?.notes).toMatchObject([
      { text: "To the other", from: null },
    ]);
    const activity = await store().leadActivity.list(one.id);
    const kinds = activity.map((each) => `${each.kind} ${each.from === null ? "own" : "merged"}`);
    expect(kinds.sort()).toEqual([
      "audit merged",
      "call merged",
      "note merged",
      "note own",
      "submitted merged",
      "submitted own",
    ]);
    expect(activity.find((each) => each.kind === "call")?.from).toEqual(from);
    expect((await store().leadActivity.list(two.id)).every((each) => each.from === null)).toBe(true);
    expect(await store().leadActivity.sameEmail(one.id)).toMatchObject([
      { id: two.id, mergedIntoId: one.id, version: 1 },
    ]);
  });

  it("all of one person are kept as long as any of them, and go one after the other", async () => {
    const [old, before] = [new Date("2019-01-01T00:00:00Z"), new Date("2019-06-01T00:00:00Z")];
    const { one, two } = await pair();
    const third = await submit({ executiveEmail: one.executiveEmail, createdAt: old });
    await store().leadMerges.merge([third.id], one.id);
    await patch(two.id, { createdAt: old });
    const outdated = async () => {
      const all = await store().assessments.listOutdated(before, 1000);
      return [one, two, third].filter(({ id }) => all.includes(id));
    };
    expect(await outdated()).toEqual([]);
    expect(await store().assessments.addNameless(two.id, before)).toBe(false);
    await patch(one.id, { createdAt: old });
    expect(await outdated()).toEqual([one, two, third]);
    for (const [lead, change, back] of [
      [one, { leadStatus: "contacted" }, { leadStatus: "new" }],
      [two, { paymentStatus: "paid" }, { paymentStatus: "pending" }],
    ] as const) {
      await patch(lead.id, change);
      expect(await outdated()).toEqual([]);
      await patch(lead.id, back);
    }
    expect(await store().assessments.addNameless(one.id, before)).toBe(true);
    await store().assessments.remove(one.id);
    expect(await outdated()).toEqual([two, third]);
  });

  it("invented leads are beside invented ones alone", async () => {
    const executiveEmail = email();
    const real = await submit({ executiveEmail });
    const sample = await submit({ executiveEmail });
    await patch(sample.id, { isSample: true });
    expect(await store().leadActivity.sameEmail(real.id)).toEqual([]);
    expect(await store().leadActivity.sameEmail(sample.id)).toEqual([]);
  });
});
