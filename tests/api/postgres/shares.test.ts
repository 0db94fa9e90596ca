import { shareLinks } from "@/lib/data/store/share-links";
import { hashToken } from "@/lib/services/hash-token";
import { bearer, registerUser } from "@/tests/support/accounts";
import { call, race, retryOn503, statuses } from "@/tests/support/client";
import { dbOf } from "@/tests/support/context";
import { eventually } from "@/tests/support/server";
import { shareOf, tokenIn } from "@/tests/support/shares";
import { submit, submitOwned, unlock } from "@/tests/support/submission";
import { describeOnPostgres, sharedTwoServers, type TwoServers } from "@/tests/support/two-servers";

const SECOND = 1000;
const DAY = 86_400 * SECOND;

describeOnPostgres("links that share a report, on two servers", () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await sharedTwoServers();
  });
  afterAll(() => servers?.stop());

  const unlocked = async () => {
    const id = await submit(servers.one.url);
    await unlock(servers.one.url, id);
    await call(`${servers.one.url}/api/assessments/${id}/report`);
    return id;
  };
  const made = async (id: string, some: Record<string, unknown> = {}) => {
    const { body } = await shareOf(servers.one.url, id, some);
    return { id: body.id as string, token: tokenIn(body.url) };
  };
  const opened = async (token: string, turn = 0) => call(`${servers.url(turn)}/s/${token}`);

  it("eleven that are made at once are ten", async () => {
    const id = await unlocked();
    const responses = await race(11, (turn) =>
      retryOn503(() => shareOf(servers.url(turn), id, { label: `Link ${turn}` })),
    );
    expect(statuses(responses)).toEqual({ 201: 10, 409: 1 });
    const [{ live } = { live: 0 }] = await servers.query<{ live: number }>(
      "SELECT count(*)::int AS live FROM share_links WHERE assessment_id = $1",
      [id],
    );
    expect(live).toBe(10);
  });

  it("one works until its last moment and not in it, by the clock of the caller", async () => {
    const { token } = await made(await unlocked(), { days: 7 });
    const tokenHash = hashToken(token);
    const [{ expires_at: end } = { expires_at: new Date(0) }] = await servers.query<{ expires_at: Date }>(
      "SELECT expires_at FROM share_links WHERE token_hash = $1",
      [tokenHash],
    );
    // The product's own statement, asked at any moment: no test can wait for one millisecond.
    const db = dbOf({ $queryRaw: (parts, ...values) => ask(parts, values) });
    const ask = (parts: TemplateStringsArray, values: unknown[]) =>
      servers.query(
        parts.reduce((text, part, at) => `${text}$${at}${part}`),
        values,
      );
    const liveAt = (ms: number) => shareLinks(db).findLive(tokenHash, new Date(ms));
    expect(await liveAt(end.getTime() - 1)).not.toBeNull();
    expect(await liveAt(end.getTime())).toBeNull();
    expect(await liveAt(end.getTime() + 1)).toBeNull();
    await servers.query("UPDATE share_links SET expires_at = now() WHERE token_hash = $1", [tokenHash]);
    for (const turn of [0, 1]) expect((await opened(token, turn)).status).toBe(404);
  });

  it("one that is ended while files of it are drawn gives whole files or none, and none from then on", async () => {
    const id = await unlocked();
    const { id: share, token } = await made(id);
    const file = (turn: number) => fetch(`${servers.url(turn)}/api/shared/${token}/report.pdf`);
    const rendered = race(4, async (turn) => {
      const response = await file(turn);
      return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()).toString("latin1") };
    });
    const ended = await call(`${servers.other.url}/api/assessments/${id}/shares/${share}`, {
      method: "DELETE",
    });
    expect(ended.status).toBe(200);
    const after = await race(2, async (turn) => file(turn));
    expect(after.map(({ status }) => status)).toEqual([404, 404]);
    for (const { status, bytes } of await rendered) {
      if (status === 200) expect(bytes.trimEnd().endsWith("%%EOF")).toBe(true);
      else expect(status).toBe(404);
    }
  });

  it("one ends with a refund, and with the assessment itself", async () => {
    const [refunded, erased] = [await unlocked(), await unlocked()];
    const [one, other] = [await made(refunded), await made(erased)];
    await servers.query("UPDATE assessments SET payment_status = 'refunded' WHERE id = $1", [refunded]);
    await servers.query("DELETE FROM assessments WHERE id = $1", [erased]);
    for (const { token } of [one, other]) {
      for (const turn of [0, 1]) {
        expect((await opened(token, turn)).status).toBe(404);
        expect((await fetch(`${servers.url(turn)}/api/shared/${token}/report.pdf`)).status).toBe(404);
      }
    }
    expect((await shareOf(servers.one.url, refunded)).status).toBe(402);
    expect(await servers.query("SELECT 1 FROM share_links WHERE assessment_id = $1", [erased])).toEqual([]);
  });

  it("one has the interview where that was asked for, and only there", async () => {
    const id = await unlocked();
    await servers.query(
      `INSERT INTO interviews (id, assessment_id, interview_id, transcript_summary)
       VALUES (gen_random_uuid(), $1, 'call-of-the-test', 'Quotes wait for the estimator on vacation.')`,
      [id],
    );
    const [without, having] = [await made(id), await made(id, { withInterview: true })];
    expect((await opened(without.token)).text).not.toContain("Deeper Dive Interview Insights");
    expect((await opened(having.token)).text).toContain("Deeper Dive Interview Insights");
    expect((await opened(without.token, 1)).text).not.toContain("estimator on vacation");
  });

  it("the database has its hash alone, the owner's own data neither, and the log no token", async () => {
    const { id, device } = await submitOwned(servers.one.url);
    await unlock(servers.one.url, id);
    const owner = await registerUser(servers.one, undefined, id, device);
    const { body } = await shareOf(servers.one.url, id, { label: "For the auditor" }, bearer(owner));
    const token = tokenIn(body.url);
    await opened(token);
    expect(await servers.tablesWith(token)).toEqual([]);
    expect(await servers.tablesWith(hashToken(token))).toEqual(["public.share_links"]);
    const data = await call(`${servers.one.url}/api/user/data`, { headers: bearer(owner) });
    expect(data.text).toContain("For the auditor");
    expect(data.text).not.toContain(hashToken(token));
    expect(data.text).not.toContain(token);
    for (const { log } of [servers.one, servers.other]) expect(log()).not.toContain(token);
    const audit = await servers.query("SELECT action, meta FROM audit_events WHERE target_id = $1", [id]);
    expect(audit).toContainEqual({
      action: "share_made",
      meta: { share: body.id, days: 30, withInterview: false, withTeam: false },
    });
  });

  it("what ended three months ago is forgotten; what works, and what ended since, is kept", async () => {
    const id = await unlocked();
    const [old, revoked, recent, live] = [await made(id), await made(id), await made(id), await made(id)];
    const ago = (days: number) => new Date(Date.now() - days * DAY);
    const set = (column: string, share: { id: string }, when: Date) =>
      servers.query(`UPDATE share_links SET ${column} = $2 WHERE id = $1`, [share.id, when]);
    await set("expires_at", old, ago(91));
    await set("revoked_at", revoked, ago(91));
    await set("revoked_at", recent, ago(89));
    const kept = async () =>
      (await servers.query<{ id: string }>("SELECT id FROM share_links WHERE assessment_id = $1", [id])).map(
        (row) => row.id,
      );
    await servers.query("DELETE FROM pgboss.job WHERE name = 'cleanup'");
    await servers.one.kill();
    await servers.one.restart();
    await eventually(async () => (await kept()).length === 2);
    expect((await kept()).sort()).toEqual([recent.id, live.id].sort());
  });
});
