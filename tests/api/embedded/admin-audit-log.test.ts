import { bearer, registerUser } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { eventually } from "@/tests/support/server";
import { submit } from "@/tests/support/submission";
import { withDashboard } from "@/tests/support/with-admin";

const dashboard = withDashboard();

describe("the audit log", () => {
  it("shows who did what, by name; an admin's own export among it (T123)", async () => {
    const code = `LOG-${Date.now()}`;
    const coupon = (await dashboard.ask("/coupons", { body: { code, maxUses: 2 } })).body;
    await dashboard.ask(`/coupons/${coupon.id}`, { method: "PATCH", body: { isActive: false } });
    await registerUser(dashboard.server);
    const messages = () => dashboard.ask("/outbox?limit=1").then(({ body }) => body.messages);
    await eventually(async () => (await messages()).length > 0);
    await dashboard.ask(`/outbox/${(await messages())[0].id}`);
    await dashboard.ask("/setup-followup-questions", { body: {} });
    await dashboard.ask("/export?format=csv&type=standard");
    const { events } = (await dashboard.ask("/audit?limit=200")).body;
    const exported = events.find(({ action }: { action: string }) => action === "data_exported");
    expect(exported).toMatchObject({
      actorKind: "admin",
      actorName: "admin@example.com",
      targetKind: "export",
      targetId: "standard",
      outcome: "done",
      requestId: expect.any(String),
      meta: { format: "csv", type: "standard" },
    });
    const actions = new Set(events.map(({ action }: { action: string }) => action));
    for (const action of ["signed_in", "coupon_created", "coupon_switched_off", "mail_read", "setup_run"]) {
      expect(actions).toContain(action);
    }
    const coupons = events.filter(({ action }: { action: string }) => action === "coupon_created");
    expect(coupons.map(({ targetName }: { targetName: string }) => targetName)).toContain(code);
  });

  it("names the cohort and the view that a line is about, and finds them by that name", async () => {
    const code = `NAMED-${Date.now()}`;
    await dashboard.ask("/coupons", { body: { code } });
    const cohort = { name: `Evening ${code}`, couponCodes: [code], floor: 5 };
    const made = await dashboard.ask("/cohorts", { body: cohort });
    expect(made.status).toBe(201);
    const view = { name: `List ${code}`, query: "sort=score" };
    expect((await dashboard.ask("/views", { body: view })).status).toBe(201);
    const { events } = (await dashboard.ask(`/audit?q=${code}`)).body;
    const names = events.map(({ action, targetName }: Record<string, string>) => `${action}: ${targetName}`);
    expect(names).toEqual(
      expect.arrayContaining([`cohort_created: ${cohort.name}`, `view_saved: ${view.name}`]),
    );
    expect((await dashboard.ask(`/cohorts/${made.body.id}`, { method: "DELETE" })).status).toBe(200);
    const later: Record<string, string | boolean>[] = (await dashboard.ask("/audit?limit=200")).body.events;
    for (const action of ["cohort_created", "cohort_deleted"])
      expect(later).toContainEqual(
        expect.objectContaining({
          action,
          targetId: made.body.id,
          targetName: cohort.name,
          isDeleted: true,
        }),
      );
  });

  it("is paged and filtered by action, and takes no action that is not one", async () => {
    const first = (await dashboard.ask("/audit?limit=1")).body;
    const second = (await dashboard.ask("/audit?limit=1&page=2")).body;
    expect([first.hasMore, first.events.length]).toEqual([true, 1]);
    expect(second.events[0].id).not.toBe(first.events[0].id);
    const { events } = (await dashboard.ask("/audit?action=signed_in")).body;
    expect(new Set(events.map(({ action }: { action: string }) => action))).toEqual(new Set(["signed_in"]));
    expect((await dashboard.ask("/audit?action=dropped_tables")).status).toBe(400);
  });

  it("says what something was called that an admin has deleted, in all lines about it", async () => {
    const person = await registerUser(dashboard.server);
    await dashboard.ask(`/users/${person.id}`, { method: "DELETE" });
    const lead = await submit(dashboard.server.url, { companyName: "Deleted Joinery" });
    await dashboard.ask(`/assessments/${lead}/details`);
    await dashboard.ask(`/assessments/${lead}`, { method: "DELETE" });
    const { events } = (await dashboard.ask("/audit?limit=200")).body;
    const about = (id: string, action: string) =>
      events.find(
        (line: { targetId: string; action: string }) => line.targetId === id && line.action === action,
      );
    expect(about(person.id, "user_deleted")).toMatchObject({ targetName: person.email, isDeleted: true });
    for (const action of ["assessment_viewed", "assessment_deleted"])
      expect(about(lead, action)).toMatchObject({ targetName: "Deleted Joinery", isDeleted: true });
  });

  it("forgets the address of someone who deleted their own account", async () => {
    const person = await registerUser(dashboard.server);
    const response = await call(`${dashboard.server.url}/api/user`, {
      method: "DELETE",
      body: { password: person.password, deleteAssessments: true },
      headers: bearer(person),
    });
    expect(response.status).toBe(200);
    const { events, ...rest } = (await dashboard.ask("/audit?limit=200")).body;
    expect(JSON.stringify([events, rest])).not.toContain(person.email);
  });
});
