import { isoDay } from "@/lib/domain/dates";
import { bearer, registerUser } from "@/tests/support/accounts";
import { call, race } from "@/tests/support/client";
import { eventually } from "@/tests/support/server";
import { redeem, submission, submit, unlock } from "@/tests/support/submission";
import { withDashboard } from "@/tests/support/with-admin";

const dashboard = withDashboard("as new");

describe("roadmaps", () => {
  it("are listed with their first 100 characters, and read in full by opening", async () => {
    const assessmentId = await submit(dashboard.server.url);
    const list = await eventually(async () => {
      const { body } = await dashboard.ask("/roadmaps");
      return body.roadmaps.length === 1 && body;
    });
    expect(list).toMatchObject({ page: 1, limit: 50, total: 1, hasMore: false });
    const [line] = list.roadmaps;
    expect(line).toMatchObject({ assessmentId, companyName: "Halden Creek Joinery Ltd." });
    expect(line.preview).toHaveLength(100);
    const { roadmap } = (await dashboard.ask(`/roadmaps/${line.id}`)).body;
    expect(roadmap.content.executiveSummary.startsWith(line.preview)).toBe(true);
    expect((await dashboard.ask(`/roadmaps/${crypto.randomUUID()}`)).status).toBe(404);
  });
});

describe("coupons", () => {
  const make = (body: Record<string, unknown>) => dashboard.ask("/coupons", { body });

  it("are made once, work whatever their case, and can be switched off and on", async () => {
    const made = await make({
      code: " spring-26 ",
      maxUses: 2,
      expiresAt: "2099-12-31",
      description: "Spring",
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ code: "SPRING-26", maxUses: 2, usedCount: 0, isActive: true });
    expect(made.body.expiresAt).toBe("2100-01-01T06:59:59.999Z");
    expect((await make({ code: "Spring-26" })).status).toBe(409);

    const patch = (body: unknown) => dashboard.ask(`/coupons/${made.body.id}`, { method: "PATCH", body });
    expect((await patch({ isActive: false })).body.isActive).toBe(false);
    expect((await redeem(dashboard.server.url, await submit(dashboard.server.url), "spring-26")).status).toBe(
      400,
    );
    expect((await patch({ isActive: true })).body).toMatchObject({ isActive: true, maxUses: 2 });
    expect((await redeem(dashboard.server.url, await submit(dashboard.server.url), "sPrInG-26")).status).toBe(
      200,
    );
    expect((await patch({ maxUses: 1, expiresAt: null })).body).toMatchObject({
      maxUses: 1,
      expiresAt: null,
    });
    expect((await redeem(dashboard.server.url, await submit(dashboard.server.url), "SPRING-26")).status).toBe(
      400,
    );
    const listed = (await dashboard.ask("/coupons")).body.coupons.find(
      ({ id }: { id: string }) => id === made.body.id,
    );
    expect(listed).toMatchObject({ usedCount: 1, description: "Spring" });
  });

  it.each([
    [{ code: "" }, "code"],
    [{ code: "A B" }, "code"],
    [{ code: "A,B" }, "code"],
    [{ code: "=SUM" }, "code"],
    [{ code: "X".repeat(65) }, "code"],
    [{ code: "GOOD", maxUses: 0 }, "maxUses"],
    [{ code: "GOOD", maxUses: 1.5 }, "maxUses"],
    [{ code: "GOOD", maxUses: "5" }, "maxUses"],
    [{ code: "GOOD", expiresAt: "soon" }, "expiresAt"],
    [{ code: "GOOD", expiresAt: "2026-13-01" }, "expiresAt"],
    [{ code: "GOOD", expiresAt: "2020-01-01" }, "expiresAt"],
  ])("are refused as %j", async (body, path) => {
    const response = await make(body);
    expect(response.status).toBe(400);
    expect(response.body.issues[0].path).toBe(path);
    expect(response.body.message).not.toBe("");
  });

  it("cannot be given a last day that is over, not afterwards either; today is not over", async () => {
    const { id } = (await make({ code: "TODAY", expiresAt: isoDay(new Date()) })).body;
    const patch = (body: unknown) => dashboard.ask(`/coupons/${id}`, { method: "PATCH", body });
    const past = await patch({ expiresAt: "2020-01-01" });
    expect([past.status, past.body.message]).toEqual([
      400,
      "This date has passed. Please choose today or a later date.",
    ]);
    expect((await patch({ description: "For tonight" })).status).toBe(200);
  });

  it("switched off by a double press are switched off once, in the log as well", async () => {
    const { id } = (await make({ code: "DOUBLE" })).body;
    await race(4, () => dashboard.ask(`/coupons/${id}`, { method: "PATCH", body: { isActive: false } }));
    const { events } = (await dashboard.ask("/audit?action=coupon_switched_off&limit=200")).body;
    expect(events.filter(({ targetId }: { targetId: string }) => targetId === id)).toHaveLength(1);
  });

  it("that do not exist cannot be changed", async () => {
    const response = await dashboard.ask(`/coupons/${crypto.randomUUID()}`, {
      method: "PATCH",
      body: { isActive: false },
    });
    expect(response.status).toBe(404);
  });
});

describe("the outbox", () => {
  it("lists the kept messages and reads one whole, with its files as downloads", async () => {
    const id = await submit(dashboard.server.url, { executiveEmail: "reader@example.com" });
    await unlock(dashboard.server.url, id);
    const line = await eventually(async () =>
      (await dashboard.ask("/outbox?limit=200")).body.messages.find(
        ({ to, attachments }: { to: string; attachments: number }) =>
          to === "reader@example.com" && attachments > 0,
      ),
    );
    const { message } = (await dashboard.ask(`/outbox/${line.id}`)).body;
    expect(message.html).toContain("<html");
    expect(message.text).toContain("http");
    expect(message.attachments[0]).toMatchObject({ contentType: "application/pdf" });
    const reads = async () =>
      (await dashboard.ask("/audit?action=mail_read&limit=200")).body.events.filter(
        ({ targetId }: { targetId: string }) => targetId === line.id,
      ).length;
    expect(await reads()).toBe(1);
    const file = await dashboard.ask(`/outbox/${line.id}/attachments/0`);
    expect(await reads()).toBe(2);
    expect(file.headers.get("content-type")).toBe("application/octet-stream");
    expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="AI-readiness-report/);
    expect(file.text.startsWith("%PDF")).toBe(true);
    expect((await dashboard.ask(`/outbox/${line.id}/attachments/1`)).status).toBe(404);
  });

  it("keeps messages under fixed names inside its folder, and gives out nothing else (T84)", async () => {
    const mistyped = submission({ executiveEmail: "../../x@y.zz" });
    expect((await call(`${dashboard.server.url}/api/assessments`, { body: mistyped })).status).toBe(400);
    await submit(dashboard.server.url, { companyName: "../../../etc/passwd" });
    for (const path of ["..%2F..%2Fadmin-password.txt", "x".repeat(64), "0".repeat(64)]) {
      expect((await dashboard.ask(`/outbox/${path}`)).status).toBe(404);
    }
    for (const path of ["/.data/outbox", "/.env", "/.git/HEAD", "/outbox"]) {
      expect((await call(`${dashboard.server.url}${path}`)).status).toBe(404);
    }
    const user = await registerUser(dashboard.server);
    expect((await call(`${dashboard.server.url}/api/admin/outbox`)).status).toBe(401);
    expect((await call(`${dashboard.server.url}/api/admin/outbox`, { headers: bearer(user) })).status).toBe(
      403,
    );
    for (const cookie of ["", user.cookie]) {
      const headers = { Cookie: cookie };
      const page = await call(`${dashboard.server.url}/admin/outbox`, { headers });
      expect([302, 303, 307, 308]).toContain(page.status);
    }
  });
});

describe("Setup Production", () => {
  it("has nothing to do where each assessment has its questions", async () => {
    await eventually(async () => {
      const { totalAssessments, withQuestions } = (await dashboard.ask("/setup-followup-questions")).body;
      return totalAssessments === withQuestions;
    });
    const response = await dashboard.ask("/setup-followup-questions", { body: {} });
    expect(response.body).toEqual({
      message: "All assessments now have follow-up questions.",
      totalAssessments: expect.any(Number),
      questionsGenerated: 0,
    });
    const stopped = await dashboard.ask("/setup-followup-questions", { method: "DELETE" });
    expect(stopped.body).toMatchObject({ missing: 0, queued: 0, isRunning: false, estimatedCostUsd: 0 });
    expect((await dashboard.ask("/audit?action=setup_stopped")).body.events).toEqual([]);
  });
});

describe("failed jobs", () => {
  it("are none here, and one that is not there is not tried again", async () => {
    expect((await dashboard.ask("/jobs")).body).toEqual({ jobs: [] });
    expect((await dashboard.ask(`/jobs/${crypto.randomUUID()}/retry`, { body: {} })).status).toBe(404);
  });
});

it("more than a few exports at once are told to wait, and only those that began are written down (T65, T123)", async () => {
  const recorded = async () =>
    (await dashboard.ask("/audit?action=data_exported&limit=200")).body.events.length as number;
  const before = await recorded();
  const responses = await race(6, () => dashboard.ask("/export?format=json&type=comprehensive"));
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  for (const { status } of responses) expect([200, 429]).toContain(status);
  expect((await recorded()) - before).toBe(responses.filter(({ status }) => status === 200).length);
});
