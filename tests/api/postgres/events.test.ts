import { signInAsAdmin } from "@/tests/support/accounts";
import { call, race } from "@/tests/support/client";
import { eventually, pause } from "@/tests/support/server";
import { startVendor, type Vendor } from "@/tests/support/stand-ins/vendor";
import { submit, unlock } from "@/tests/support/submission";
import { describeOnPostgres, startTwoServers, type TwoServers } from "@/tests/support/two-servers";

describeOnPostgres("events to the chapter's systems", () => {
  let servers: TwoServers;
  let crm: Vendor;
  beforeAll(async () => {
    crm = await startVendor(() => ({ status: 200, body: {} }));
    servers = await startTwoServers({
      EVENTS_URL: `${crm.url}/hooks`,
      EVENTS_SECRET: "a-secret-that-both-sides-know-of",
      EVENTS_ALLOW_PRIVATE: "true",
    });
  });
  afterAll(async () => {
    await servers?.stop();
    await crm?.stop();
  });
  beforeEach(() => crm.reset());

  const told = (id: string) =>
    crm.calls.map(({ body }) => JSON.parse(body)).filter(({ data }) => data.assessmentId === id);
  const typesOf = (id: string) =>
    told(id)
      .map(({ type }) => type)
      .sort();

  it("each is told once, whatever happens at once, with nothing of home in it", async () => {
    const id = await submit(servers.one.url, {
      householdAiUse: ["other"],
      householdAiUseOther: "Zanzibar trip",
    });
    await race(10, (turn) => unlock(servers.url(turn), id));
    const all = ["assessment.submitted", "lead.qualified", "report.ready", "report.unlocked"];
    await eventually(async () => typesOf(id).length >= all.length);
    await pause(1_500);
    expect(typesOf(id)).toEqual(all);
    expect(JSON.stringify(told(id))).not.toMatch(/zanzibar|household|child|confidence|friction|millwork/i);
    expect(new Set(told(id).map((event) => event.id)).size).toBe(all.length);
  });

  it("what was not taken is told later, under the same id; an admin sees it and can send it again", async () => {
    crm.behave({ mode: "refuse", status: 503 }, { times: 1, body: /Lost Letter/ });
    const id = await submit(servers.one.url, { executiveEmail: "", companyName: "Lost Letter Ltd." });
    await eventually(async () => told(id).length >= 1);
    await eventually(async () => told(id).length >= 2);
    const { token } = await signInAsAdmin(servers.one);
    const headers = { Authorization: `Bearer ${token}` };
    const read = async () => {
      const { body } = await call(`${servers.one.url}/api/admin/events`, { headers });
      return body.events.find((event: { assessmentId: string }) => event.assessmentId === id);
    };
    const event = await eventually(async () => {
      const found = await read();
      return found?.status === "delivered" ? found : null;
    });
    expect(event).toMatchObject({
      type: "assessment.submitted",
      companyName: "Lost Letter Ltd.",
      attempts: 2,
      lastAnswer: "taken",
    });
    const replay = await call(`${servers.one.url}/api/admin/events/${event.id}/replay`, {
      method: "POST",
      body: {},
      headers,
    });
    expect(replay.status).toBe(200);
    await eventually(async () => told(id).length >= 3);
    expect(new Set(told(id).map((each) => each.id))).toEqual(new Set([event.id]));
  });
});
