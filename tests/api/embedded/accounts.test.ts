import {
  bearer,
  freshEmail,
  PASSWORD,
  registerUser,
  signIn,
  signInAsAdmin,
  verify,
} from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { mails } from "@/tests/support/outbox";
import { eventually, type RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { submission, submit, unlock } from "@/tests/support/submission";

let server: RunningServer;
let url: string;
beforeAll(async () => {
  server = await sharedServer();
  url = server.url;
});

describe("registering and signing in", () => {
  it("an account is made, signed in by token and by cookie alike, and told by e-mail", async () => {
    const person = await registerUser(server);
    for (const headers of [bearer(person), { Cookie: person.cookie }]) {
      const { status, body } = await verify(server, headers);
      expect(status).toBe(200);
      expect(body).toEqual({
        user: { id: person.id, email: person.email, role: "user", mustSetPassword: false },
      });
    }
    await eventually(async () => mails(server.dataDir).some(({ to }) => to === person.email));
  });

  it("whatever the body claims, an account has the role of a user (T12)", async () => {
    for (const extra of [
      { role: "admin" },
      { role: ["admin"] },
      { isAdmin: true, tokenVersion: -1, id: "x" },
    ]) {
      const body = { email: freshEmail(), password: PASSWORD, ...extra };
      const response = await call(`${url}/api/auth/register`, { body });
      expect(response.status).toBe(201);
      expect(response.body.user.role).toBe("user");
      expect((await verify(server, bearer(response.body))).body.user.role).toBe("user");
    }
    const odd = await call(`${url}/api/auth/register`, { body: { email: { a: 1 }, password: PASSWORD } });
    expect(odd.status).toBe(400);
  });

  it.each([
    ["Short1a", "Password must be at least 8 characters long"],
    ["UPPERCASE1", "Password must contain at least one lowercase letter"],
    ["lowercase1", "Password must contain at least one uppercase letter"],
    ["NoDigitsHere", "Password must contain at least one number"],
  ])("the password %s is refused: %s", async (password, message) => {
    const { status, body } = await call(`${url}/api/auth/register`, {
      body: { email: freshEmail(), password },
    });
    expect(status).toBe(400);
    expect(body.issues).toEqual([{ path: "password", message }]);
  });

  it.each(["Password1", "Welcome2025", "Qwerty123"])(
    "%s is refused: too many have it (T28)",
    async (password) => {
      const { status, body } = await call(`${url}/api/auth/register`, {
        body: { email: freshEmail(), password },
      });
      expect(status).toBe(400);
      expect(body.issues).toEqual([
        { path: "password", message: "This password is one that many people use. Please choose another." },
      ]);
    },
  );

  it("a password counts to its last byte, and one too long is refused at once (T26)", async () => {
    const email = freshEmail();
    const long = ` ${"x".repeat(96)}A1 `;
    expect((await call(`${url}/api/auth/register`, { body: { email, password: long } })).status).toBe(201);
    const login = (password: string) => call(`${url}/api/auth/login`, { body: { email, password } });
    expect((await login(long)).status).toBe(200);
    expect((await login(long.trim())).status).toBe(401);
    expect((await login(`${long.slice(0, 72)}other tail 1A`)).status).toBe(401);
    const huge = { email: freshEmail(), password: `aA1${"x".repeat(100_000)}` };
    expect((await call(`${url}/api/auth/register`, { body: huge })).status).toBe(400);
  });

  it("an unknown address and a wrong password are the same answer (T23)", async () => {
    const { email } = await registerUser(server);
    const attempts = [email, freshEmail()].map((address) =>
      call(`${url}/api/auth/login`, { body: { email: address, password: "Wrong-Password-1" } }),
    );
    const [known, unknown] = await Promise.all(attempts);
    expect(known?.status).toBe(401);
    expect(known?.body.message).toBe("Invalid username or password.");
    expect(unknown?.status).toBe(401);
    expect(unknown?.text).toBe(known?.text);
  });

  it("an address is one account, however it is typed", async () => {
    const { email } = await registerUser(server);
    const again = { email: ` ${email.toUpperCase()} `, password: PASSWORD };
    expect((await call(`${url}/api/auth/register`, { body: again })).status).toBe(409);
    expect((await call(`${url}/api/auth/login`, { body: again })).status).toBe(200);
  });
});

describe("tokens", () => {
  it.each([
    ["a broken escape", "Bearer %E0%A4%A"],
    ["no token", "Bearer"],
    ["another scheme", "Basic eDp5"],
    ["ten thousand characters", `Bearer ${"x".repeat(10_000)}`],
    ["a token that names no algorithm", "Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0."],
  ])("an authorization with %s is no user (T29)", async (_, authorization) => {
    const response = await verify(server, { Authorization: authorization });
    expect(response.status).toBe(401);
    expect(response.body.code).toBe("unauthenticated");
  });

  it("a token with one character changed is no user (T29)", async () => {
    const { token } = await registerUser(server);
    const middle = Math.floor(token.length / 2);
    const other = token[middle] === "A" ? "B" : "A";
    const changed = `${token.slice(0, middle)}${other}${token.slice(middle + 1)}`;
    expect((await verify(server, { Authorization: `Bearer ${changed}` })).status).toBe(401);
  });

  it("the bearer says who calls, and a bad one is not made good by a cookie (T30)", async () => {
    const [one, other] = [await registerUser(server), await registerUser(server)];
    const both = await verify(server, { ...bearer(one), Cookie: other.cookie });
    expect(both.body.user.id).toBe(one.id);
    expect((await verify(server, { Authorization: "Bearer rubbish", Cookie: other.cookie })).status).toBe(
      401,
    );
  });

  it("signing out ends the copied token and the copied cookie (T17)", async () => {
    const person = await registerUser(server);
    const out = await call(`${url}/api/auth/logout`, { body: {}, headers: bearer(person) });
    expect(out.status).toBe(200);
    expect((await verify(server, bearer(person))).status).toBe(401);
    expect((await verify(server, { Cookie: person.cookie })).status).toBe(401);
  });

  it("a token outlives nothing: password changed, all others are dead at once (T16)", async () => {
    const first = await registerUser(server);
    const second = await signIn(server, first);
    const changed = await call(`${url}/api/auth/change-password`, {
      body: { oldPassword: PASSWORD, newPassword: "Another-Bridge-43" },
      headers: bearer(first),
    });
    expect(changed.status).toBe(200);
    for (const headers of [bearer(first), bearer(second), { Cookie: second.cookie }]) {
      expect((await verify(server, headers)).status).toBe(401);
    }
    expect((await verify(server, bearer(changed.body))).status).toBe(200);
  });
});

describe("whose assessment it is", () => {
  it("an assessment taken while signed in is in My Reports at once; an admin's has no owner", async () => {
    const mine = await registerUser(server);
    const admin = await signInAsAdmin(server);
    const [taken, tried] = await Promise.all(
      [mine, admin].map((person) =>
        call(`${url}/api/assessments`, { body: submission(), headers: bearer(person) }),
      ),
    );
    const { body } = await call(`${url}/api/user/assessments`, { headers: bearer(mine) });
    expect(body.assessments.map(({ id }: { id: string }) => id)).toEqual([taken?.body.assessmentId]);
    const [, triedId] = [taken, tried].map((answer) => answer?.body.assessmentId);
    expect((await call(`${url}/api/user/assessments`, { headers: bearer(admin) })).text).not.toContain(
      triedId,
    );
  });

  it("My Reports lists the user's own assessments alone, whatever the request says (T06, T09)", async () => {
    const victim = freshEmail();
    await submit(url, { executiveEmail: victim });
    const impostor = await registerUser(server, victim);
    const list = (who: { token: string }, query = "", headers = {}) =>
      call(`${url}/api/user/assessments${query}`, { headers: { ...bearer(who), ...headers } });
    expect((await list(impostor)).body).toEqual({ assessments: [] });

    const id = await submit(url);
    await unlock(url, id);
    const owner = await registerUser(server, freshEmail(), id);
    const { body } = await list(owner);
    expect(body.assessments).toEqual([
      {
        id,
        companyName: "Halden Creek Joinery Ltd.",
        executiveName: "Margaret Osei",
        companyIndustry: "manufacturing",
        companyEmployees: "51-200",
        paymentStatus: "coupon_used",
        roadmapGenerated: expect.any(Boolean),
        aiReadinessScore: expect.any(Number),
        createdAt: expect.any(String),
        isOwn: false,
        isCounted: true,
        retakeOf: null,
        remindRetakeAt: null,
      },
    ]);
    const asked = await list(impostor, `?userId=${owner.id}`, { "X-User-Id": owner.id });
    expect(asked.body).toEqual({ assessments: [] });
  });
});
