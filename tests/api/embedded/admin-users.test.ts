import { bearer, freshEmail, registerUser, signIn, verify } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { mails } from "@/tests/support/outbox";
import { eventually } from "@/tests/support/server";
import { submit, unlock } from "@/tests/support/submission";
import { withDashboard } from "@/tests/support/with-admin";

const dashboard = withDashboard();

const create = (email: string, role: unknown = "admin") => dashboard.ask("/users", { body: { email, role } });
const change = (id: string, body: unknown, as = dashboard.admin) =>
  dashboard.ask(`/users/${id}`, { method: "PUT", body }, as);
const remove = (id: string, as = dashboard.admin) => dashboard.ask(`/users/${id}`, { method: "DELETE" }, as);

const mailTo = (email: string) =>
  eventually(async () =>
    mails(dashboard.server.dataDir).find(({ to, key }) => to === email && key.startsWith("temp")),
  );
const passwordIn = (text: string) => /Temporary password: (\S+)/.exec(text)?.[1] ?? "";

describe("a new user", () => {
  it("gets a temporary password by e-mail alone, good for setting one's own (T27)", async () => {
    const email = freshEmail();
    const made = await create(email);
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(String),
      email,
      role: "admin",
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      invitedUntil: expect.any(String),
      lastSignInAt: null,
    });
    const password = passwordIn((await mailTo(email)).text);
    expect(password).toMatch(/^[A-Za-z0-9]{16}$/);
    expect(dashboard.server.log()).not.toContain(password);

    const login = await call(`${dashboard.server.url}/api/auth/login`, { body: { email, password } });
    expect(login.body).toMatchObject({ success: true, user: { mustSetPassword: true } });
    const early = await dashboard.ask("/users", {}, login.body);
    expect([early.status, early.body.code]).toEqual([403, "password_change_required"]);

    const own = await call(`${dashboard.server.url}/api/auth/change-password`, {
      body: { oldPassword: password, newPassword: "Harbour-Lantern-7" },
      headers: bearer(login.body),
    });
    expect(own.status).toBe(200);
    expect((await dashboard.ask("/users", {}, own.body)).status).toBe(200);
    expect((await call(`${dashboard.server.url}/api/auth/login`, { body: { email, password } })).status).toBe(
      401,
    );
  });

  it("who has not signed in is invited again: the password before is dead, and then there is nothing to invite to", async () => {
    const email = freshEmail();
    const { id } = (await create(email)).body;
    const first = passwordIn((await mailTo(email)).text);
    const invite = () => dashboard.ask(`/users/${id}/invite`, { body: {} });
    expect((await invite()).body).toMatchObject({ email, invitedUntil: expect.any(String) });
    const passwords = await eventually(async () => {
      const sent = mails(dashboard.server.dataDir).filter(
        ({ to, key }) => to === email && key.startsWith("temp"),
      );
      return sent.length === 2 && sent.map(({ text }) => passwordIn(text));
    });
    const second = passwords.find((password) => password !== first) ?? "";
    const enter = (password: string) =>
      call(`${dashboard.server.url}/api/auth/login`, { body: { email, password } });
    expect((await enter(first)).status).toBe(401);
    const login = await enter(second);
    expect(login.status).toBe(200);
    await call(`${dashboard.server.url}/api/auth/change-password`, {
      body: { oldPassword: second, newPassword: "Harbour-Lantern-8" },
      headers: bearer(login.body),
    });
    const late = await invite();
    expect([late.status, late.body.code]).toEqual([409, "already_signed_in"]);
    const listed = (await dashboard.ask(`/users?q=${encodeURIComponent(email)}`)).body[0];
    expect(listed.invitedUntil).toBeNull();
    expect(Date.now() - Date.parse(listed.lastSignInAt)).toBeLessThan(600_000);
    expect((await dashboard.ask(`/users/${crypto.randomUUID()}/invite`, { body: {} })).status).toBe(404);
    const { events } = (await dashboard.ask("/audit?action=user_invited_again")).body;
    expect(events.map(({ targetId }: { targetId: string }) => targetId)).toEqual([id]);
  });

  it("gets no mail about leads before they have signed in", async () => {
    const email = freshEmail();
    await create(email);
    await mailTo(email);
    const id = await submit(dashboard.server.url, { companyName: "Calls No New Tool" });
    await unlock(dashboard.server.url, id);
    const asked = await call(`${dashboard.server.url}/api/call-request`, {
      body: { phone_number: "+16042345620", assessment_id: id },
    });
    expect(asked.status).toBe(202);
    const about = (to: string) =>
      mails(dashboard.server.dataDir).filter(
        ({ to: its, key, text }) => its === to && key.startsWith("call-requested") && text.includes(id),
      );
    await eventually(async () => about(dashboard.admin.email).length === 1);
    expect(about(email)).toEqual([]);
  });

  it("is refused where the address has an account already, however it is typed", async () => {
    const email = freshEmail();
    await create(email);
    const again = await create(` ${email.toUpperCase()} `);
    expect([again.status, again.body.code]).toEqual([409, "email_taken"]);
  });

  it.each([
    ["not an address", { email: "nobody", role: "admin" }, "Valid email is required"],
    ["no address", { role: "admin" }, "Valid email is required"],
    ["a role of one's own", { email: "a@example.com", role: "root" }, "Role is required"],
    ["an empty role", { email: "a@example.com", role: "" }, "Role is required"],
    ["no role", { email: "a@example.com", role: null }, "Role is required"],
    ["roles in a list", { email: "a@example.com", role: ["admin"] }, "Role is required"],
  ])("is refused with %s (T14)", async (_, body, message) => {
    const response = await dashboard.ask("/users", { body });
    expect([response.status, response.body.message]).toEqual([400, message]);
  });
});

describe("changing a user", () => {
  it("ends each of their tokens, and gives the new role from then on", async () => {
    const person = await registerUser(dashboard.server);
    const response = await change(person.id, { email: person.email, role: "admin" });
    expect([response.status, response.body.role]).toEqual([200, "admin"]);
    expect((await dashboard.ask("/users", {}, person)).status).toBe(401);
    expect((await dashboard.ask("/users", {}, await signIn(dashboard.server, person))).status).toBe(200);
  });

  it("takes the address and the role, and nothing else (T14)", async () => {
    const person = await registerUser(dashboard.server);
    const email = freshEmail();
    const extra = {
      email,
      role: "user",
      password: "Other-Password-1",
      tokenVersion: 0,
      temporaryUntil: null,
    };
    expect((await change(person.id, extra)).status).toBe(200);
    const signedIn = await signIn(dashboard.server, { email, password: person.password });
    expect((await dashboard.ask("/users", {}, signedIn)).status).toBe(403);
  });

  it("changes nothing where nothing is different: the tokens live on", async () => {
    const person = await registerUser(dashboard.server);
    expect((await change(person.id, { email: person.email, role: "user" })).status).toBe(200);
    const verified = await verify(dashboard.server, bearer(person));
    expect(verified.status).toBe(200);
  });

  it("refuses another user's email, and a user who does not exist", async () => {
    const person = await registerUser(dashboard.server);
    expect((await change(person.id, { email: dashboard.admin.email, role: "user" })).status).toBe(409);
    expect((await change(crypto.randomUUID(), { email: freshEmail(), role: "user" })).status).toBe(404);
  });

  it("sends a new temporary password where the address was mistyped", async () => {
    const wrong = freshEmail();
    const right = freshEmail();
    const { id } = (await create(wrong)).body;
    const first = passwordIn((await mailTo(wrong)).text);
    await change(id, { email: right, role: "admin" });
    const second = passwordIn((await mailTo(right)).text);
    expect(second).not.toBe(first);
    const login = (password: string) =>
      call(`${dashboard.server.url}/api/auth/login`, { body: { email: right, password } });
    expect((await login(first)).status).toBe(401);
    expect((await login(second)).status).toBe(200);
  });
});

describe("protected", () => {
  it("an admin neither demotes nor deletes themselves, first or last", async () => {
    const demoted = await change(dashboard.admin.id, { email: dashboard.admin.email, role: "user" });
    expect([demoted.status, demoted.body.code]).toEqual([409, "protected_admin"]);
    expect((await remove(dashboard.admin.id)).status).toBe(409);
    expect((await dashboard.ask("/users")).status).toBe(200);
  });
});

describe("deleting a user", () => {
  it("ends their tokens and leaves their assessments without an owner", async () => {
    const person = await registerUser(dashboard.server);
    expect((await remove(person.id)).body).toEqual({ success: true });
    expect((await verify(dashboard.server, bearer(person))).status).toBe(401);
    expect((await remove(person.id)).status).toBe(404);
  });

  it("takes the messages to them along: the outbox keeps no password of theirs (T125)", async () => {
    const email = freshEmail();
    const { id } = (await create(email)).body;
    await mailTo(email);
    expect((await remove(id)).status).toBe(200);
    // One that was on its way is forgotten once it is sent.
    await eventually(async () =>
      (await dashboard.ask("/outbox?limit=200")).body.messages.every(
        ({ to }: { to: string }) => to !== email,
      ),
    );
  });
});

describe("the list of users", () => {
  it("is paged, the newest first, found by a part of the address, and holds no secrets", async () => {
    const { email } = await registerUser(dashboard.server);
    const found = await dashboard.ask(`/users?q=${encodeURIComponent(email.slice(7, 30).toUpperCase())}`);
    expect(found.body).toHaveLength(1);
    expect(Object.keys(found.body[0]).sort()).toEqual([
      "createdAt",
      "email",
      "id",
      "invitedUntil",
      "lastSignInAt",
      "role",
      "updatedAt",
    ]);
    expect((await dashboard.ask("/users?limit=2")).body).toHaveLength(2);
    const times = (await dashboard.ask("/users")).body.map(
      ({ createdAt }: { createdAt: string }) => createdAt,
    );
    expect(times).toEqual([...times].sort().reverse());
    expect((await dashboard.ask("/users?page=0")).status).toBe(400);
  });

  it("is searched for the very signs that were typed: wildcards stand for themselves", async () => {
    const address = freshEmail();
    for (const start of ["under_score", "underxscore"])
      expect((await create(`${start}-${address}`)).status).toBe(201);
    const found = async (q: string) =>
      (await dashboard.ask(`/users?${new URLSearchParams({ q })}`)).body.map(
        ({ email }: { email: string }) => email,
      );
    expect(await found("under_score-")).toEqual([`under_score-${address}`]);
    expect(await found("under%score-")).toEqual([]);
    expect(await found("%_%")).toEqual([]);
    expect(await found("\\")).toEqual([]);
  });
});
