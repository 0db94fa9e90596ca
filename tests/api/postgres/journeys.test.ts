import { bearer, freshEmail, registerUser, signInAsAdmin } from "@/tests/support/accounts";
import { call, retryOn503 } from "@/tests/support/client";
import { mails } from "@/tests/support/outbox";
import { eventually } from "@/tests/support/server";
import { shareOf, tokenIn } from "@/tests/support/shares";
import { pay, submit, submitOwned, unlock } from "@/tests/support/submission";
import { describeOnPostgres, sharedTwoServers, type TwoServers } from "@/tests/support/two-servers";

/** The ways through the product on PostgreSQL, each step on the other server; each store's promises are among the contracts. */
describeOnPostgres("from one end to the other, on PostgreSQL", () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await sharedTwoServers();
  });
  afterAll(() => servers?.stop());

  const reportOf = (id: string, on = 1) =>
    retryOn503(() => call(`${servers.url(on)}/api/assessments/${id}/report`));

  it("an executive submits, pays, reads the report, shares it, asks for a call, and gets the mail", async () => {
    const executiveEmail = freshEmail();
    const { id, device } = await submitOwned(servers.one.url, { executiveEmail });
    expect((await reportOf(id)).status).toBe(402);
    expect((await retryOn503(() => pay(servers.other.url, id))).body.success).toBe(true);
    expect((await reportOf(id, 0)).body.reportData.method.writer.name).toBe("playbook");
    expect((await call(`${servers.other.url}/report/${id}`)).text).toContain("Halden Creek Joinery Ltd.");
    const file = await retryOn503(() => call(`${servers.one.url}/api/assessments/${id}/report.pdf`));
    expect(file.text.slice(0, 5)).toBe("%PDF-");
    const shared = await retryOn503(() => shareOf(servers.one.url, id, { label: "Board" }, device));
    expect(shared.status).toBe(201);
    const reader = await call(`${servers.other.url}/s/${tokenIn(shared.body.url)}`);
    expect(reader.text).toContain("Halden Creek Joinery Ltd.");
    const asked = { phone_number: "+16042345678", assessment_id: id };
    expect((await call(`${servers.other.url}/api/call-request`, { body: asked })).status).toBeLessThan(300);
    await servers.waitForJobs();
    const sent = mails(servers.one.dataDir).filter(({ to }) => to === executiveEmail);
    expect(sent.map(({ key }) => key.split(":")[0])).toEqual(
      expect.arrayContaining(["receipt", "report-ready"]),
    );
    expect(sent.find(({ key }) => key === `report-ready:${id}`)?.attachments).toHaveLength(1);
  });

  it("a user takes an account, saves a report to it, downloads all of it, and deletes both", async () => {
    const { id, device } = await submitOwned(servers.one.url, { executiveEmail: freshEmail() });
    await unlock(servers.other.url, id);
    const user = await registerUser(servers.one, freshEmail(), id, device);
    const headers = bearer(user);
    const listed = await call(`${servers.other.url}/api/user/assessments`, { headers });
    expect(listed.text).toContain(id);
    const own = await call(`${servers.other.url}/api/user/data`, { headers });
    expect(own.text).toContain("Halden Creek Joinery Ltd.");
    expect(own.text).not.toContain("argon2id");
    const gone = await call(`${servers.one.url}/api/user`, {
      method: "DELETE",
      headers,
      body: { password: user.password, deleteAssessments: true },
    });
    expect(gone.status).toBe(200);
    expect((await call(`${servers.other.url}/api/user/assessments`, { headers })).status).toBe(401);
    expect((await call(`${servers.other.url}/api/assessments/${id}`)).status).toBe(404);
  });

  it("an admin finds a lead, works it, exports it, makes a coupon, and all of it is in the audit log", async () => {
    const headers = bearer(await signInAsAdmin(servers.one));
    const admin = (path: string, options: Parameters<typeof call>[1] = {}, on = 1) =>
      retryOn503(() => call(`${servers.url(on)}/api/admin${path}`, { ...options, headers }));
    const companyName = `Granite Point ${freshEmail().slice(7, 15)} Ltd.`;
    const id = await submit(servers.one.url, { companyName, executiveEmail: freshEmail() });
    await eventually(async () => {
      const { body } = await admin(`/assessments?q=${encodeURIComponent(companyName)}`);
      return body.assessments?.length === 1 && body.assessments[0].id === id;
    });
    const note = await admin(`/leads/${id}/notes`, { body: { text: "Called back." } });
    expect(note.status).toBeLessThan(300);
    expect((await admin(`/assessments/${id}/details`, {}, 0)).text).toContain("Called back.");
    const csv = await admin("/export?format=csv&type=comprehensive");
    expect(csv.text).toContain(companyName);
    const code = `SPRING-${id.slice(0, 8).toUpperCase()}`;
    expect((await admin("/coupons", { body: { code } })).status).toBe(201);
    await unlock(servers.other.url, id, code);
    const { body } = await admin("/audit?limit=50");
    expect(body.events.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(["coupon_created", "data_exported"]),
    );
  });
});
