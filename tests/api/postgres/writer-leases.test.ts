import { REPORT_GENERATING, REPORT_IN_WRITING, REPORT_MISSING } from "@/lib/domain/report/messages";
import { call, retryOn503 } from "@/tests/support/client";
import { mails } from "@/tests/support/outbox";
import { BUSY_MS, eventually, pause } from "@/tests/support/server";
import { FAULTS } from "@/tests/support/stand-ins/anthropic";
import { redeem, submitTicked } from "@/tests/support/submission";
import { describeOnPostgres } from "@/tests/support/two-servers";
import { withClaude } from "@/tests/support/with-claude";

const REPORT_WITHIN_MS = 120_000;

describeOnPostgres("a report in writing, with two servers on PostgreSQL", () => {
  // A call that hangs outlives the first renewal of a lease, 5 seconds in, on a busy machine too.
  const claude = withClaude({ timeoutSeconds: 60 });
  const { reportOf, stored, quiet } = claude;

  it("a server killed while writing leaves a report that the other one writes within two minutes (T72)", async () => {
    const id = await submitTicked(claude.servers.one.url);
    await quiet();
    await claude.servers.other.stop();
    const died = claude.anthropic.atNext(/messages/, () => claude.servers.one.kill());
    await Promise.all([died, redeem(claude.servers.one.url, id).catch(() => null)]);
    expect(await stored(id)).toBeUndefined();
    const [held] = await claude.servers.query<{ seconds: number }>(
      "SELECT extract(epoch FROM max(started_on + expire_in - now()))::float AS seconds FROM pgboss.job WHERE state = 'active'",
    );
    expect(held?.seconds ?? 0).toBeLessThan(REPORT_WITHIN_MS / 1000);
    await claude.servers.other.restart();
    await claude.servers.one.restart();
    await claude.servers.endLeases();
    await eventually(async () => (await stored(id)) !== undefined);
    await pause(500);
    const mails = await claude.servers.query(
      "SELECT key FROM emails WHERE assessment_id = $1 AND template = 'report-ready'",
      [id],
    );
    expect(mails).toEqual([{ key: `report-ready:${id}` }]);
  });

  const leaseOf = async (id: string) => {
    const [claim] = await claude.servers.query<{ until: string; seconds: number }>(
      `SELECT lease_until::text AS until, extract(epoch FROM lease_until - clock_timestamp())::float AS seconds
       FROM report_claims WHERE assessment_id = $1`,
      [id],
    );
    return claim;
  };

  it("a writer that died holds its readers up for seconds, one that lives for as long as it writes (T72)", async () => {
    const id = await submitTicked(claude.servers.one.url);
    await quiet();
    claude.anthropic.behave(FAULTS.hang);
    const unlocking = redeem(claude.servers.one.url, id);
    const first = await eventually(() => leaseOf(id));
    expect(first.seconds).toBeLessThanOrEqual(15);
    await eventually(async () => {
      const claim = await leaseOf(id);
      return claim !== undefined && claim.until !== first.until;
    });
    await Promise.all([claude.servers.one.kill(), claude.servers.other.kill()]);
    expect((await leaseOf(id))?.seconds).toBeLessThanOrEqual(15);
    await unlocking.catch(() => null);
    claude.anthropic.reset();
    await Promise.all([claude.servers.one.restart(), claude.servers.other.restart()]);
    await retryOn503(() => reportOf(id, 1));
    expect(await stored(id)).toMatchObject({ writer: "claude" });
    // What the dead servers had in hand would keep the next test waiting.
    await claude.servers.endLeases();
  });

  it("a reader of a report that another server writes is told within half a minute that it is being written", async () => {
    const id = await submitTicked(claude.servers.one.url);
    await quiet();
    await claude.servers.query(
      "INSERT INTO report_claims (assessment_id, lease_until) VALUES ($1, now() + interval '1 hour')",
      [id],
    );
    await claude.servers.query("UPDATE assessments SET payment_status = 'paid' WHERE id = $1", [id]);
    const started = Date.now();
    const [response, page] = await Promise.all([reportOf(id), call(`${claude.servers.url(1)}/report/${id}`)]);
    // Before, it was well over a minute.
    expect(Date.now() - started).toBeLessThan(25_000 + BUSY_MS);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(response.body.message).toBe(REPORT_IN_WRITING);
    expect(page.status).toBe(200);
    const shown = page.text.replace(/<script\b[\s\S]*?<\/script>/g, "");
    expect(shown).toContain(REPORT_GENERATING);
    expect(shown).not.toContain(REPORT_MISSING);
    await claude.servers.query("DELETE FROM report_claims WHERE assessment_id = $1", [id]);
    expect((await reportOf(id)).status).toBe(200);
  });

  it("a worker that wakes up after its work was given to another changes nothing, and mails nothing (T78)", async () => {
    const id = await submitTicked(claude.servers.one.url, { executiveEmail: "sleeper@example.com" });
    await quiet();
    await claude.servers.other.stop();
    const frozen = claude.anthropic.atNext(/messages/, () => claude.servers.one.freeze());
    const unlocking = redeem(claude.servers.one.url, id);
    await frozen;
    await claude.servers.endLeases();
    await claude.servers.other.restart();
    const report = () =>
      claude.servers.query("SELECT id, created_at, report_data FROM reports WHERE assessment_id = $1", [id]);
    const [first] = await eventually(async () => {
      const rows = await report();
      return rows.length > 0 ? rows : null;
    }, REPORT_WITHIN_MS);
    const sent = () => mails(claude.servers.one.dataDir).filter(({ key }) => key === `report-ready:${id}`);
    await eventually(async () => sent().length === 1);
    claude.servers.one.thaw();
    expect((await unlocking).status).toBe(200);
    await eventually(async () => (await call(`${claude.servers.one.url}/api/health`)).status === 200);
    await quiet();
    await pause(3_000);
    expect(await report()).toEqual([first]);
    expect(sent()).toHaveLength(1);
  });
});
