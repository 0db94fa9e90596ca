import { bearer, fromPage, type Person, registerUser, signInAsAdmin } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { eventually, type RunningServer, startServer, stopServers } from "@/tests/support/server";
import { redeem, submit } from "@/tests/support/submission";

jest.setTimeout(120_000);

let server: RunningServer;
let admin: Person;
beforeAll(async () => {
  server = await startServer();
  admin = await signInAsAdmin(server);
});
afterAll(() => stopServers(server));

const funnel = (days: number) =>
  call(`${server.url}/api/admin/funnel?days=${days}`, { headers: bearer(admin) });

describe("the pages of the desk", () => {
  it.each([
    ["nobody", () => ({})],
    ["a user", async () => fromPage(server.url, await registerUser(server))],
  ])("hold no lead's name for %s, however they are asked for (T08)", async (_, signedInAs) => {
    const id = await submit(server.url, { companyName: "Unseen Harbour Ltd." });
    const who = await signedInAs();
    const doors = [
      "/admin",
      "/admin/report/",
      "/admin/brief/",
      "//admin/report/",
      "/%61dmin/report/",
      "/ADMIN/report/",
    ];
    const tricks: Record<string, string>[] = [
      {},
      { RSC: "1" },
      { RSC: "1", "Next-Router-Prefetch": "1" },
      { "x-nextjs-data": "1" },
      { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
      { "x-middleware-subrequest": "src/middleware" },
    ];
    for (const door of doors)
      for (const trick of tricks) {
        const address = `${server.url}${door}${door.endsWith("/") ? id : ""}`;
        const { text } = await call(address, { headers: { ...who, ...trick } });
        expect(text).not.toContain("Unseen Harbour");
      }
  });

  it("show an admin the report and the brief", async () => {
    const id = await submit(server.url, { companyName: "Seen Harbour Ltd." });
    const page = (path: string) =>
      call(`${server.url}/admin/${path}/${id}`, { headers: { Cookie: admin.cookie } });
    expect((await page("report")).text).toContain("Seen Harbour Ltd.");
    expect((await page("brief")).text).toContain("Seen Harbour Ltd.");
  });
});

describe("the funnel", () => {
  it("counts each visit and each assessment once at each step", async () => {
    const visitId = crypto.randomUUID();
    const say = (body: unknown) => call(`${server.url}/api/funnel`, { body });
    for (const step of ["started", "started", "step_2"])
      expect((await say({ visitId, step })).status).toBe(202);
    for (const body of [{ visitId, step: "submitted" }, { visitId: "me", step: "started" }, {}])
      expect((await say(body)).status).toBe(400);
    const id = await submit(server.url);
    await redeem(server.url, id);
    await registerUser(server, undefined, id);
    await call(`${server.url}/report/${id}`);
    await call(`${server.url}/api/call-request`, {
      body: { phone_number: "+16042345699", assessment_id: id },
    });
    const counted = await eventually(async () => {
      const { counts } = (await funnel(7)).body;
      const found = Object.fromEntries(
        counts.map((each: { step: string; count: number }) => [each.step, each.count]),
      );
      return found.report_opened >= 1 && found;
    });
    expect(counted).toMatchObject({ started: 1, step_2: 1, account_made: 1, call_asked: 1 });
    expect(counted.submitted).toBeGreaterThan(0);
    expect((await funnel(8)).status).toBe(400);
  });
});
