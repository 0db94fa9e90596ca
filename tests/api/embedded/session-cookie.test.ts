import { bearer, fromPage, PASSWORD, registerUser, verify } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import type { RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";

let server: RunningServer;
let url: string;
beforeAll(async () => {
  server = await sharedServer();
  url = server.url;
});

describe("NextAuth's own calls", () => {
  async function csrf(cookie = "") {
    const response = await call(`${url}/api/auth/csrf`, { headers: { Cookie: cookie } });
    const own = response.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    return { csrfToken: response.body.csrfToken, cookie: [cookie, own].filter(Boolean).join("; ") };
  }

  it("know the session that the product's own sign-in began", async () => {
    const person = await registerUser(server);
    const { body } = await call(`${url}/api/auth/session`, { headers: { Cookie: person.cookie } });
    expect(body.user).toEqual({ id: person.id, email: person.email, role: "user" });
    expect((await call(`${url}/api/auth/session`)).body).toEqual({});
    expect((await call(`${url}/api/auth/providers`)).body.credentials.type).toBe("credentials");
  });

  it("refuse a change of the session without their own token, in the shape of every refusal", async () => {
    const { csrfToken } = await csrf();
    for (const body of [{}, { csrfToken: "x" }, { csrfToken, data: { role: "admin" } }]) {
      const response = await call(`${url}/api/auth/session`, { body });
      expect(response).toMatchObject({ status: 400, body: { code: "invalid", error: expect.any(String) } });
    }
  });

  it("sign in with the same credentials, under the same limit (T25c)", async () => {
    const { email } = await registerUser(server);
    const { csrfToken, cookie } = await csrf();
    const attempt = (password: string) =>
      call(`${url}/api/auth/callback/credentials`, {
        body: { csrfToken, email, password, json: "true" },
        headers: { Cookie: cookie },
      });
    const good = await attempt(PASSWORD);
    expect(good.status).toBe(200);
    const session = good.headers.getSetCookie().find((line) => line.includes("session-token"));
    expect((await verify(server, { Cookie: session?.split(";")[0] ?? "" })).body.user.email).toBe(email);
    for (let turn = 0; turn < 10; turn += 1) expect((await attempt("Wrong-1-pass")).status).toBe(401);
    expect((await attempt("Wrong-1-pass")).status).toBe(429);
    const { status, headers } = await call(`${url}/api/auth/login`, { body: { email, password: PASSWORD } });
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(900);
  });

  it("take no role from the browser (T13)", async () => {
    const person = await registerUser(server);
    const { csrfToken, cookie } = await csrf(person.cookie);
    const data = { role: "admin", user: { role: "admin" }, claims: { sub: "x" }, tokenVersion: 0 };
    const updated = await call(`${url}/api/auth/session`, {
      body: { csrfToken, data },
      headers: { Cookie: cookie },
    });
    const renewed = updated.headers.getSetCookie().find((line) => line.includes("session-token"));
    const headers = { Cookie: renewed?.split(";")[0] ?? "" };
    expect((await verify(server, headers)).body.user).toMatchObject({ id: person.id, role: "user" });
    expect((await call(`${url}/api/admin/nothing`, { headers })).status).toBe(403);
  });

  it("sign out for good (T17)", async () => {
    const person = await registerUser(server);
    const { csrfToken, cookie } = await csrf(person.cookie);
    await call(`${url}/api/auth/signout`, { body: { csrfToken, json: "true" }, headers: { Cookie: cookie } });
    expect((await verify(server, bearer(person))).status).toBe(401);
    expect((await call(`${url}/api/auth/session`, { headers: { Cookie: person.cookie } })).body).toEqual({});
  });

  it.each(["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
    "never lead to %s (T98)",
    async (callbackUrl) => {
      const { csrfToken, cookie } = await csrf();
      const body = { csrfToken, callbackUrl, json: "true" };
      const response = await call(`${url}/api/auth/signout`, { body, headers: { Cookie: cookie } });
      expect(response.status).toBeLessThan(400);
      expect(new URL(response.body.url, url).origin).toBe(url);
    },
  );

  it.each(["../../../etc/passwd", "javascript:alert(1)", "https://[", "//[", "-"])(
    "go on where the way back is %s, in the address or in a cookie (T54)",
    async (wayBack) => {
      const { csrfToken, cookie } = await csrf();
      const query = new URLSearchParams({ callbackUrl: wayBack });
      const address = `${url}/api/auth/signout?${query}`;
      const body = { csrfToken, json: "true" };
      expect((await call(address, { body, headers: { Cookie: cookie } })).status).toBe(200);
      const kept = `next-auth.callback-url=${encodeURIComponent(wayBack)}`;
      expect(
        (await call(`${url}/api/auth/session`, { headers: { Cookie: `${kept}; ${cookie}` } })).status,
      ).toBe(200);
    },
  );
});

describe("changes that ride on the cookie", () => {
  it("come from our own pages or not at all (T95)", async () => {
    const person = await registerUser(server);
    const attempts: [Record<string, string>, number][] = [
      [{ Cookie: person.cookie, Origin: "https://evil.example" }, 403],
      [{ Cookie: person.cookie, Origin: "null" }, 403],
      [{ Cookie: person.cookie, "Sec-Fetch-Site": "cross-site" }, 403],
      [{ Cookie: person.cookie, Origin: url, "Content-Type": "text/plain" }, 415],
      [fromPage(url, person), 404],
    ];
    for (const [headers, status] of attempts) {
      const body = { assessmentId: "3f6d2c1e-7a4b-4e0f-9c55-0d8a4b7e21aa" };
      expect((await call(`${url}/api/user/link-assessment`, { body, headers })).status).toBe(status);
    }
  });
});
