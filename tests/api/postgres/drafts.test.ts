import { call, race, retryOn503, statuses } from "@/tests/support/client";
import {
  deleteDraft,
  freshEmail,
  linksTo,
  linkTo,
  resume,
  saveDraft,
  startDraft,
} from "@/tests/support/drafts";
import { eventually } from "@/tests/support/server";
import { submission } from "@/tests/support/submission";
import { describeOnPostgres, sharedTwoServers, type TwoServers } from "@/tests/support/two-servers";

describeOnPostgres("answers that are finished on another device, on two servers", () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await sharedTwoServers();
  });
  afterAll(() => servers?.stop());

  /** On PostgreSQL the messages of both servers are the same ones. */
  const folders = () => [servers.one.dataDir];
  const saved = async (some: Record<string, unknown> = {}) => {
    const email = freshEmail();
    const { body } = await retryOn503(() => startDraft(servers.one.url, { email, ...some }));
    const draftKey: string = body.draftKey;
    return { id: draftKey.split(".")[0] ?? "", email, draftKey, token: await linkTo(folders(), email) };
  };
  const count = async (id: string) =>
    (
      await servers.query<{ count: number }>("SELECT count(*)::int AS count FROM drafts WHERE id = $1", [id])
    )[0]?.count;
  const cleanUpNow = async () => {
    await servers.query("DELETE FROM pgboss.job WHERE name = 'cleanup'");
    await servers.one.kill();
    await servers.one.restart();
    await eventually(async () => {
      const done = await servers.query(
        "SELECT 1 FROM pgboss.job WHERE name = 'cleanup' AND state = 'completed'",
      );
      return done.length > 0;
    });
  };

  it("of twenty that save over the same version at once, one is in time", async () => {
    const { draftKey } = await saved();
    const responses = await race(20, (turn) => retryOn503(() => saveDraft(servers.url(turn), draftKey)));
    expect(statuses(responses)).toEqual({ 200: 1, 409: 19 });
  });

  it("of ten devices that go on at once, one may save afterwards, and the link stays good", async () => {
    const { token } = await saved();
    const devices = await race(10, (turn) => retryOn503(() => resume(servers.url(turn), token)));
    expect(statuses(devices)).toEqual({ 200: 10 });
    const saves = await race(10, (turn) =>
      retryOn503(() => saveDraft(servers.url(turn), devices[turn]?.body.draftKey)),
    );
    expect(statuses(saves)).toEqual({ 200: 1, 409: 9 });
    expect((await resume(servers.other.url, token)).body.version).toBe(2);
  });

  it("submitted from two devices at once, it is one assessment, and nothing that was saved is left", async () => {
    const phone = await saved();
    const laptop = (await resume(servers.other.url, phone.token)).body;
    const responses = await race(8, (turn) =>
      retryOn503(() =>
        call(`${servers.url(turn)}/api/assessments`, {
          body: submission(),
          headers: {
            "Draft-Key": turn % 2 === 0 ? phone.draftKey : laptop.draftKey,
            "Idempotency-Key": `same-${phone.id}`,
          },
        }),
      ),
    );
    expect(statuses(responses)).toEqual({ 201: 8 });
    expect(new Set(responses.map(({ body }) => body.assessmentId)).size).toBe(1);
    expect(await count(phone.id)).toBe(0);
    expect(linksTo(folders(), phone.email)).toEqual([]);
  });

  it("saved while it is deleted, it is gone at the end", async () => {
    const { id, draftKey, token } = await saved();
    await race(10, (turn) =>
      retryOn503(() =>
        turn % 2 === 0 ? saveDraft(servers.url(turn), draftKey) : deleteDraft(servers.url(turn), { token }),
      ),
    );
    expect(await count(id)).toBe(0);
  });

  it("a dump holds no answer and no email that can be read", async () => {
    const answers = submission({
      companyName: "Dumpless Fabrication",
      householdAiUseOther: "Beekeeping in Zanzibar",
      executiveName: "Wilhelmina Sealed",
    });
    const { email, token, draftKey } = await saved({ answers });
    await servers.waitForJobs();
    for (const typed of ["Dumpless", "Zanzibar", "Wilhelmina Sealed", token, draftKey]) {
      expect(await servers.tablesWith(typed)).toEqual([]);
    }
    // A message that no mail service took names its recipient, and goes with what was saved.
    expect(await servers.tablesWith(email)).toEqual(["public.outbox_messages"]);
    await deleteDraft(servers.one.url, { token });
    expect(await servers.tablesWith(email)).toEqual([]);
  });

  it("a server that is killed while it saves leaves the version before or the one after, never half of one", async () => {
    const { token, draftKey } = await saved();
    const answers = submission({ companyName: "After The Kill" });
    const saving = saveDraft(servers.one.url, draftKey, { answers }).catch(() => null);
    await servers.one.kill();
    await saving;
    await servers.one.restart();
    const { status, body } = await resume(servers.other.url, token);
    expect(status).toBe(200);
    expect([
      [1, submission().companyName],
      [2, "After The Kill"],
    ]).toContainEqual([body.version, body.answers.companyName]);
  });

  it("one reminder is sent in two kills, where it was ticked; what has expired is deleted with its messages (T126)", async () => {
    const ticked = await saved({ remind: true });
    const silent = await saved();
    const old = await saved({ remind: true });
    const ids = [ticked.id, silent.id];
    await servers.query(
      "UPDATE drafts SET created_at = now() - interval '73 hours' WHERE id = ANY($1::uuid[])",
      [ids],
    );
    await servers.query("UPDATE drafts SET expires_at = now() WHERE id = $1", [old.id]);
    await cleanUpNow();
    await cleanUpNow();
    await servers.waitForJobs();
    expect(linksTo(folders(), ticked.email)).toEqual([ticked.token, ticked.token]);
    expect(linksTo(folders(), silent.email)).toHaveLength(1);
    expect(await count(old.id)).toBe(0);
    expect(await servers.tablesWith(old.email)).toEqual([]);
    expect(linksTo(folders(), old.email)).toEqual([]);
  });
});
