import { bearer, freshEmail, registerUser, signInAsAdmin } from "@/tests/support/accounts";
import { call, race, retryOn503, statuses } from "@/tests/support/client";
import { mails } from "@/tests/support/outbox";
import { confirm, ownLink } from "@/tests/support/own-links";
import { eventually } from "@/tests/support/server";
import { submitOwned } from "@/tests/support/submission";
import { describeOnPostgres, sharedTwoServers, type TwoServers } from "@/tests/support/two-servers";

describeOnPostgres("whose an assessment is, on two servers", () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await sharedTwoServers();
  });
  afterAll(() => servers?.stop());

  const dirs = () => [servers.one.dataDir, servers.other.dataDir];
  const ownerOf = async (id: string) => {
    const [row] = await servers.query<{ owner: string | null; proof: string | null; listed: number }>(
      `SELECT user_id AS owner, owner_proof AS proof,
        (SELECT count(*)::int FROM bookmarks WHERE assessment_id = $1) AS listed FROM assessments WHERE id = $1`,
      [id],
    );
    return row;
  };

  it("ten who link it at once with the key of one device: one owns it, nine list it, none is refused (T05)", async () => {
    const people = await race(10, () => registerUser(servers.one));
    for (let round = 0; round < 5; round += 1) {
      const { id, device } = await submitOwned(servers.one.url);
      const responses = await race(10, (turn) =>
        retryOn503(() =>
          call(`${servers.url(turn)}/api/user/link-assessment`, {
            body: { assessmentId: id },
            headers: { ...bearer(people[turn] ?? { token: "" }), ...device, Origin: servers.url(turn) },
          }),
        ),
      );
      expect(statuses(responses)).toEqual({ 200: 10 });
      expect(await ownerOf(id)).toEqual({ owner: expect.any(String), proof: "device", listed: 9 });
    }
  });

  it("who proves it wins against nine at once who have only the link (T05)", async () => {
    const people = await race(10, () => registerUser(servers.one));
    const { id, device } = await submitOwned(servers.one.url);
    const responses = await race(10, (turn) =>
      retryOn503(() =>
        call(`${servers.url(turn)}/api/user/link-assessment`, {
          body: { assessmentId: id },
          headers: {
            ...bearer(people[turn] ?? { token: "" }),
            ...(turn === 7 ? { ...device, Origin: servers.url(turn) } : {}),
          },
        }),
      ),
    );
    expect(statuses(responses)).toEqual({ 200: 10 });
    expect(await ownerOf(id)).toEqual({ owner: people[7]?.id, proof: "device", listed: 9 });
  });

  it("a reset link from the mailbox proves the address, and takes over what was saved from a device", async () => {
    const executiveEmail = freshEmail();
    const { id, device } = await submitOwned(servers.one.url, { executiveEmail });
    const helper = await registerUser(servers.one, freshEmail(), id, device);
    const executive = await registerUser(servers.one, executiveEmail, id);
    expect(await ownerOf(id)).toEqual({ owner: helper.id, proof: "device", listed: 1 });

    await call(`${servers.one.url}/api/auth/reset-password`, { body: { email: executiveEmail } });
    const token = await eventually(async () =>
      [servers.one, servers.other]
        .flatMap(({ dataDir }) => mails(dataDir))
        .filter(({ to }) => to === executiveEmail)
        .map(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1])
        .find((found) => found !== undefined),
    );
    const body = { token, newPassword: "Harbour-Light-12" };
    expect((await call(`${servers.other.url}/api/auth/reset-password-confirm`, { body })).status).toBe(200);
    expect(await ownerOf(id)).toEqual({ owner: executive.id, proof: "address", listed: 1 });
    const list = await call(`${servers.one.url}/api/user/assessments`, { headers: bearer(helper) });
    expect(list.body.assessments).toHaveLength(1);
  });

  it("an address that an admin changes has to be verified again", async () => {
    const person = await registerUser(servers.one);
    const verifiedAt = async () =>
      (await servers.query("SELECT email_verified_at AS at FROM users WHERE id = $1", [person.id]))[0]?.at;
    await servers.query("UPDATE users SET email_verified_at = now() WHERE id = $1", [person.id]);
    const admin = await signInAsAdmin(servers.one);
    const change = (body: unknown) =>
      call(`${servers.one.url}/api/admin/users/${person.id}`, {
        method: "PUT",
        body,
        headers: bearer(admin),
      });
    expect((await change({ email: person.email, role: "admin" })).status).toBe(200);
    expect(await verifiedAt()).not.toBeNull();
    expect((await change({ email: freshEmail(), role: "user" })).status).toBe(200);
    expect(await verifiedAt()).toBeNull();
  });

  it("a password of one's own in place of a mailed one verifies the address", async () => {
    const executiveEmail = freshEmail();
    const { id } = await submitOwned(servers.one.url, { executiveEmail });
    const admin = await signInAsAdmin(servers.one);
    await call(`${servers.one.url}/api/admin/users`, {
      body: { email: executiveEmail, role: "user" },
      headers: bearer(admin),
    });
    const password = await eventually(async () =>
      [servers.one, servers.other]
        .flatMap(({ dataDir }) => mails(dataDir))
        .filter(({ to }) => to === executiveEmail)
        .map(({ text }) => /Temporary password: (\w+)/.exec(text)?.[1])
        .find((found) => found !== undefined),
    );
    const signedIn = await call(`${servers.one.url}/api/auth/login`, {
      body: { email: executiveEmail, password },
    });
    const set = await call(`${servers.one.url}/api/auth/change-password`, {
      body: { oldPassword: password, newPassword: "Harbour-Light-13" },
      headers: bearer(signedIn.body),
    });
    expect(set.status).toBe(200);
    await call(`${servers.other.url}/api/user/link-assessment`, {
      body: { assessmentId: id },
      headers: bearer(set.body),
    });
    expect(await ownerOf(id)).toEqual({ owner: set.body.user.id, proof: "address", listed: 0 });
  });

  it("one link that is confirmed twenty times at once makes one key", async () => {
    const executiveEmail = freshEmail();
    const { id } = await submitOwned(servers.one.url, { executiveEmail });
    const found = await ownLink(dirs(), executiveEmail);
    const responses = await race(20, (turn) => retryOn503(() => confirm(servers.url(turn), found)));
    expect(statuses(responses)).toEqual({ 200: 1, 404: 19 });
    const keys = await servers.query("SELECT proof FROM owner_keys WHERE assessment_id = $1 ORDER BY proof", [
      id,
    ]);
    expect(keys).toEqual([{ proof: "device" }, { proof: "mail" }]);
  });

  it("a link ends after its thirty days, and goes; a key goes after its half year", async () => {
    const executiveEmail = freshEmail();
    const { id } = await submitOwned(servers.one.url, { executiveEmail });
    const found = await ownLink(dirs(), executiveEmail);
    const [row] = await servers.query<{ days: number }>(
      "SELECT extract(day FROM expires_at - created_at)::int AS days FROM ownership_tokens WHERE assessment_id = $1",
      [id],
    );
    expect([29, 30]).toContain(row?.days);
    await servers.query("UPDATE ownership_tokens SET expires_at = now() WHERE assessment_id = $1", [id]);
    expect((await confirm(servers.other.url, found)).status).toBe(404);

    await servers.query(
      "UPDATE owner_keys SET created_at = now() - interval '181 days' WHERE assessment_id = $1",
      [id],
    );
    await servers.query("DELETE FROM pgboss.job WHERE name = 'cleanup'");
    await servers.one.kill();
    await servers.one.restart();
    await eventually(async () => {
      const [left] = await servers.query<{ rows: number }>(
        `SELECT ((SELECT count(*) FROM owner_keys WHERE assessment_id = $1)
          + (SELECT count(*) FROM ownership_tokens WHERE assessment_id = $1))::int AS rows`,
        [id],
      );
      return left?.rows === 0;
    });
  });

  it("when an assessment is deleted, its keys, links and bookmarks go with it", async () => {
    const executiveEmail = freshEmail();
    const { id } = await submitOwned(servers.one.url, { executiveEmail });
    await ownLink(dirs(), executiveEmail);
    await registerUser(servers.one, freshEmail(), id);
    const admin = await signInAsAdmin(servers.one);
    const removed = await call(`${servers.one.url}/api/admin/assessments/${id}`, {
      method: "DELETE",
      headers: bearer(admin),
    });
    expect(removed.status).toBe(200);
    const tables = await servers.tablesWith(id);
    expect(tables.filter((name) => /owner|bookmark/.test(name))).toEqual([]);
  });

  it("the database holds no key and no link, only their hashes; the logs hold neither", async () => {
    const executiveEmail = freshEmail();
    const { device } = await submitOwned(servers.one.url, { executiveEmail });
    const key = device.Cookie?.split("=")[1] ?? "";
    expect(key).toMatch(/^[\w-]{43}$/);
    const { token } = await ownLink(dirs(), executiveEmail);
    for (const secret of [key, token]) {
      expect(await servers.tablesWith(secret)).toEqual([]);
      expect(servers.one.log() + servers.other.log()).not.toContain(secret);
    }
  });
});
