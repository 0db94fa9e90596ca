import { fromPage, registerUser } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { eventually } from "@/tests/support/server";
import { submit, submitOwned, unlock } from "@/tests/support/submission";
import { withDashboard } from "@/tests/support/with-admin";

const dashboard = withDashboard("as new");

const funnel = (days: number) => dashboard.ask(`/funnel?days=${days}`);

describe("the pages of the dashboard", () => {
  it.each([
    ["a visitor", () => ({})],
    ["a user", async () => fromPage(dashboard.server.url, await registerUser(dashboard.server))],
  ])("hold no lead's name for %s, however they are asked for (T08)", async (_, signedInAs) => {
    const id = await submit(dashboard.server.url, { companyName: "Unseen Harbour Ltd." });
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
        const address = `${dashboard.server.url}${door}${door.endsWith("/") ? id : ""}`;
        const { text } = await call(address, { headers: { ...who, ...trick } });
        expect(text).not.toContain("Unseen Harbour");
      }
  });

  it("show an admin the report and the brief", async () => {
    const id = await submit(dashboard.server.url, { companyName: "Seen Harbour Ltd." });
    await unlock(dashboard.server.url, id);
    const page = (path: string) =>
      call(`${dashboard.server.url}/admin/${path}/${id}`, { headers: { Cookie: dashboard.admin.cookie } });
    expect((await page("report")).text).toContain("Seen Harbour Ltd.");
    expect((await page("brief")).text).toContain("Seen Harbour Ltd.");
  });
});

describe("the funnel", () => {
  it("counts each visit and each assessment once at each step", async () => {
    const visitId = crypto.randomUUID();
    const say = (body: unknown) => call(`${dashboard.server.url}/api/funnel`, { body });
    for (const step of ["started", "started", "step_2"])
      expect((await say({ visitId, step })).status).toBe(202);
    for (const body of [{ visitId, step: "submitted" }, { visitId: "me", step: "started" }, {}])
      expect((await say(body)).status).toBe(400);
    const { id, device } = await submitOwned(dashboard.server.url);
    await unlock(dashboard.server.url, id);
    await registerUser(dashboard.server, undefined, id, device);
    await call(`${dashboard.server.url}/report/${id}`);
    await call(`${dashboard.server.url}/api/call-request`, {
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
