import { isoDay } from "@/lib/domain/dates";
import { startOfDay } from "@/lib/domain/local-time";
import { bearer, registerUser } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { eventually } from "@/tests/support/server";
import { shareOf, tokenIn } from "@/tests/support/shares";
import { submit, submitOwned, unlock } from "@/tests/support/submission";
import { withDashboard } from "@/tests/support/with-admin";

const dashboard = withDashboard();
const make = (companyName: string, more: Record<string, unknown> = {}) =>
  submit(dashboard.server.url, { companyName, ...more });
const bulk = (body: unknown) => dashboard.ask("/leads/bulk", { body });
const details = async (id: string) => (await dashboard.ask(`/assessments/${id}/details`)).body;
const textsOf = ({ activity }: { activity: { text: string }[] }) => activity.map(({ text }) => text);

describe("many leads at once", () => {
  it("get stage and owner; what another has changed meanwhile, and what is deleted, is said and left alone", async () => {
    const [one, two, three] = [await make("Bulk One"), await make("Bulk Two"), await make("Bulk Three")];
    await dashboard.ask(`/leads/${two}`, { method: "PATCH", body: { status: "won", version: 0 } });
    await dashboard.ask(`/assessments/${three}`, { method: "DELETE" });
    const { status, body } = await bulk({
      ids: [one, two, three, one],
      change: { stage: "contacted", ownerId: dashboard.admin.id },
      versions: { [one]: 0, [two]: 0 },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      done: [one],
      notDone: [
        { id: two, reason: "Another admin has changed it in the meantime." },
        { id: three, reason: "It was deleted already." },
      ],
    });
    expect((await details(one)).work).toMatchObject({
      leadStatus: "contacted",
      leadOwnerId: dashboard.admin.id,
    });
    expect((await details(two)).work.leadStatus).toBe("won");
    expect(textsOf(await details(one))).toContain(
      `Stage: New → Contacted; Owner: Unassigned → ${dashboard.admin.email}`,
    );
  });

  it("are deleted only with their number typed, and a user who is no admin owns none", async () => {
    const ids = [await make("Bulk Gone A"), await make("Bulk Gone B")];
    for (const change of [
      { delete: true },
      { delete: true, confirm: 1 },
      { delete: true, confirm: 2, stage: "won" },
      {},
    ])
      expect((await bulk({ ids, change })).status).toBe(400);
    const user = await registerUser(dashboard.server);
    expect((await bulk({ ids, change: { ownerId: user.id } })).status).toBe(400);
    expect((await bulk({ ids: [], change: { stage: "won" } })).status).toBe(400);
    expect((await bulk({ ids, change: { delete: true, confirm: 2 } })).body).toEqual({
      done: ids,
      notDone: [],
    });
    for (const id of ids)
      expect((await call(`${dashboard.server.url}/api/assessments/${id}`)).status).toBe(404);
  });

  it("are exported alone", async () => {
    const id = await make("Picked Ltd.");
    await make("Picked Not Ltd.");
    const { body } = await dashboard.ask(`/export?format=json&type=standard&ids=${id}`);
    expect(body.data.map(({ companyName }: { companyName: string }) => companyName)).toEqual(["Picked Ltd."]);
  });
});

describe("a call that was logged", () => {
  it("closes what was asked for, moves a new lead on, and is in its history", async () => {
    const id = await make("Called Ltd.");
    await unlock(dashboard.server.url, id);
    const asked = { phone_number: "+16042345601", assessment_id: id, consent: true };
    expect((await call(`${dashboard.server.url}/api/call-request`, { body: asked })).status).toBe(202);
    const waiting = (await dashboard.ask("/today")).body;
    expect(waiting.callRequests.count).toBeGreaterThan(0);
    expect((await dashboard.ask("/assessments?call=waiting")).body.total).toBe(waiting.callRequests.count);
    expect(waiting.callFirst.map((lead: { id: string }) => lead.id)).toContain(id);

    const log = (outcome: string) => dashboard.ask(`/leads/${id}/calls`, { body: { outcome } });
    expect((await log("voicemail")).body.leadStatus).toBe("new");
    expect((await log("reached")).body.leadStatus).toBe("contacted");
    expect((await log("answered")).status).toBe(400);
    const lead = await details(id);
    expect(lead.callRequests[0].state).toBe("reached");
    expect(textsOf(lead)).toEqual(
      expect.arrayContaining([
        "Call logged: Voicemail",
        "Call logged: Reached",
        "Asked for a call",
        "Stage: New → Contacted",
      ]),
    );
    expect((await dashboard.ask("/today")).body.callRequests.count).toBe(waiting.callRequests.count - 1);
  });
});

it("downloads of the PDF are in its activity, once a day for each way; the admins' own are not", async () => {
  const { id, device } = await submitOwned(dashboard.server.url, { companyName: "Downloaded Ltd." });
  await unlock(dashboard.server.url, id);
  const pdf = (headers: Record<string, string> = {}) =>
    call(`${dashboard.server.url}/api/assessments/${id}/report.pdf`, { headers });
  const said = async () =>
    textsOf(await details(id))
      .filter((text) => /^(Downloaded|PDF)/.test(text))
      .sort();
  expect((await pdf(bearer(dashboard.admin))).status).toBe(200);
  for (const _ of ["once", "and again"]) expect((await pdf(device)).status).toBe(200);
  await eventually(async () => (await said()).length > 0);
  expect(await said()).toEqual(["Downloaded the PDF"]);
  const { url } = (await shareOf(dashboard.server.url, id, { label: "The board" }, device)).body;
  expect((await pdf()).status).toBe(200);
  expect((await call(`${dashboard.server.url}/api/shared/${tokenIn(url)}/report.pdf`)).status).toBe(200);
  await eventually(async () => (await said()).length === 3);
  expect(await said()).toEqual([
    "Downloaded the PDF",
    "PDF downloaded by a shared link",
    "PDF downloaded by the assessment's link",
  ]);
});

describe("today", () => {
  it("is its links' lists, to the one", async () => {
    const id = await make("Follow Ltd.");
    const day = isoDay(new Date());
    const patch = (body: unknown) => dashboard.ask(`/leads/${id}`, { method: "PATCH", body });
    const set = await patch({ ownerId: dashboard.admin.id, nextActionOn: day, version: 0 });
    expect(set.body).toMatchObject({ nextActionOn: day, version: 1 });
    const { body } = await dashboard.ask("/today");
    const total = async (query: string) => (await dashboard.ask(`/assessments?${query}`)).body.total;
    expect(await total("need=follow-up")).toBe(body.followUpsDue);
    expect(await total("need=starred")).toBe(body.starredWithoutOwner);
    expect(await total("owner=me")).toBe(body.mine);
    expect(await total(`unlocked=${body.unlockedYesterday.day}`)).toBe(body.unlockedYesterday.count);
    expect(body.weeks).toHaveLength(12);
    expect((await patch({ nextActionOn: isoDay(startOfDay(day, 1)), version: 1 })).status).toBe(200);
    expect((await dashboard.ask("/today")).body.followUpsDue).toBe(body.followUpsDue - 1);
    expect((await patch({ nextActionOn: "2026-02-30", version: 2 })).status).toBe(400);
  });
});

describe("saved views", () => {
  it("hold a query of the list and its count, for every admin, and are renamed and deleted", async () => {
    await make("Viewed Makers Ltd.");
    const made = await dashboard.ask("/views", {
      body: { name: " Makers ", query: "q=Viewed+Makers&page=4&tab=users&nothing=1&industry=wrong" },
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      name: "Makers",
      query: "q=Viewed+Makers",
      count: 1,
      createdBy: dashboard.admin.email,
    });
    expect((await dashboard.ask("/views", { body: { name: " ", query: "" } })).status).toBe(400);
    const at = `/views/${made.body.id}`;
    expect((await dashboard.ask(at, { method: "PATCH", body: { name: "Shops" } })).body.name).toBe("Shops");
    expect((await dashboard.ask("/views")).body.views).toContainEqual({ ...made.body, name: "Shops" });
    expect((await dashboard.ask(at, { method: "DELETE" })).body).toEqual({ success: true });
    expect((await dashboard.ask(at, { method: "DELETE" })).status).toBe(404);
  });
});

it("other assessments with the same email are shown with a lead", async () => {
  const executiveEmail = `${crypto.randomUUID()}@example.com`;
  const one = await make("Same One", { executiveEmail });
  const other = await make("Same Other", { executiveEmail: executiveEmail.toUpperCase() });
  expect((await details(one)).sameEmail).toMatchObject([{ id: other, companyName: "Same Other" }]);
  expect((await details(other)).sameEmail).toHaveLength(1);
});
