import { bearer, type Person, registerUser, signInAsAdmin } from "@/tests/support/accounts";
import { call, race, retryOn503, statuses } from "@/tests/support/client";
import { expectRefusal } from "@/tests/support/refusal";
import { eventually } from "@/tests/support/server";
import { submission, submitOwned, unlock } from "@/tests/support/submission";
import { describeOnPostgres, sharedTwoServers, type TwoServers } from "@/tests/support/two-servers";

const DAY_MS = 86_400_000;

describeOnPostgres("an assessment that is taken again, with two servers", () => {
  let servers: TwoServers;
  const at = (path: string, turn = 0) => `${servers.url(turn)}${path}`;
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

  /** An assessment of so many days ago, in an account of its own. */
  async function taken(days: number, isUnlocked = true): Promise<{ id: string; owner: Person }> {
    const { id, device } = await submitOwned(servers.one.url);
    if (isUnlocked) await unlock(servers.one.url, id);
    const owner = await registerUser(servers.one, undefined, id, device);
    await age(id, days);
    return { id, owner };
  }
  const age = (id: string, days: number) =>
    servers.query(
      "UPDATE assessments SET created_at = $2::timestamptz, paid_at = CASE WHEN paid_at IS NULL THEN NULL ELSE $2::timestamptz END WHERE id = $1",
      [id, daysAgo(days)],
    );
  const retake = (owner: Person, retakeOf: unknown, some: Record<string, unknown> = {}, turn = 0) =>
    call(at("/api/assessments", turn), {
      method: "POST",
      body: { ...submission(some), retakeOf },
      headers: bearer(owner),
    });
  const progress = (id: string, headers: Record<string, string> = {}) =>
    call(at(`/api/assessments/${id}/progress`), { headers });

  beforeAll(async () => {
    servers = await sharedTwoServers();
  });
  afterAll(() => servers?.stop());

  it("begins with the first step's answers for its owner alone, from the thirtieth day on", async () => {
    const { id, owner } = await taken(29);
    const read = (headers: Record<string, string> = {}) =>
      call(at(`/api/assessments/${id}/retake`), { headers });
    expectRefusal(await read(), 401);
    const early = await read(bearer(owner));
    expectRefusal(early, 409);
    expect(early.body.message).toMatch(/^You can take this assessment again from \w+ \d+, \d{4}\.$/);
    expectRefusal(await retake(owner, id), 409);
    await age(id, 31);
    expectRefusal(await read(bearer(await registerUser(servers.one))), 403);
    expectRefusal(await retake(await registerUser(servers.one), id), 403);
    const { status, body } = await read(bearer(owner));
    expect([status, body.included]).toEqual([200, true]);
    expect(body.company.companyName).toBe(submission().companyName);
    expect(JSON.stringify(body)).not.toContain("household");
    expectRefusal(await retake(owner, "not a UUID"), 400);
  });

  it("is included once within a year of unlocking, of however many that are sent at once", async () => {
    const { id, owner } = await taken(40);
    const sent = await race(20, (turn) => retryOn503(() => retake(owner, id, {}, turn)));
    expect(statuses(sent)).toEqual({ 201: 20 });
    const rows = await servers.query<{ status: string; included: boolean; code: string | null }>(
      `SELECT payment_status AS status, retake_included AS included, coupon_code AS code FROM assessments
       WHERE retake_of = $1 ORDER BY retake_included DESC`,
      [id],
    );
    expect(rows[0]).toEqual({ status: "coupon_used", included: true, code: "DEMO2025" });
    expect(rows.slice(1)).toEqual(Array(19).fill({ status: "pending", included: false, code: null }));
    const audited = await servers.query("SELECT 1 FROM audit_events WHERE action = 'retake_included'");
    expect(audited).toHaveLength(1);
  });

  it("is paid for like any other where the one before is locked, was itself included or was unlocked long ago", async () => {
    const unpaid = await taken(40, false);
    const first = await retake(unpaid.owner, unpaid.id);
    const old = await taken(400);
    const late = await retake(old.owner, old.id);
    const base = await taken(70);
    const included = await retake(base.owner, base.id);
    await age(included.body.assessmentId, 35);
    const again = await retake(base.owner, included.body.assessmentId);
    for (const { body } of [first, late, again])
      expectRefusal(await call(at(`/api/assessments/${body.assessmentId}/report`)), 402);
    expect((await call(at(`/api/assessments/${included.body.assessmentId}/report`))).status).toBe(200);
  });

  it("has given what it includes, also where that one was deleted", async () => {
    const { id, owner } = await taken(40);
    const { body } = await retake(owner, id);
    const admin = await signInAsAdmin(servers.one);
    const path = `/api/admin/assessments/${body.assessmentId}`;
    expect((await call(at(path), { method: "DELETE", headers: bearer(admin) })).status).toBe(200);
    expect((await call(at(`/api/assessments/${id}/retake`), { headers: bearer(owner) })).body.included).toBe(
      false,
    );
    const again = await retake(owner, id);
    expectRefusal(await call(at(`/api/assessments/${again.body.assessmentId}/report`)), 402);
  });

  it("is a lead with its points since the one before, found by a filter, exported by it and marked in the funnel", async () => {
    const admin = await signInAsAdmin(servers.one);
    const ask = (path: string) => call(at(`/api/admin/${path}`), { headers: bearer(admin) });
    const marked = async () => {
      const { counts } = (await ask("funnel?days=7")).body;
      const of = (step: string): number =>
        counts.find((each: { step: string }) => each.step === step)?.count ?? 0;
      return { retakes: of("retake"), submitted: of("submitted") };
    };
    const { id, owner } = await taken(40);
    const before = await marked();
    const { body } = await retake(owner, id, { aiConfidence: 10, orgPosture: "championing" });
    expect(await marked()).toEqual({ retakes: before.retakes + 1, submitted: before.submitted + 1 });
    await age(body.assessmentId, 1);
    const { scores } = (await progress(body.assessmentId, bearer(owner))).body;
    const listed = (await ask("assessments?kind=retake&sort=oldest")).body.assessments;
    const rows = new Map(listed.map((lead: { id: string }) => [lead.id, lead]));
    expect(rows.get(body.assessmentId)).toMatchObject({ retakePoints: scores[1].score - scores[0].score });
    expect(scores[1].score - scores[0].score).toBeGreaterThan(0);
    expect(rows.has(id)).toBe(false);
    const first = (await ask("assessments?kind=first&limit=200")).body.assessments;
    expect(first.find((lead: { id: string }) => lead.id === id)).toMatchObject({ retakePoints: null });
    const exported = (await ask("export?format=json&kind=retake")).body.data;
    expect(exported.map((row: { id: string }) => row.id).sort()).toEqual([...rows.keys()].sort());
    expectRefusal(await ask("assessments?kind=second"), 400);
  });

  it("keeps the family answers where the owner says so, without showing them", async () => {
    const { id, owner } = await taken(40);
    const kept = await retake(owner, id, { preparednessLevel: "fully", householdAiUse: ["travel"] });
    const [row] = await servers.query<{ level: string }>(
      "SELECT preparedness_level AS level FROM assessments WHERE id = $1",
      [kept.body.assessmentId],
    );
    expect(row?.level).toBe("fully");
    await age(kept.body.assessmentId, 31);
    const again = await call(at("/api/assessments"), {
      method: "POST",
      body: {
        ...submission({ preparednessLevel: "not_at_all" }),
        retakeOf: kept.body.assessmentId,
        keepFamily: true,
      },
      headers: bearer(owner),
    });
    const [after] = await servers.query<{ level: string }>(
      "SELECT preparedness_level AS level FROM assessments WHERE id = $1",
      [again.body.assessmentId],
    );
    expect(after?.level).toBe("fully");
  });

  it("shows its progress to its owner and to admins, along a chain of four, and survives the first one's end", async () => {
    const { id, owner } = await taken(200);
    const chain = [id];
    for (const days of [150, 100, 50]) {
      const { body } = await retake(owner, chain.at(-1), { orgAiElements: ["ai_policy"] });
      chain.push(body.assessmentId);
      await age(body.assessmentId, days);
    }
    const [, second, third, newest] = chain;
    expectRefusal(await progress(id, bearer(owner)), 404);
    expectRefusal(await progress(newest ?? ""), 403);
    expectRefusal(await progress(newest ?? "", bearer(owner)), 402);
    expect((await progress(third ?? "", bearer(owner))).body.scores).toHaveLength(3);
    const admin = await signInAsAdmin(servers.one);
    const seen = await progress(newest ?? "", bearer(admin));
    expect(seen.body.scores).toHaveLength(4);
    const own = await progress(second ?? "", bearer(owner));
    expect([own.status, own.body.scores.length]).toEqual([200, 2]);
    expect(own.body.headline).toMatch(/since/);
    await servers.query("DELETE FROM assessments WHERE id = $1", [id]);
    expectRefusal(await progress(second ?? "", bearer(owner)), 404);
    expect((await call(at(`/api/assessments/${second}`))).status).toBe(200);
  });

  it("is reminded of once on day 90, where its owner wants it, in two kills", async () => {
    const wanted = await taken(91);
    const withdrawn = await taken(91);
    const remind = (id: string, owner: Person, on: boolean) =>
      call(at(`/api/assessments/${id}/reminder`), { method: "PUT", body: { on }, headers: bearer(owner) });
    const { body } = await remind(wanted.id, wanted.owner, true);
    expect(Date.parse(body.remindAt)).toBeLessThanOrEqual(Date.now() + 60_000);
    await remind(withdrawn.id, withdrawn.owner, true);
    expect((await remind(withdrawn.id, withdrawn.owner, false)).body.remindAt).toBeNull();
    expectRefusal(await remind(wanted.id, withdrawn.owner, true), 403);
    await servers.query("DELETE FROM pgboss.job WHERE name = 'cleanup'");
    await servers.one.kill();
    await servers.one.restart();
    const reminders = () =>
      servers.query<{ about: string; status: string }>(
        "SELECT assessment_id::text AS about, status FROM emails WHERE template = 'retake-due'",
      );
    await eventually(async () => (await reminders()).length > 0);
    await servers.query("DELETE FROM pgboss.job WHERE name = 'cleanup'");
    await servers.other.kill();
    await servers.other.restart();
    await servers.waitForJobs();
    expect(await reminders()).toEqual([{ about: wanted.id, status: "sent" }]);
  });
});
