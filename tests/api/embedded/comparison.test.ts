import { randomUUID } from "node:crypto";
import { NOT_YET } from "@/lib/domain/comparison/messages";
import { bearer, registerUser } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { expectRefusal } from "@/tests/support/refusal";
import { eventually } from "@/tests/support/server";
import { submit, unlock } from "@/tests/support/submission";
import { withDashboard } from "@/tests/support/with-admin";

const { server, ask } = withDashboardOfItsOwn();

function withDashboardOfItsOwn() {
  const dashboard = withDashboard("as new");
  return {
    server: () => dashboard.server,
    ask: (...asked: Parameters<typeof dashboard.ask>) => dashboard.ask(...asked),
  };
}

const at = (path: string) => `${server().url}${path}`;
const comparison = (id: string) => call(at(`/api/assessments/${id}/comparison`));
const change = (id: string, body: unknown, headers = {}) =>
  call(at(`/api/assessments/${id}/comparison`), { method: "PUT", body, headers });
const cells = async () => (await ask("/comparisons")).body;
const unlocked = async (some: Record<string, unknown> = {}) => {
  const id = await submit(server().url, {
    executiveEmail: `ceo@${randomUUID()}.ca`,
    companyIndustry: "retail",
    ...some,
  });
  await unlock(server().url, id);
  return id;
};

describe("how a firm compares", () => {
  let id: string;

  it("is refused for what is locked or unknown; below eleven firms there is no figure, and the report says so", async () => {
    const locked = await submit(server().url);
    expectRefusal(await comparison(locked), 402);
    expectRefusal(await comparison(randomUUID()), 404);
    id = await unlocked();
    const { status, body } = await comparison(id);
    expect([status, body]).toEqual([200, { cell: null, reason: "too_few", leftOut: false }]);
    expect((await call(at(`/api/assessments/${id}/report`))).body.markdownReport).toContain(NOT_YET);
    expect((await call(at(`/summary/${id}`))).text).toContain("No comparison yet.");
  });

  it("an admin sees exact numbers and publishes, which another cannot and which is not done twice in 28 days", async () => {
    for (let turn = 0; turn < 10; turn += 1) await unlocked();
    await unlocked({ comparison: true });
    const before = await cells();
    expect(before).toMatchObject({ leftOut: 1 });
    expect(before.cells.find(({ key }: { key: string }) => key === "all")).toMatchObject({ n: 11 });
    const user = await registerUser(server());
    expectRefusal(await call(at("/api/admin/comparisons/publish"), { body: {}, headers: bearer(user) }), 403);
    expect((await ask("/comparisons/publish", { body: {} })).status).toBe(202);
    await eventually(async () => (await cells()).lastAt);
    const again = await ask("/comparisons/publish", { body: {} });
    expect([again.status, again.body.reason ?? again.body.code]).toEqual([409, "too_soon"]);
  });

  it("is then in the report, its text and the summary, and names no firm", async () => {
    const { body } = await comparison(id);
    expect(body).toMatchObject({ reason: "industry", cell: { key: "industry:retail", firms: 10 } });
    expect(JSON.stringify(body)).not.toMatch(/"n"|members|@/);
    const { text } = await call(at(`/report/${id}`), { headers: { accept: "text/html" } });
    expect(text).toContain("Retail, about 10 firms, last 24 months");
    const report = await call(at(`/api/assessments/${id}/report`));
    expect(report.body.markdownReport).toContain("Retail, about 10 firms, last 24 months");
    expect((await call(at(`/summary/${id}`))).text).toContain("How you compare: in the full report");
  });

  it("a firm is left out and counted again by its owner alone, and its page says which", async () => {
    expect((await change(id, { leftOut: true })).body).toMatchObject({ success: true, leftOut: true });
    expect((await comparison(id)).body.leftOut).toBe(true);
    expect((await cells()).leftOut).toBe(2);
    const { text } = await call(at(`/report/${id}`), { headers: { accept: "text/html" } });
    expect(text).toContain("Your firm is left out of figures that compare firms.");
    expect((await change(id, { leftOut: false })).body.leftOut).toBe(false);
    expectRefusal(await change(id, { leftOut: "no" }), 400);
    expectRefusal(await change(randomUUID(), { leftOut: true }), 404);
    const owner = await registerUser(server(), undefined, undefined);
    const owned = await call(at("/api/assessments"), {
      body: (await import("@/tests/support/submission")).submission(),
      headers: bearer(owner),
    });
    expectRefusal(await change(owned.body.assessmentId, { leftOut: true }), 403);
    const own = await change(owned.body.assessmentId, { leftOut: true }, bearer(owner));
    expect(own.status).toBe(200);
    const listed = await call(at("/api/user/assessments"), { headers: bearer(owner) });
    expect(listed.body.assessments[0]).toMatchObject({ isCounted: false });
  });
});
