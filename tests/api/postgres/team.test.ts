import { hashToken } from "@/lib/services/hash-token";
import { colleague } from "@/tests/fixtures/teams";
import { bearer, registerUser } from "@/tests/support/accounts";
import { call, race, retryOn503, statuses } from "@/tests/support/client";
import { eventually } from "@/tests/support/server";
import { submit, submitOwned, unlock } from "@/tests/support/submission";
import { askTeam, replyTo, teamTokenIn } from "@/tests/support/team";
import { describeOnPostgres, sharedTwoServers, type TwoServers } from "@/tests/support/two-servers";

describeOnPostgres("a team that is asked, on two servers", () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await sharedTwoServers();
  });
  afterAll(() => servers?.stop());

  const asked = async (expected: number) => {
    const id = await submit(servers.one.url);
    await unlock(servers.one.url, id);
    return { id, token: teamTokenIn((await askTeam(servers.one.url, id, expected)).body.url) };
  };
  const reply = (turn: number, token: string, key?: string) =>
    retryOn503(() => replyTo(servers.url(turn), token, colleague(), key));
  const view = async (id: string) => (await call(`${servers.one.url}/api/assessments/${id}/team`)).body;
  const kept = async (id: string) => {
    const [row] = await servers.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM team_replies r JOIN team_checks c ON c.id = r.team_check_id
       WHERE c.assessment_id = $1`,
      [id],
    );
    return row?.count;
  };
  const does = (turn: number, id: string, what: string) =>
    retryOn503(() =>
      call(`${servers.url(turn)}/api/assessments/${id}/team/${what}`, { method: "POST", body: {} }),
    );

  it("of twenty who answer at once twelve are taken; the thirteenth is refused, and no reply is left", async () => {
    const { id, token } = await asked(12);
    const responses = await race(20, (turn) => reply(turn, token));
    expect(statuses(responses)).toEqual({ 201: 12, 409: 8 });
    expect(await view(id)).toMatchObject({ status: "closed", answered: 12, result: { answered: 12 } });
    expect(await kept(id)).toBe(0);
  });

  it("the same answers sent ten times at once count once", async () => {
    const { id, token } = await asked(5);
    const key = crypto.randomUUID();
    expect(statuses(await race(10, (turn) => reply(turn, token, key)))).toEqual({ 200: 9, 201: 1 });
    expect((await view(id)).answered).toBe(1);
  });

  it("one team is asked, however often the leader asks at once", async () => {
    const id = await submit(servers.one.url);
    await unlock(servers.one.url, id);
    const responses = await race(6, (turn) => retryOn503(() => askTeam(servers.url(turn), id)));
    expect(statuses(responses)).toEqual({ 201: 1, 409: 5 });
  });

  it("a reply that races the closing is counted or refused, never lost and never left behind", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, token } = await asked(10);
      for (let turn = 0; turn < 4; turn += 1) await reply(turn, token);
      const [closed, ...replies] = await race(5, (turn) =>
        turn === 0 ? does(turn, id, "close") : reply(turn, token),
      );
      expect(closed?.status).toBe(200);
      const taken = replies.filter(({ status }) => status === 201).length;
      expect(replies.filter(({ status }) => status === 409)).toHaveLength(4 - taken);
      const { answered, result } = await view(id);
      expect([answered, result.answered]).toEqual([4 + taken, 4 + taken]);
      expect(await kept(id)).toBe(0);
    }
  });

  it("it is closed once and extended once, however many ask at once", async () => {
    const { id, token } = await asked(10);
    expect(statuses(await race(6, (turn) => does(turn, id, "extend")))).toEqual({ 200: 1, 409: 5 });
    for (let turn = 0; turn < 4; turn += 1) await reply(turn, token);
    expect(statuses(await race(6, (turn) => does(turn, id, "close")))).toEqual({ 200: 1, 409: 5 });
  });

  it("a copy of the database shows of three answers their number, and of none the token", async () => {
    const { id, token } = await asked(5);
    const telling = colleague({ posture: "championing", obstacle: "consensus", confidence: 9 });
    for (let turn = 0; turn < 3; turn += 1) await replyTo(servers.url(turn), token, telling);
    const rows = await servers.query(
      `SELECT r.* FROM team_replies r JOIN team_checks c ON c.id = r.team_check_id WHERE c.assessment_id = $1`,
      [id],
    );
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      expect(Object.keys(row).sort()).toEqual(["answers", "day", "id", "reply_key_hash", "team_check_id"]);
      expect(JSON.stringify(row)).not.toMatch(/championing|consensus|ai_policy|posture|confidence/);
    }
    expect(await servers.tablesWith(token)).toEqual([]);
    expect(await servers.tablesWith(hashToken(token))).toEqual(["public.team_checks"]);
    for (const { log } of [servers.one, servers.other]) expect(log()).not.toContain(token);
  });

  it("the audit log names the leader's acts and no colleague, also where the last one's answers close it", async () => {
    const { id, token } = await asked(4);
    for (let turn = 0; turn < 4; turn += 1) await reply(turn, token);
    const audit = await servers.query<{ action: string }>(
      "SELECT action, actor_kind, actor_id, address_hash, meta FROM audit_events WHERE target_id = $1",
      [id],
    );
    const ofTeam = audit.filter(({ action }) => action.startsWith("team_"));
    expect(ofTeam).toEqual([
      expect.objectContaining({ action: "team_check_made", meta: { expected: 4 } }),
      {
        action: "team_check_closed",
        actor_kind: "system",
        actor_id: null,
        address_hash: null,
        meta: { answered: 4 },
      },
    ]);
  });

  it("the owner's download has the status and the result, and no reply before or after", async () => {
    const { id, device } = await submitOwned(servers.one.url);
    await unlock(servers.one.url, id);
    const owner = await registerUser(servers.one, undefined, id, device);
    const token = teamTokenIn((await askTeam(servers.one.url, id, 4, bearer(owner))).body.url);
    const download = async () => {
      const { body, text } = await call(`${servers.one.url}/api/user/data`, { headers: bearer(owner) });
      return { text, check: body.assessments[0].teamCheck };
    };
    for (let turn = 0; turn < 3; turn += 1) await reply(turn, token);
    const before = await download();
    expect(before.check).toMatchObject({ status: "open", expected: 4, result: null });
    expect(before.text).not.toContain("replyKeyHash");
    expect(before.text).not.toContain("sealed:");
    await reply(3, token);
    const after = await download();
    expect(after.check).toMatchObject({ status: "closed", result: { answered: 4 } });
    expect(after.text).not.toContain(hashToken(token));
    expect(after.text).not.toContain("replyKeyHash");
  });

  it("a refund locks it, and deleting the assessment deletes it", async () => {
    const [refunded, erased] = [await asked(5), await asked(5)];
    for (const { token } of [refunded, erased]) await reply(0, token);
    await servers.query("UPDATE assessments SET payment_status = 'refunded' WHERE id = $1", [refunded.id]);
    await servers.query("DELETE FROM assessments WHERE id = $1", [erased.id]);
    for (const { token } of [refunded, erased]) {
      expect((await call(`${servers.other.url}/api/team/${token}`)).status).toBe(404);
      expect((await reply(1, token)).status).toBe(404);
    }
    expect((await call(`${servers.one.url}/api/assessments/${refunded.id}/team`)).status).toBe(402);
    expect(await kept(erased.id)).toBe(0);
  });

  it("after its days the clean-up closes what enough answered, leaves what too few did, and forgets that in time", async () => {
    const [enough, few, old] = [await asked(9), await asked(9), await asked(9)];
    for (let turn = 0; turn < 4; turn += 1) await reply(turn, enough.token);
    for (const { token } of [few, old]) for (let turn = 0; turn < 3; turn += 1) await reply(turn, token);
    const end = (id: string, days: number) =>
      servers.query(
        "UPDATE team_checks SET closes_at = now() - make_interval(days => $2) WHERE assessment_id = $1",
        [id, days],
      );
    await end(enough.id, 0);
    await end(few.id, 29);
    await end(old.id, 31);
    await servers.query("DELETE FROM pgboss.job WHERE name = 'cleanup'");
    await servers.one.kill();
    await servers.one.restart();
    await eventually(async () => (await view(enough.id)).status === "closed");
    await eventually(async () => (await kept(old.id)) === 0);
    expect(await kept(enough.id)).toBe(0);
    expect(await view(few.id)).toMatchObject({ status: "open", answered: 3, isOver: true });
    expect((await reply(0, few.token)).status).toBe(409);
    expect((await does(0, few.id, "extend")).status).toBe(200);
    expect((await reply(0, few.token)).status).toBe(201);
    expect((await does(1, few.id, "close")).status).toBe(200);
  });
});
