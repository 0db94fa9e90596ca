import { bearer, registerUser, signInAsAdmin, verify } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import type { RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";

let server: RunningServer;
let url: string;
beforeAll(async () => {
  server = await sharedServer();
  url = server.url;
});

describe("the admin", () => {
  it("signs in with the password that was made at the first start", async () => {
    const admin = await signInAsAdmin(server);
    expect((await verify(server, bearer(admin))).body.user.role).toBe("admin");
  });

  it("pages are the admins' own, however their address is spelt (T08)", async () => {
    const user = await registerUser(server);
    const ways: Record<string, string>[] = [
      {},
      { Cookie: user.cookie },
      { RSC: "1" },
      { "x-middleware-subrequest": "middleware:middleware:middleware" },
      { "x-nextjs-data": "1" },
      { "Next-Router-Prefetch": "1", RSC: "1" },
    ];
    for (const path of [
      "/admin",
      "/admin/report/x",
      "//admin",
      "/%61dmin",
      "/ADMIN",
      "/admin.rsc",
      "/admin?_rsc=1",
    ]) {
      for (const headers of ways) {
        const response = await call(`${url}${path}`, { headers });
        expect([307, 308, 404]).toContain(response.status);
      }
    }
    const { headers } = await call(`${url}/admin?assessment=1`);
    const target = new URL(headers.get("location") ?? "", url);
    expect(target.pathname).toBe("/login");
    expect(target.searchParams.get("callbackUrl")).toBe("/admin?assessment=1");
  });

  it("calls say 401 to a visitor and 403 to a user, also those that do not exist (T07)", async () => {
    const user = await registerUser(server);
    const path = `${url}/api/admin/nope?token=${user.token}`;
    expect((await call(path)).status).toBe(401);
    expect((await call(path, { headers: bearer(user) })).status).toBe(403);
    expect((await call(path, { headers: bearer(await signInAsAdmin(server)) })).status).toBe(404);
  });
});
