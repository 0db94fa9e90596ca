import { colleague } from "@/tests/fixtures/teams";
import { bearer, signInAsAdmin } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { expectRefusal } from "@/tests/support/refusal";
import type { RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { submit, unlock } from "@/tests/support/submission";
import { askTeam, replyTo, teamTokenIn } from "@/tests/support/team";

const TOO_FEW = "Too few answered to show anything without showing who.";

let server: RunningServer;
const at = (path: string) => `${server.url}${path}`;
const unlocked = async () => {
  const id = await submit(server.url);
  await unlock(server.url, id);
  return id;
};
const asked = async (expected = 5) => {
  const id = await unlocked();
  const { status, body } = await askTeam(server.url, id, expected);
  expect(status).toBe(201);
  return { id, token: teamTokenIn(body.url) };
};
const answered = async (token: string, count: number) => {
  for (let turn = 0; turn < count; turn += 1) expect((await replyTo(server.url, token)).status).toBe(201);
};
const view = (id: string, headers: Record<string, string> = {}) =>
  call(at(`/api/assessments/${id}/team`), { headers });
const does = (id: string, what: "close" | "extend") =>
  call(at(`/api/assessments/${id}/team/${what}`), { method: "POST", body: {} });

beforeAll(async () => {
  server = await sharedServer();
});

describe("with three answers", () => {
  it("no call gives anything but their number", async () => {
    const { id, token } = await asked(4);
    const telling = colleague({ posture: "fearful", obstacle: "consensus", confidence: 1 });
    for (let turn = 0; turn < 3; turn += 1) await replyTo(server.url, token, telling);
    const closed = await does(id, "close");
    expectRefusal(closed, 409);
    expect(closed.body.message).toBe(TOO_FEW);
    await does(id, "extend");
    const shown = await view(id);
    expect(shown.body).toMatchObject({ status: "open", answered: 3 });
    expect(shown.body).not.toHaveProperty("result");
    const admin = bearer(await signInAsAdmin(server));
    const texts = await Promise.all(
      [
        call(at(`/api/team/${token}`)),
        view(id),
        call(at(`/api/assessments/${id}`)),
        call(at(`/api/assessments/${id}/report`)),
        call(at(`/api/admin/assessments/${id}/details`), { headers: admin }),
        call(at("/api/admin/export?format=csv&type=comprehensive"), { headers: admin }),
      ].map(async (response) => (await response).text),
    );
    expect(JSON.parse(texts[4] ?? "").teamCheck).toEqual({ status: "open", expected: 4, answered: 3 });
    for (const text of texts) {
      for (const word of ["inStep", "far_apart", "spread", "consensus", "no_common_first"])
        expect(text).not.toContain(word);
    }
  });

  it("of three that were asked the fourth closes it", async () => {
    const { id, token } = await asked(3);
    await answered(token, 3);
    expect((await view(id)).body).toMatchObject({ status: "open", answered: 3, expected: 3 });
    await answered(token, 1);
    expect((await view(id)).body).toMatchObject({ status: "closed", answered: 4 });
  });
});

describe("with all answers", () => {
  it("it closes by itself, to the letter", async () => {
    const { id, token } = await asked(4);
    const halves = [
      colleague({ posture: "fearful", confidence: 3, obstacle: "cost" }, { ai_policy: "no" }),
      colleague({ posture: "championing", confidence: 9 }),
    ];
    for (const answers of [...halves, ...halves]) await replyTo(server.url, token, answers);
    const { result } = (await view(id)).body;
    const { orgPosture, aiConfidence } = (await call(at(`/api/assessments/${id}`))).body.assessment;
    const steps = ["fearful", "curious", "exploring", "activating", "championing"];
    const leader = steps.indexOf(orgPosture) + 1;
    expect(result.posture).toEqual({
      leader,
      middle: 3,
      spread: "far_apart",
      isApart: Math.abs(leader - 3) >= 1.5,
    });
    expect(result.confidence).toMatchObject({ leader: aiConfidence, middle: 6, spread: "far_apart" });
    expect(result.obstacle).toBeNull();
    expect(result.firstChallenge).toEqual({ text: "Something else", count: 4 });
    for (const { item, flag, what, owner } of result.actions) {
      expect([item, flag]).not.toContain("");
      expect(what).toMatch(/\.$/);
      expect(owner).not.toBe("");
    }
  });

  it("an admin who has the link of a report without an owner is shown status and count", async () => {
    const { id, token } = await asked(4);
    await answered(token, 4);
    const { body } = await view(id, bearer(await signInAsAdmin(server)));
    expect(body).toMatchObject({ status: "closed", answered: 4 });
    expect(body).not.toHaveProperty("result");
  });
});
