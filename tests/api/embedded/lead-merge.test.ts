import { isoDay, shortDate } from "@/lib/domain/dates";
import { startOfDay } from "@/lib/domain/local-time";
import { call } from "@/tests/support/client";
import { submit, unlock } from "@/tests/support/submission";
import { withDashboard } from "@/tests/support/with-admin";

const dashboard = withDashboard();
const email = () => `${crypto.randomUUID()}@example.com`;
const make = (companyName: string, executiveEmail: string) =>
  submit(dashboard.server.url, { companyName, executiveEmail });
const details = async (id: string) => (await dashboard.ask(`/assessments/${id}/details`)).body;
const list = async (query: string) => (await dashboard.ask(`/assessments?${query}`)).body;
const idsOf = ({ assessments }: { assessments: { id: string }[] }) => assessments.map(({ id }) => id).sort();
const seen = async (id: string) => ({ id, version: (await details(id)).work.version });
const merge = async (id: string, others: string[]) =>
  dashboard.ask(`/leads/${id}/merge`, {
    body: { version: (await seen(id)).version, others: await Promise.all(others.map(seen)) },
  });
const separate = async (id: string) =>
  dashboard.ask(`/leads/${id}/separate`, { body: { version: (await seen(id)).version } });
const textsOf = ({ activity }: { activity: { text: string }[] }) => activity.map(({ text }) => text);

describe("leads of one person", () => {
  it("are worked as one after a merge, found by a search, and two again after a separation", async () => {
    const word = `Merged ${crypto.randomUUID()}`;
    const address = email();
    const one = await make(`${word} One`, address);
    const two = await make(`${word} Two`, address.toUpperCase());
    const day = isoDay(startOfDay(isoDay(new Date()), 3));
    const work = { ownerId: dashboard.admin.id, nextActionOn: day, version: 0 };
    await dashboard.ask(`/leads/${two}`, { method: "PATCH", body: work });
    await dashboard.ask(`/leads/${two}/notes`, { body: { text: "Met at the spring evening" } });
    const before = await list("");

    expect((await merge(one, [two])).body).toEqual({ keptId: one, merged: [two] });
    const kept = await details(one);
    expect(kept.work).toMatchObject({
      leadOwnerId: dashboard.admin.id,
      nextActionOn: day,
      notes: [{ text: "Met at the spring evening", from: { id: two, companyName: `${word} Two` } }],
    });
    expect(kept.sameEmail).toMatchObject([{ id: two, mergedIntoId: one }]);
    expect(kept.mergedInto).toBeNull();
    expect((await details(two)).mergedInto).toMatchObject({ id: one, companyName: `${word} One` });
    expect(textsOf(kept)).toEqual(
      expect.arrayContaining([
        "Merged into this lead",
        "Note: Met at the spring evening",
        `Next action: none → ${shortDate(startOfDay(day))}; Owner: Unassigned → ${dashboard.admin.email}`,
      ]),
    );

    const after = await list("");
    expect(after.metrics).toEqual(before.metrics);
    expect(after.total).toBe(before.total - 1);
    const found = await list(new URLSearchParams({ q: word }).toString());
    expect(idsOf(found)).toEqual([one, two].sort());
    expect(idsOf(await list("kind=merged&limit=200"))).toContain(two);
    expect(idsOf(await list("owner=me&limit=200"))).not.toContain(two);
    expect(found.assessments.find(({ id }: { id: string }) => id === one)).toMatchObject({ mergedCount: 1 });
    const { body: exported } = await dashboard.ask(
      `/export?format=json&type=standard&${new URLSearchParams({ q: word })}`,
    );
    expect(exported.data).toHaveLength(2);

    expect((await separate(two)).body).toEqual({ success: true });
    expect((await separate(two)).body).toEqual({ success: true });
    expect(await list("")).toMatchObject({ total: before.total });
    expect((await details(two)).work).toMatchObject({
      leadOwnerId: dashboard.admin.id,
      nextActionOn: day,
    });
    expect((await details(one)).work.notes).toEqual([]);
    const audit = (await dashboard.ask("/audit?limit=200")).body.events.filter(
      ({ targetId, action }: { targetId: string; action: string }) =>
        targetId === two && /^lead_(merged|separated)$/.test(action),
    );
    expect(audit.map(({ action }: { action: string }) => action)).toEqual(["lead_separated", "lead_merged"]);
  });

  it("with another email, or as a sample, are not merged; asked again, nothing changes", async () => {
    const address = email();
    const one = await make("Refused One", address);
    const two = await make("Refused Two", address);
    const elsewhere = await make("Refused Three", email());
    const ask = (others: object[], version = 0) =>
      dashboard.ask(`/leads/${one}/merge`, { body: { version, others } });
    expect(await merge(one, [two, elsewhere])).toMatchObject({
      status: 400,
      body: { message: "Only leads with the same email can be merged." },
    });
    expect((await ask([{ id: crypto.randomUUID(), version: 0 }])).status).toBe(404);
    expect((await ask([])).status).toBe(400);
    expect((await ask([{ id: two }])).status).toBe(400);
    expect((await details(two)).mergedInto).toBeNull();
    expect((await ask([{ id: one, version: 7 }])).body).toEqual({ keptId: one, merged: [] });
    expect((await ask([{ id: two, version: 0 }])).body.merged).toEqual([two]);
    expect((await ask([{ id: two, version: 0 }])).body.merged).toEqual([]);
    // Into what is merged: into the one that is kept.
    const three = await make("Refused Four", address);
    expect((await merge(two, [three])).body).toEqual({ keptId: one, merged: [three] });
    // And what is merged into it moves along.
    const four = await make("Refused Five", address);
    expect((await merge(four, [one])).body).toEqual({ keptId: four, merged: [one] });
    expect((await details(three)).mergedInto.id).toBe(four);
    expect((await details(four)).sameEmail).toHaveLength(3);
  });

  it("seen before another admin's change, are not merged or separated", async () => {
    const address = email();
    const one = await make("Seen One", address);
    const two = await make("Seen Two", address);
    await dashboard.ask(`/leads/${two}`, { method: "PATCH", body: { status: "won", version: 0 } });
    const ask = (version: number) =>
      dashboard.ask(`/leads/${one}/merge`, { body: { version: 0, others: [{ id: two, version }] } });
    expect((await ask(0)).status).toBe(409);
    expect((await ask(1)).status).toBe(200);
    const stale = await dashboard.ask(`/leads/${two}/separate`, { body: { version: 1 } });
    expect(stale.status).toBe(409);
    expect((await details(two)).mergedInto.id).toBe(one);
  });

  it("while merged, one is not worked by itself, and what it asks for waits with the kept one", async () => {
    const address = email();
    const one = await make("Worked One", address);
    const two = await make("Worked Two", address);
    await unlock(dashboard.server.url, two);
    await merge(one, [two]);
    const { version } = await seen(two);
    const change = await dashboard.ask(`/leads/${two}`, {
      method: "PATCH",
      body: { status: "won", version },
    });
    expect(change).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("is merged into") },
    });
    expect((await dashboard.ask(`/leads/${two}/calls`, { body: { outcome: "reached" } })).status).toBe(409);
    const bulk = await dashboard.ask("/leads/bulk", {
      body: { ids: [one, two], change: { stage: "contacted" } },
    });
    expect(bulk.body).toMatchObject({
      done: [one],
      notDone: [{ id: two, reason: expect.stringContaining("is merged into") }],
    });
    const asked = { phone_number: "+16042345601", assessment_id: two, consent: true };
    expect((await call(`${dashboard.server.url}/api/call-request`, { body: asked })).status).toBe(202);
    const waiting = idsOf(await list("call=waiting&limit=200"));
    expect(waiting).toContain(one);
    expect(waiting).not.toContain(two);
    const { callFirst } = (await dashboard.ask("/today")).body;
    expect(callFirst.map(({ id }: { id: string }) => id)).not.toContain(two);
    await dashboard.ask(`/leads/${one}/calls`, { body: { outcome: "reached" } });
    expect(idsOf(await list("call=waiting&limit=200"))).not.toContain(one);
    // The person's own links and report are as they were.
    expect((await call(`${dashboard.server.url}/api/assessments/${two}/payment-status`)).body.isPaid).toBe(
      true,
    );
    expect((await call(`${dashboard.server.url}/api/assessments/${two}/report`)).status).toBe(200);
  });

  it("come back as they were where the kept one is deleted", async () => {
    const address = email();
    const one = await make("Deleted One", address);
    const two = await make("Deleted Two", address);
    await merge(one, [two]);
    expect((await dashboard.ask(`/assessments/${one}`, { method: "DELETE" })).status).toBe(200);
    expect((await details(two)).mergedInto).toBeNull();
    expect(idsOf(await list("limit=200"))).toContain(two);
  });
});
