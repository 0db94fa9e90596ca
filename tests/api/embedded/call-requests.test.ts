import { registerUser } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { parseCsv } from "@/tests/support/csv";
import { submit, unlock } from "@/tests/support/submission";
import { withDashboard } from "@/tests/support/with-admin";

const dashboard = withDashboard("as new");
const NUMBER = "+16042345601";

/** An unlocked assessment whose executive asked to be called. */
async function asked(companyName: string, phone_number = NUMBER): Promise<string> {
  const id = await submit(dashboard.server.url, { companyName });
  await unlock(dashboard.server.url, id);
  const body = { phone_number, assessment_id: id };
  expect((await call(`${dashboard.server.url}/api/call-request`, { body })).status).toBe(202);
  return id;
}
const waiting = async (query = "") => (await dashboard.ask(`/call-requests${query}`)).body.callRequests;
const requestOf = async (assessmentId: string) =>
  (await waiting()).find((row: { assessmentId: string }) => row.assessmentId === assessmentId);
const change = (id: string, state: string) =>
  dashboard.ask(`/call-requests/${id}`, { method: "PATCH", body: { state } });
const inList = async (query: string) => (await dashboard.ask(`/assessments?${query}`)).body.assessments;

describe("call requests", () => {
  it("are listed with number, name and time, those that wait first, the longest first", async () => {
    expect(await waiting()).toEqual([]);
    const first = await asked("First Asked Ltd.");
    const second = await asked("Second Asked Ltd.", "+16042345602");
    const rows = await waiting();
    expect(rows.map((row: { assessmentId: string }) => row.assessmentId)).toEqual([first, second]);
    expect(rows[0]).toEqual({
      id: expect.any(String),
      assessmentId: first,
      companyName: "First Asked Ltd.",
      executiveName: "Margaret Osei",
      phoneNumber: NUMBER,
      requestedAt: expect.any(String),
      state: "waiting",
      handledBy: null,
      handledAt: null,
    });
    await change(rows[0].id, "done");
    expect((await waiting()).map((row: { state: string }) => row.state)).toEqual(["waiting", "done"]);
    expect((await waiting("?state=done")).map((row: { assessmentId: string }) => row.assessmentId)).toEqual([
      first,
    ]);
    expect((await dashboard.ask("/call-requests?state=gone")).status).toBe(400);
  });

  it("are handled: state, who and when are kept, the lead shows them, and waiting again forgets who", async () => {
    const id = await asked("Handled Ltd.", "+16042345603");
    const request = await requestOf(id);
    const voicemail = await change(request.id, "voicemail");
    expect(voicemail.status).toBe(200);
    expect(voicemail.body).toMatchObject({ state: "voicemail", handledBy: dashboard.admin.email });
    expect(Date.parse(voicemail.body.handledAt)).toBeGreaterThanOrEqual(Date.parse(request.requestedAt));

    const { callRequests } = (await dashboard.ask(`/assessments/${id}/details`)).body;
    expect(callRequests).toEqual([
      {
        id: request.id,
        phoneNumber: "+16042345603",
        requestedAt: request.requestedAt,
        state: "voicemail",
        handledBy: dashboard.admin.email,
        handledAt: voicemail.body.handledAt,
        // The voice service's own word stays what it was: here a person calls.
        voice: "waiting",
      },
    ]);
    expect((await change(request.id, "waiting")).body).toMatchObject({
      state: "waiting",
      handledBy: null,
      handledAt: null,
    });
    for (const state of ["", "called", null])
      expect((await change(request.id, String(state))).status).toBe(400);
    expect((await change(crypto.randomUUID(), "done")).status).toBe(404);
  });

  it("stand on the lead's row and are a filter; the one that is still open comes before a newer one", async () => {
    const id = await asked("Filtered Calls Ltd.", "+16042345604");
    await submit(dashboard.server.url, { companyName: "Never Asked Ltd." });
    const early = await requestOf(id);
    await call(`${dashboard.server.url}/api/call-request`, {
      body: { phone_number: "+16042345605", assessment_id: id },
    });
    const late = (await waiting()).find(
      (row: { assessmentId: string; id: string }) => row.assessmentId === id && row.id !== early.id,
    );
    await change(late.id, "reached");
    expect((await inList("call=waiting&q=Filtered+Calls"))[0].callRequest).toEqual({
      state: "waiting",
      requestedAt: early.requestedAt,
    });
    await change(early.id, "done");
    expect(await inList("call=waiting&q=Filtered+Calls")).toEqual([]);
    expect((await inList("call=requested&q=Filtered+Calls"))[0].callRequest.state).toBe("reached");
    expect(await inList("call=requested&q=Never+Asked")).toEqual([]);
    expect((await inList("q=Never+Asked"))[0].callRequest).toBeNull();
  });

  it("are in the exports, the number as one dials it", async () => {
    const id = await asked("Exported Calls Ltd.", "+16042345606");
    await change((await requestOf(id)).id, "booked");
    const query = "q=Exported+Calls";
    for (const type of ["standard", "comprehensive"]) {
      const { data } = (await dashboard.ask(`/export?format=json&type=${type}&${query}`)).body;
      expect(data[0].callRequests).toEqual([
        {
          phoneNumber: "+16042345606",
          requestedAt: expect.stringMatching(/Z$/),
          state: "booked",
          handledBy: dashboard.admin.email,
          handledAt: expect.stringMatching(/Z$/),
        },
      ]);
      const csv = await dashboard.ask(`/export?format=csv&type=${type}&${query}`);
      expect(parseCsv(csv.text)[0]).toMatchObject({
        callRequests: "1",
        // No cell begins a formula.
        callPhoneNumber: "'+16042345606",
        callState: "booked",
        callHandledBy: dashboard.admin.email,
      });
    }
  });

  it("the brief has the number to press, and the address to write to", async () => {
    const id = await asked("Brief Calls Ltd.", "+16042345607");
    const { text } = await call(`${dashboard.server.url}/admin/brief/${id}`, {
      headers: { Cookie: dashboard.admin.cookie },
    });
    expect(text).toContain("tel:+16042345607");
    expect(text).toContain("+1 604 234 5607");
    expect(text).toContain("mailto:m.osei@example.com");
  });

  it("each look at the numbers is written down once an hour, each change from what to what; the number never", async () => {
    const id = await asked("Audited Calls Ltd.", "+16042345608");
    const request = await requestOf(id);
    await change(request.id, "reached");
    await change(request.id, "reached");
    const { events } = (await dashboard.ask("/audit?limit=200")).body;
    const of = (action: string) => events.filter((line: { action: string }) => line.action === action);
    expect(of("calls_listed")).toHaveLength(1);
    const handled = of("call_handled").filter(
      ({ targetId }: { targetId: string }) => targetId === request.id,
    );
    expect(handled).toHaveLength(1);
    expect(handled[0]).toMatchObject({
      details: "Call request: Waiting → Reached",
      targetName: "Audited Calls Ltd.",
      actorName: dashboard.admin.email,
    });
    expect(JSON.stringify(events)).not.toContain("6042345608");
  });

  it("what admins made of it is not in the person's own download", async () => {
    const id = await asked("Own Data Ltd.", "+16042345609");
    const user = await registerUser(dashboard.server, undefined, id);
    await change((await requestOf(id)).id, "voicemail");
    const { text } = await call(`${dashboard.server.url}/api/user/data`, {
      headers: { Authorization: `Bearer ${user.token}` },
    });
    expect(text).not.toContain("handled");
    expect(text).not.toContain("voicemail");
    expect(text).not.toContain("leadVersion");
  });
});
