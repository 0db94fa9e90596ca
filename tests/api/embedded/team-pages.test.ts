import { colleague, unknowing } from "@/tests/fixtures/teams";
import { bearer, registerUser, signInAsAdmin } from "@/tests/support/accounts";
import { call, freshIp, race, statuses } from "@/tests/support/client";
import { payloadOf } from "@/tests/support/payload";
import { pdfPages } from "@/tests/support/pdf-text";
import type { RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { shareOf, tokenIn } from "@/tests/support/shares";
import { submit, submitOwned, unlock } from "@/tests/support/submission";
import { askTeam, replyTo, teamTokenIn } from "@/tests/support/team";

const IN_STEP = /\d+ of 10 in step/;

let server: RunningServer;
const at = (path: string) => `${server.url}${path}`;
const page = (path: string, headers: Record<string, string> = {}, from?: string) =>
  call(at(path), { headers: { "Sec-Fetch-Dest": "document", ...headers }, from });
const asked = async (expected: number) => {
  const id = await submit(server.url);
  await unlock(server.url, id);
  return { id, token: teamTokenIn((await askTeam(server.url, id, expected)).body.url) };
};
const closed = async () => {
  const { id, token } = await asked(4);
  for (const answers of [unknowing(), unknowing(), colleague(), colleague({ posture: "fearful" })])
    await replyTo(server.url, token, answers);
  return { id, token };
};

beforeAll(async () => {
  server = await sharedServer();
});

describe("a colleague's page", () => {
  it("has the ten questions, and nothing that leads to the report or its owner", async () => {
    const { id, token } = await asked(5);
    const responses = [await page(`/team/${token}`), await payloadOf(at(`/team/${token}`))];
    for (const { status, text } of responses) {
      expect(status).toBe(200);
      expect(text).toContain("Halden Creek Joinery");
      for (const secret of [id, "example.com", "/report/", "/results/"]) expect(text).not.toContain(secret);
    }
    const [{ headers } = { headers: new Headers() }] = responses;
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  it("is the same for a link that is closed, one that was cut and one that never was", async () => {
    const { token } = await closed();
    for (const wrong of [token, token.slice(1), "A".repeat(43), `${token}%00`]) {
      const { status, text } = await page(`/team/${wrong}`);
      expect(status).toBe(404);
      expect(text).toContain("This link no longer works, or never existed.");
    }
  });

  it("is not there for a while for those who try links", async () => {
    const from = freshIp();
    const tries = await race(100, () => page(`/team/${"c".repeat(43)}`, {}, from));
    expect(Object.keys(statuses(tries)).sort()).toEqual(["404", "429"]);
    const { token } = await asked(5);
    expect((await page(`/team/${token}`, {}, from)).status).toBe(200);
  });
});

describe("the leader's page", () => {
  it("with three answers has their number and nothing else of them, and with four the result", async () => {
    const { id, token } = await asked(9);
    expect((await page(`/report/${id}/team`)).text).toContain("of 9 have answered");
    const telling = colleague({ posture: "fearful", obstacle: "consensus" });
    for (let turn = 0; turn < 3; turn += 1) await replyTo(server.url, token, telling);
    const shown = await page(`/report/${id}/team`);
    expect(shown.text).toContain("3 of 9 have answered.");
    for (const { text } of [shown, await payloadOf(at(`/report/${id}/team`))])
      expect(text).not.toMatch(/fearful|No agreement at the top|in step/i);
    await replyTo(server.url, token, telling);
    await call(at(`/api/assessments/${id}/team/close`), { method: "POST", body: {} });
    const { text } = await page(`/report/${id}/team`);
    expect(text).toMatch(IN_STEP);
    expect(text).toContain("No agreement at the top: 4 of 4");
  });

  it("is paid for first, and shows nothing to those who do not own an owned report", async () => {
    const locked = await page(`/report/${await submit(server.url)}/team`);
    expect([locked.status, locked.headers.get("location")]).toEqual([
      307,
      expect.stringContaining("/payment?assessment="),
    ]);
    const { id, device } = await submitOwned(server.url);
    await unlock(server.url, id);
    const owner = await registerUser(server, undefined, id, device);
    await askTeam(server.url, id, 5, bearer(owner));
    const other = await page(`/report/${id}/team`);
    expect(other.text).toContain("Only the owner of this report can ask the team.");
    expect(other.text).not.toContain("have answered");
    expect((await page(`/report/${id}/team`, { Cookie: owner.cookie })).text).toContain(
      "0 of 5 have answered.",
    );
    const admin = await signInAsAdmin(server);
    expect((await page(`/report/${id}/team`, { Cookie: admin.cookie })).text).not.toContain("have answered.");
  });
});

describe("a shared report", () => {
  it("has what the team says where that was asked for, in page and PDF, and nowhere else", async () => {
    const { id } = await closed();
    await call(at(`/api/assessments/${id}/report`));
    expect((await call(at(`/api/assessments/${id}/shares`))).body.hasTeam).toBe(true);
    const made = async (withTeam: boolean) => tokenIn((await shareOf(server.url, id, { withTeam })).body.url);
    const [having, without] = [await made(true), await made(false)];
    const pdf = async (token: string) => {
      const response = await fetch(at(`/api/shared/${token}/report.pdf`));
      return pdfPages(new Uint8Array(await response.arrayBuffer()))
        .join(" ")
        .replace(/\s+/g, " ");
    };
    for (const text of [(await page(`/s/${having}`)).text, await pdf(having)]) {
      expect(text).toMatch(IN_STEP);
      expect(text).toContain("What the team says");
    }
    for (const text of [
      (await page(`/s/${without}`)).text,
      await pdf(without),
      (await page(`/report/${id}`)).text,
    ])
      expect(text).not.toMatch(IN_STEP);
    await call(at(`/api/assessments/${id}/team`), { method: "DELETE" });
    expect((await page(`/s/${having}`)).text).not.toMatch(IN_STEP);
    expect((await call(at(`/api/assessments/${id}/shares`))).body.hasTeam).toBe(false);
  });

  it("cannot have what is not there yet", async () => {
    const { id } = await asked(5);
    await call(at(`/api/assessments/${id}/report`));
    expect((await call(at(`/api/assessments/${id}/shares`))).body.hasTeam).toBe(false);
    const token = tokenIn((await shareOf(server.url, id, { withTeam: true })).body.url);
    expect((await page(`/s/${token}`)).text).not.toMatch(IN_STEP);
  });
});
