import { ACCESS_TABLE } from "@/tests/api/access-table";
import { bearer, fromPage, type Person, registerUser, signInAsAdmin } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { expectRefusal } from "@/tests/support/refusal";
import { pagePaths } from "@/tests/support/routes";
import { eventually, type RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { shareOf, tokenIn } from "@/tests/support/shares";
import { submitOwned, unlock } from "@/tests/support/submission";
import { askTeam } from "@/tests/support/team";

let server: RunningServer;
let id: string;
let owner: Person;
let otherUser: Person;
let admin: Person;
let token: string;
let shareId: string;
const at = (path: string) => `${server.url}${path}`;
const shares = () => at(`/api/assessments/${id}/shares`);
const close = (closed: boolean, headers: Record<string, string> = {}) =>
  call(at(`/api/assessments/${id}/link`), { method: "PUT", body: { closed }, headers });

beforeAll(async () => {
  server = await sharedServer();
  const submitted = await submitOwned(server.url);
  id = submitted.id;
  await unlock(server.url, id);
  await call(at(`/api/assessments/${id}/report`));
  owner = await registerUser(server, undefined, id, submitted.device);
  otherUser = await registerUser(server, undefined, id);
  admin = await signInAsAdmin(server);
  await eventually(async () => (await call(at(`/api/assessments/${id}`))).body.assessment.roadmapGenerated);
  const { body } = await shareOf(server.url, id, { label: "Board" }, bearer(owner));
  token = tokenIn(body.url);
  await askTeam(server.url, id, 5, bearer(owner));
  shareId = body.id;
});

describe("a report that an account owns", () => {
  it("is shared, and its links listed and ended, by the owner alone, not by others who have its link", async () => {
    for (const headers of [{}, bearer(otherUser), bearer(admin)] as Record<string, string>[]) {
      const made = await shareOf(server.url, id, {}, headers);
      expectRefusal(made, 403);
      expect(made.body.message).toContain("Only the owner");
      expectRefusal(await call(shares(), { headers }), 403);
      expectRefusal(await call(`${shares()}/${shareId}`, { method: "DELETE", headers }), 403);
    }
    for (const headers of [bearer(owner), fromPage(server.url, owner)]) {
      const { status, body } = await call(shares(), { headers });
      expect([status, body.mayClose]).toEqual([200, true]);
      expect(body.shares.map((one: { id: string }) => one.id)).toEqual([shareId]);
    }
  });

  it("has a link that the owner alone closes, with an account", async () => {
    expectRefusal(await close(true), 401);
    expectRefusal(await close(true, bearer(otherUser)), 403);
    expectRefusal(await close(true, bearer(admin)), 403);
    expectRefusal(
      await call(at(`/api/assessments/${crypto.randomUUID()}/link`), {
        method: "PUT",
        body: { closed: true },
        headers: bearer(owner),
      }),
      404,
    );
    for (const closed of [undefined, "true", null]) {
      const body = { closed };
      const headers = bearer(owner);
      expectRefusal(await call(at(`/api/assessments/${id}/link`), { method: "PUT", body, headers }), 400);
    }
    expect((await close(false, bearer(owner))).body).toEqual({ success: true, closed: false });
  });
});

describe("a link that its owner has closed", () => {
  beforeAll(async () => {
    expect((await close(true, bearer(owner))).body).toEqual({ success: true, closed: true });
  });

  /** All but the one that is opened by a secret of its own, which went to the owner's mailbox. */
  const CALLS = ACCESS_TABLE.filter(
    ({ path }) => path.startsWith("/api/assessments/[id]") && !path.endsWith("/own"),
  );
  /** What the owner gets where that is no 200 or 201: what is not there, was done already or comes too early. */
  const PAST_THE_GATE: Readonly<Record<string, number>> = {
    "DELETE /api/assessments/[id]/own-cost": 409,
    "DELETE /api/assessments/[id]/shares/[shareId]": 404,
    "GET /api/assessments/[id]/progress": 404,
    "GET /api/assessments/[id]/retake": 409,
    "POST /api/assessments/[id]/interview": 202,
    "POST /api/assessments/[id]/team": 409,
    "POST /api/assessments/[id]/team/close": 409,
    "POST /api/assessments/[id]/team/extend": 200,
    "PUT /api/assessments/[id]/own-cost": 409,
    "PUT /api/assessments/[id]/topics": 400,
  };
  const PAGES = pagePaths().filter((page) => page.includes("[assessmentId]") && !page.startsWith("/admin"));

  const primary = "Last month we lost a kitchen job because the quote took nine days.";
  /** What one call or another asks for; each drops the rest. */
  const BODIES: Readonly<Record<string, unknown>> = {
    POST: { days: 30, expected: 5, answers: [{ subject: "business_challenges", primary }] },
    PUT: {
      ...{ closed: true, keys: [], on: false, leftOut: false },
      ...{ sentence: "aiFriction:0", topic: "rules" },
      ...{ what: "callbacks", many: 27, per: "week", each: 210, unit: "dollars" },
    },
  };
  const FOR_ITS_OWNER = ["/shares", "/team", "/progress", "/retake"];

  it.each(CALLS.map(({ method, path, access }) => [method, path, access] as const))(
    "is 404 for other visitors, and open for the owner: %s %s",
    async (method, path, access) => {
      const address = at(
        path.replace("[id]", id).replace("[shareId]", crypto.randomUUID()).replace("[name]", "plan.csv"),
      );
      const body = BODIES[method];
      const asked = (headers: Record<string, string>) => call(address, { method, headers, body });
      expectRefusal(await asked({}), access === "user" ? 401 : 404);
      expectRefusal(await asked(bearer(otherUser)), 404);
      expectRefusal(await asked(fromPage(server.url, otherUser)), 404);
      const usual = method === "POST" ? 201 : 200;
      expect((await asked(bearer(owner))).status).toBe(PAST_THE_GATE[`${method} ${path}`] ?? usual);
      if (method === "GET" && !FOR_ITS_OWNER.some((end) => path.endsWith(end)))
        expect((await asked(bearer(admin))).status).toBe(200);
    },
  );

  it.each(PAGES)("is for other visitors like an unknown id, and open for the owner: %s", async (page) => {
    const opened = (of: string, headers: Record<string, string> = {}) =>
      call(at(page.replace("[assessmentId]", of)), {
        headers: { "Sec-Fetch-Dest": "document", ...headers },
      });
    const unknown = await opened(crypto.randomUUID());
    for (const headers of [{}, { Cookie: otherUser.cookie }] as Record<string, string>[]) {
      const { status, text } = await opened(id, headers);
      expect(status).toBe(unknown.status);
      expect(text).toContain("Assessment Not Found");
      expect(text).not.toContain("Halden Creek");
    }
    for (const { cookie } of [owner, admin]) {
      const { status } = await opened(id, { Cookie: cookie });
      expect(page.startsWith("/progress/") ? [404] : [200, 307]).toContain(status);
    }
  });

  it("is not there either for calls that name it in their body", async () => {
    const body = { phone_number: "+16045550142", assessment_id: id };
    expectRefusal(await call(at("/api/call-request"), { body }), 404);
    const late = await registerUser(server);
    const linked = await call(at("/api/user/link-assessment"), {
      body: { assessmentId: id },
      headers: bearer(late),
    });
    expectRefusal(linked, 404);
  });

  it("shows nothing in the reports of those who had only bookmarked it", async () => {
    const listed = await call(at("/api/user/assessments"), { headers: bearer(otherUser) });
    expect(listed.body.assessments).toEqual([]);
    const data = await call(at("/api/user/data"), { headers: bearer(otherUser) });
    expect(data.text).not.toContain("Halden Creek");
    expect(
      (await call(at("/api/user/assessments"), { headers: bearer(owner) })).body.assessments,
    ).toHaveLength(1);
  });

  it("leaves the links of readers as they are", async () => {
    expect((await call(at(`/s/${token}`))).text).toContain("Immediate Next Steps");
    expect((await fetch(at(`/api/shared/${token}/report.pdf`))).status).toBe(200);
  });

  it("opens again when its owner says so", async () => {
    await close(false, bearer(owner));
    expect((await call(at(`/api/assessments/${id}`))).status).toBe(200);
    expect((await call(at(`/report/${id}`))).text).toContain("Immediate Next Steps");
  });
});
