import { Secret, TOTP } from "otpauth";
import {
  bearer,
  freshEmail,
  PASSWORD,
  type Person,
  signIn as signInAs,
  signInAsAdmin,
} from "@/tests/support/accounts";
import { call, freshIp, race, statuses } from "@/tests/support/client";
import { mails } from "@/tests/support/outbox";
import { eventually, type RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";

let server: RunningServer;
let keeper: Person;
/** A fresh one for each test: what one leaves turned on is not in the way of another, or of its own second try. */
let admin: Person;
beforeAll(async () => {
  server = await sharedServer();
  keeper = await signInAsAdmin(server);
});
beforeEach(async () => {
  admin = await newAdmin();
});

const ask = (path: string, method: "GET" | "POST" | "DELETE", body?: object, as = admin) =>
  call(`${server.url}/api/admin${path}`, { method, body, headers: bearer(as) });
const signIn = (more: object = {}) =>
  call(`${server.url}/api/auth/login`, {
    body: { email: admin.email, password: admin.password, ...more },
    from: freshIp(),
  });
/** `at`: a moment in milliseconds; the code of the half-minute before or after it is taken as well, and each once. */
const codeOf = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

async function newAdmin(): Promise<Person> {
  const email = freshEmail();
  expect((await ask("/users", "POST", { email, role: "admin" }, keeper)).status).toBe(201);
  const invitation = await eventually(async () =>
    mails(server.dataDir).find(({ to, key }) => to === email && key.startsWith("temp")),
  );
  const [, temporary = ""] = /Temporary password: (\S+)/.exec(invitation.text) ?? [];
  const { token } = await signInAs(server, { email, password: temporary });
  const body = { oldPassword: temporary, newPassword: PASSWORD };
  await call(`${server.url}/api/auth/change-password`, { body, headers: bearer({ token }) });
  return signInAs(server, { email, password: PASSWORD });
}

it("the sign-ins of one's own are listed, and all others ended at once", async () => {
  const other = await signInAs(server, admin);
  const { body } = await ask("/sessions", "GET");
  expect(body.email).toBe(admin.email);
  expect(body.sessions.filter(({ isThis }: { isThis: boolean }) => isThis)).toHaveLength(1);
  expect(body.sessions.length).toBeGreaterThan(1);
  expect((await ask("/sessions", "DELETE")).status).toBe(200);
  expect((await ask("/sessions", "GET", undefined, other)).status).toBe(401);
  expect((await ask("/sessions", "GET")).body.sessions).toHaveLength(1);
});

it("is turned on by password and code, asked for at signing in, and each code is good once", async () => {
  const other = await signInAs(server, admin);
  expect((await ask("/two-step", "GET")).body).toEqual({ isOn: false, since: null, codesLeft: 0 });
  expect((await ask("/two-step", "POST", { password: "Wrong-Password-1" })).status).toBe(400);
  const { secret, url } = (await ask("/two-step", "POST", { password: admin.password })).body;
  expect(url).toContain("otpauth://totp/");
  expect((await signIn()).status).toBe(200);
  expect((await ask("/two-step/confirm", "POST", { code: "000000" })).body.issues).toEqual([
    expect.objectContaining({ path: "code" }),
  ]);
  const at = Date.now();
  const confirmed = await ask("/two-step/confirm", "POST", { code: codeOf(secret, at) });
  const { recoveryCodes } = confirmed.body;
  expect(recoveryCodes).toHaveLength(8);
  expect((await ask("/two-step", "POST", { password: admin.password })).status).toBe(409);
  // All other devices are signed out; this one is not.
  expect((await ask("/two-step", "GET", undefined, other)).status).toBe(401);
  expect((await ask("/two-step", "GET")).body).toMatchObject({ isOn: true, codesLeft: 8 });

  const asked = await signIn();
  expect(asked).toMatchObject({ status: 401, body: { success: false, code: "two_step_required" } });
  expect(asked.text).not.toContain(secret);
  expect((await signIn({ code: "000000" })).body.code).toBe("two_step_wrong");
  // The confirmation used that half-minute's code up.
  expect((await signIn({ code: codeOf(secret, at) })).status).toBe(401);
  const next = codeOf(secret, at + 30_000);
  expect(statuses(await race(5, () => signIn({ code: next })))).toEqual({ 200: 1, 401: 4 });
  const [recovery = ""] = recoveryCodes;
  expect((await signIn({ code: recovery.toLowerCase().replaceAll("-", " ") })).status).toBe(200);
  expect((await signIn({ code: recovery })).status).toBe(401);
  expect((await ask("/two-step", "GET")).body.codesLeft).toBe(7);

  await eventually(async () => mails(server.dataDir).some(({ key }) => key.startsWith("two-step:")));
  const rows = await call(`${server.url}/api/user/data`, { headers: bearer(admin) });
  expect(rows.text).not.toContain(secret);

  expect((await ask("/two-step", "DELETE", { password: admin.password, code: "111111" })).status).toBe(400);
  expect((await ask("/two-step", "GET")).status).toBe(200);
  const ended = await ask("/two-step", "DELETE", { password: admin.password, code: recoveryCodes[1] });
  expect(ended.status).toBe(200);
  expect((await signIn()).status).toBe(200);
});

it("another admin turns it off for a user who has lost everything; of one who has none, that is said", async () => {
  const users = await ask("/users", "GET");
  const id = users.body.find(({ email }: { email: string }) => email === admin.email).id;
  expect((await ask(`/users/${id}/two-step`, "DELETE")).status).toBe(404);
  const { secret } = (await ask("/two-step", "POST", { password: admin.password })).body;
  await ask("/two-step/confirm", "POST", { code: codeOf(secret) });
  expect((await signIn()).status).toBe(401);
  expect((await ask(`/users/${id}/two-step`, "DELETE")).status).toBe(200);
  expect((await signIn()).status).toBe(200);
});

it("NextAuth's own call asks for the code as well", async () => {
  const { secret } = (await ask("/two-step", "POST", { password: admin.password })).body;
  await ask("/two-step/confirm", "POST", { code: codeOf(secret) });
  const start = await fetch(`${server.url}/api/auth/csrf`);
  const { csrfToken } = await start.json();
  const response = await fetch(`${server.url}/api/auth/callback/credentials`, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: start.headers.getSetCookie().join("; "), Origin: server.url },
    body: new URLSearchParams({ email: admin.email, password: admin.password, csrfToken, json: "true" }),
  });
  expect(response.headers.getSetCookie().join()).not.toMatch(/session-token=[^;]/);
});
