import { decode, encode } from "next-auth/jwt";
import {
  bearer,
  freshEmail,
  PASSWORD,
  type Person,
  registerUser,
  secretOf,
  signInAsAdmin,
} from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { type RunningServer, startServer, stopServers } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";

const HOUR = 60 * 60;
const now = () => Math.floor(Date.now() / 1000);

let server: RunningServer;
let secure: RunningServer;
let secret: string;
beforeAll(async () => {
  [server, secure] = await Promise.all([
    sharedServer(),
    startServer({ NEXTAUTH_URL: "https://readiness.example" }),
  ]);
  secret = secretOf(server);
});
afterAll(() => stopServers(secure));

const verify = (token: string) =>
  call(`${server.url}/api/auth/verify`, { headers: { Authorization: `Bearer ${token}` } });
const claimsOf = async ({ token }: Person) => {
  const claims = await decode({ token, secret });
  if (claims === null) throw new Error("The token is not NextAuth's.");
  return claims;
};

it("is the kind of token that NextAuth makes, and says nothing of a role", async () => {
  const person = await registerUser(server);
  const claims = await claimsOf(person);
  expect(claims).toMatchObject({ purpose: "session", sub: person.id, ver: 0 });
  expect(JSON.stringify(claims)).not.toMatch(/role|admin|@/);
});

it("is believed whatever the case of the scheme's name", async () => {
  const { token } = await registerUser(server);
  for (const scheme of ["bearer", "BEARER", "Bearer"]) {
    const headers = { Authorization: `${scheme} ${token}` };
    expect((await call(`${server.url}/api/auth/verify`, { headers })).status).toBe(200);
  }
});

it("made with our secret for another purpose, or with another secret, it is no user's (T31)", async () => {
  const person = await registerUser(server);
  const { purpose, sub, sid, ver, end } = await claimsOf(person);
  const good = { purpose, sub, sid, ver, end };
  const make = (token: object, more = {}) => encode({ token: { ...token }, secret, maxAge: HOUR, ...more });
  expect((await verify(await make(good))).status).toBe(200);
  const bad = [
    await make({ ...good, purpose: "unsubscribe" }),
    await make({ ...good, ver: undefined }),
    await make({ ...good, ver: 1 }),
    await make({ ...good, sid: person.id }),
    await make({ ...good, end: now() - 1 }),
    await make({ sub, id: sub, role: "admin" }),
    await make(good, { secret: "another-secret-of-more-than-thirty-two-characters" }),
    await make(good, { salt: "next-auth.csrf-token" }),
    await make(good, { maxAge: -HOUR }),
  ];
  for (const token of bad) expect((await verify(token)).status).toBe(401);
  const csrf = await call(`${server.url}/api/auth/csrf`);
  const value = /csrf-token=([^;]+)/.exec(csrf.headers.getSetCookie().join(";"))?.[1] ?? "";
  expect((await verify(value)).status).toBe(401);
  const asSession = await call(`${server.url}/api/auth/verify`, {
    headers: { Cookie: `next-auth.session-token=${value}` },
  });
  expect(asSession.status).toBe(401);
});

it("lives twelve hours for an admin and thirty days for a user, however it is renewed (T32)", async () => {
  const [user, admin] = [await registerUser(server), await signInAsAdmin(server)];
  for (const [person, hours] of [
    [user, 30 * 24],
    [admin, 12],
  ] as const) {
    const { exp, end } = await claimsOf(person);
    expect(Number(exp) - now()).toBeLessThanOrEqual(hours * HOUR);
    expect(Number(exp) - now()).toBeGreaterThan((hours - 1) * HOUR);
    const renewed = await call(`${server.url}/api/auth/session`, { headers: { Cookie: person.cookie } });
    const token = /session-token=([^;]+)/.exec(renewed.headers.getSetCookie().join(";"))?.[1] ?? "";
    expect((await decode({ token, secret }))?.end).toBe(end);
    expect(new Date(renewed.body.expires).getTime() / 1000).toBe(end);
  }
});

it("its cookie is for this host and for http alone, and Secure wherever we are on https (T94)", async () => {
  const body = { email: freshEmail(), password: PASSWORD };
  const plain = await call(`${server.url}/api/auth/register`, { body });
  const [cookie = ""] = plain.headers.getSetCookie();
  expect(cookie).toMatch(
    /^next-auth\.session-token=[\w.-]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
  );

  const headers = { "X-Forwarded-Proto": "http" };
  const safe = await call(`${secure.url}/api/auth/register`, { body, headers });
  const cookies = safe.headers.getSetCookie();
  expect(cookies[0]).toMatch(/^__Secure-next-auth\.session-token=.*; HttpOnly; SameSite=Lax; Secure$/);
  expect(cookies[1]).toMatch(/^__Host-known-device=.*; Secure$/);
  expect(cookies.join()).not.toContain("Domain");
  const csrf = await call(`${secure.url}/api/auth/csrf`, { headers });
  expect(csrf.headers.getSetCookie().join()).toMatch(/__Host-next-auth\.csrf-token=.*Secure/);
  const asked = await call(`${secure.url}/api/auth/session`, {
    headers: { ...headers, Cookie: cookies[0]?.split(";")[0] ?? "" },
  });
  expect(asked.body.user.email).toBe(body.email);
});

it("two authorizations at once are none", async () => {
  const person = await registerUser(server);
  const both = `${bearer(person).Authorization}, ${bearer(person).Authorization}`;
  const { status } = await call(`${server.url}/api/auth/verify`, { headers: { Authorization: both } });
  expect(status).toBe(401);
});
