import type { Client } from "pg";
import { bearer, freshEmail, PASSWORD, registerUser, signIn, signInAsAdmin } from "@/tests/support/accounts";
import { call, race, retryOn503, statuses } from "@/tests/support/client";
import { mails } from "@/tests/support/outbox";
import { eventually } from "@/tests/support/server";
import { describeOnPostgres, sharedTwoServers, type TwoServers } from "@/tests/support/two-servers";

describeOnPostgres("accounts on two servers", () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await sharedTwoServers();
  });
  afterAll(() => servers?.stop());

  const verify = (turn: number, headers: Record<string, string>) =>
    call(`${servers.url(turn)}/api/auth/verify`, { headers });
  /** The link goes out through whichever server took the job. */
  const linkTo = async (email: string): Promise<string> => {
    const links = () =>
      mails(servers.one.dataDir)
        .filter(({ to }) => to === email)
        .flatMap(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? []);
    await eventually(async () => links().length > 0);
    return links().at(-1) ?? "";
  };

  it("one address becomes one account, however it is typed and however many ask at once (T33)", async () => {
    const email = freshEmail();
    const typed = [email, email.toUpperCase(), ` ${email} `];
    const responses = await race(50, (turn) =>
      retryOn503(() =>
        call(`${servers.url(turn)}/api/auth/register`, {
          body: { email: typed[turn % typed.length], password: PASSWORD },
        }),
      ),
    );
    expect(statuses(responses)).toEqual({ 201: 1, 409: 49 });
    const rows = await servers.query("SELECT id FROM users WHERE lower(trim(email)) = $1", [email]);
    expect(rows).toHaveLength(1);
  });

  it("a reset link brought twenty times at once is spent once, and only that password signs in (T18)", async () => {
    const { email } = await registerUser(servers.one);
    await call(`${servers.one.url}/api/auth/reset-password`, { body: { email } });
    const token = await linkTo(email);
    const passwords = Array.from({ length: 20 }, (_, turn) => `Harbour-Light-${turn}`);
    const responses = await race(20, (turn) =>
      retryOn503(() =>
        call(`${servers.url(turn)}/api/auth/reset-password-confirm`, {
          body: { token, newPassword: passwords[turn] },
        }),
      ),
    );
    expect(statuses(responses)).toEqual({ 200: 1, 400: 19 });
    const winner = responses.findIndex(({ status }) => status === 200);
    await signIn(servers.other, { email, password: passwords[winner] ?? "" });
    const loser = passwords[(winner + 1) % 20];
    const refused = await call(`${servers.one.url}/api/auth/login`, { body: { email, password: loser } });
    expect(refused.status).toBe(401);
  });

  /** A request waits for the lock that the raw client holds. */
  const untilHeldUp = async (rawClient: Client): Promise<void> => {
    const { rows } = await rawClient.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
    await eventually(async () => {
      const [row] = await servers.query<{ waiting: boolean }>(
        "SELECT bool_or($1 = ANY(pg_blocking_pids(pid))) AS waiting FROM pg_stat_activity",
        [rows[0]?.pid],
      );
      return row?.waiting === true;
    });
  };

  it("a change of password that a reset overtakes is refused: the reset's password stays (T18)", async () => {
    const person = await registerUser(servers.one);
    const { hash } = await import("@node-rs/argon2");
    const rawClient = await servers.rawClient();
    // What a reset writes, and has not yet committed.
    await rawClient.query("BEGIN");
    await rawClient.query("UPDATE users SET password = $2, token_version = token_version + 1 WHERE id = $1", [
      person.id,
      await hash("Reset-Harbour-31"),
    ]);
    const changing = retryOn503(() =>
      call(`${servers.one.url}/api/auth/change-password`, {
        body: { oldPassword: PASSWORD, newPassword: "Thief-Harbour-66" },
        headers: bearer(person),
      }),
    );
    await untilHeldUp(rawClient);
    await rawClient.query("COMMIT");
    expect((await changing).status).toBe(401);
    const late = { email: person.email, password: "Thief-Harbour-66" };
    expect((await call(`${servers.other.url}/api/auth/login`, { body: late })).status).toBe(401);
    await signIn(servers.other, { email: person.email, password: "Reset-Harbour-31" });
  });

  it("an email that is registered while an admin gives it to another user is refused as taken (T33)", async () => {
    const admin = await signInAsAdmin(servers.one);
    const person = await registerUser(servers.one);
    const email = freshEmail();
    const rawClient = await servers.rawClient();
    // What a registration writes, and has not yet committed.
    await rawClient.query("BEGIN");
    await rawClient.query(
      `INSERT INTO users (id, email, password, fullname, updated_at)
       VALUES (gen_random_uuid(), $1, 'no hash', 'Ann Other', now())`,
      [email],
    );
    const changing = retryOn503(() =>
      call(`${servers.one.url}/api/admin/users/${person.id}`, {
        method: "PUT",
        body: { email, role: "user" },
        headers: bearer(admin),
      }),
    );
    await untilHeldUp(rawClient);
    await rawClient.query("COMMIT");
    const { status, body } = await changing;
    expect([status, body.code]).toEqual([409, "email_taken"]);
    expect((await verify(1, bearer(person))).status).toBe(200);
  });

  it("a reset link is dead after its hour, and the database never held it (T19, T20)", async () => {
    const { email } = await registerUser(servers.one);
    await call(`${servers.one.url}/api/auth/reset-password`, { body: { email } });
    const token = await linkTo(email);
    const [row] = await servers.query<{ text: string }>(
      "SELECT u::text AS text FROM users u WHERE email = $1",
      [email],
    );
    expect(row?.text).not.toContain(token);
    expect(row?.text).not.toContain(Buffer.from(token).toString("hex"));
    expect(servers.one.log() + servers.other.log()).not.toContain(token);
    await servers.query(
      "UPDATE users SET reset_token_expiry = now() - interval '1 second' WHERE email = $1",
      [email],
    );
    const body = { token, newPassword: "Harbour-Light-99" };
    expect((await call(`${servers.one.url}/api/auth/reset-password-confirm`, { body })).status).toBe(400);
  });

  it("a token from before is dead on both servers: password reset, role changed, account deleted (T16)", async () => {
    const changes: ((id: string) => Promise<unknown>)[] = [
      (id) => servers.query("UPDATE users SET token_version = token_version + 1 WHERE id = $1", [id]),
      (id) => servers.query("DELETE FROM users WHERE id = $1", [id]),
      (id) => servers.query("UPDATE sessions SET expires_at = now() WHERE user_id = $1", [id]),
    ];
    for (const change of changes) {
      const person = await registerUser(servers.one);
      expect((await verify(1, bearer(person))).status).toBe(200);
      await change(person.id);
      for (const turn of [0, 1]) {
        expect((await verify(turn, bearer(person))).status).toBe(401);
        expect((await verify(turn, { Cookie: person.cookie })).status).toBe(401);
        const session = await call(`${servers.url(turn)}/api/auth/session`, {
          headers: { Cookie: person.cookie },
        });
        expect(session.body).toEqual({});
      }
    }
  });

  it("the role in an admin's token is not believed once the database says otherwise", async () => {
    const person = await registerUser(servers.one);
    await servers.query("UPDATE users SET role = 'admin' WHERE id = $1", [person.id]);
    const list = (turn: number) =>
      call(`${servers.url(turn)}/api/admin/assessments`, { headers: bearer(person) });
    expect((await list(0)).status).toBe(200);
    await servers.query("UPDATE users SET role = 'user' WHERE id = $1", [person.id]);
    expect((await list(1)).status).toBe(403);
  });

  it("a temporary password is good for setting one's own and for nothing else, and not for long (T27)", async () => {
    const person = await registerUser(servers.one);
    await servers.query(
      "UPDATE users SET role = 'admin', temporary_until = now() + interval '1 hour' WHERE id = $1",
      [person.id],
    );
    const temporary = await signIn(servers.one, person);
    for (const path of ["/api/user/assessments", "/api/admin/assessments"]) {
      const { status, body } = await call(`${servers.one.url}${path}`, { headers: bearer(temporary) });
      expect(status).toBe(403);
      expect(body.code).toBe("password_change_required");
    }
    expect((await verify(0, bearer(temporary))).body.user.mustSetPassword).toBe(true);
    const gate = await call(`${servers.one.url}/admin`, { headers: { Cookie: temporary.cookie } });
    expect(gate.status).toBe(307);
    const set = await call(`${servers.one.url}/api/auth/change-password`, {
      body: { oldPassword: PASSWORD, newPassword: "Own-Harbour-12" },
      headers: bearer(temporary),
    });
    expect(set.status).toBe(200);
    const list = await call(`${servers.one.url}/api/admin/assessments`, { headers: bearer(set.body) });
    expect(list.status).toBe(200);
    await servers.query("UPDATE users SET temporary_until = now() - interval '1 s' WHERE id = $1", [
      person.id,
    ]);
    const late = { email: person.email, password: "Own-Harbour-12" };
    expect((await call(`${servers.one.url}/api/auth/login`, { body: late })).status).toBe(401);
    expect((await verify(0, bearer(set.body))).status).toBe(401);
  });

  it("an old hash is made anew at the next sign-in, and the session goes on", async () => {
    const person = await registerUser(servers.one);
    // argon2id with 4 MiB and one pass, of "Cedar-Bridge-42".
    const { hash } = await import("@node-rs/argon2");
    const weak = await hash(PASSWORD, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    await servers.query("UPDATE users SET password = $2 WHERE id = $1", [person.id, weak]);
    await signIn(servers.one, person);
    const [row] = await servers.query<{ password: string }>("SELECT password FROM users WHERE id = $1", [
      person.id,
    ]);
    expect(row?.password).toContain("m=19456,t=2,p=1");
    expect((await verify(1, bearer(person))).status).toBe(200);
  });

  it("the audit log is append-only (T123)", async () => {
    const admin = await signInAsAdmin(servers.one);
    const rows = await servers.query<{ action: string }>(
      "SELECT DISTINCT action FROM audit_events WHERE actor_id IS NOT NULL ORDER BY action",
    );
    const actions = rows.map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(["account_created", "password_changed", "password_reset", "signed_in"]),
    );
    const [signedIn] = await servers.query(
      "SELECT request_id, address_hash, outcome FROM audit_events WHERE action = 'signed_in' AND actor_id = $1",
      [admin.id],
    );
    expect(signedIn).toEqual({
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      address_hash: expect.any(String),
      outcome: "done",
    });
    await expect(servers.query("UPDATE audit_events SET action = 'x'")).rejects.toThrow("append-only");
    await expect(servers.query("DELETE FROM audit_events")).rejects.toThrow("append-only");
  });
});
