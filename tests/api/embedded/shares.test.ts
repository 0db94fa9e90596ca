import { bearer, signInAsAdmin } from "@/tests/support/accounts";
import { call, freshIp, race, statuses } from "@/tests/support/client";
import { payloadOf } from "@/tests/support/payload";
import { pdfPages } from "@/tests/support/pdf-text";
import { expectRefusal } from "@/tests/support/refusal";
import type { RunningServer } from "@/tests/support/server";
import { sharedServer } from "@/tests/support/shared-servers";
import { shareOf, tokenIn } from "@/tests/support/shares";
import { redeem, submit } from "@/tests/support/submission";

const ENDED = "This link no longer works, or never existed.";
const HOUSEHOLD = {
  preparednessLevel: "not_at_all",
  householdAiUse: ["other"],
  householdAiUseOther: "Beekeeping in Zanzibar",
  childAiConcerns: ["self_esteem"],
  rulesForChildren: "no_rules",
};
/** Words of the family section; `family` alone is also what typefaces belong to. */
const OF_HOME = /Personal and Family|Family AI|household|your children/i;
const EMAIL = "reader-must-not-see@example.com";

let server: RunningServer;
const at = (path: string) => `${server.url}${path}`;
const unlocked = async (some: Record<string, unknown> = {}) => {
  const id = await submit(server.url, some);
  await redeem(server.url, id);
  await call(at(`/api/assessments/${id}/report`));
  return id;
};
const made = async (id: string, some: Record<string, unknown> = {}) => {
  const { status, body } = await shareOf(server.url, id, some);
  expect(status).toBe(201);
  return { id: body.id as string, token: tokenIn(body.url), expiresAt: body.expiresAt as string };
};
const listOf = async (id: string) => (await call(at(`/api/assessments/${id}/shares`))).body.shares;
const end = (id: string, share: string) =>
  call(at(`/api/assessments/${id}/shares/${share}`), { method: "DELETE" });
const page = (token: string, headers: Record<string, string> = {}, from?: string) =>
  call(at(`/s/${token}`), { headers: { "Sec-Fetch-Dest": "document", ...headers }, from });
const pdf = async (token: string) => fetch(at(`/api/shared/${token}/report.pdf`));
const seen = (token: string) => call(at(`/api/shared/${token}/opened`), { method: "POST" });

let id: string;
beforeAll(async () => {
  server = await sharedServer();
  id = await unlocked({ executiveEmail: EMAIL, ...HOUSEHOLD });
});

describe("a link for the board", () => {
  it("is made for 7, 30 or 90 days, its address is said once, and the list has no token", async () => {
    for (const days of [7, 30, 90]) {
      const before = Date.now();
      const { status, body } = await shareOf(server.url, id, { label: "  Board\n meeting ", days });
      expect(status).toBe(201);
      expect(body.url).toMatch(new RegExp(`^${server.url}/s/[\\w-]{43}$`));
      const life = Date.parse(body.expiresAt) - before;
      expect(Math.round(life / 86_400_000)).toBe(days);
      const { text, body: list } = await call(at(`/api/assessments/${id}/shares`));
      expect(list.shares[0]).toEqual({
        id: body.id,
        label: "Board meeting",
        withInterview: false,
        withTeam: false,
        createdAt: expect.any(String),
        expiresAt: body.expiresAt,
        openedCount: 0,
        lastOpenedAt: null,
      });
      expect(list).toMatchObject({ linkClosed: false, mayClose: false });
      expect(text).not.toContain(tokenIn(body.url));
      await end(id, body.id);
    }
  });

  it.each([
    [{ days: 8 }],
    [{ days: "30" }],
    [{ days: undefined }],
    [{ label: "x".repeat(81) }],
    [{ label: "\u0000" }],
    [{ withInterview: "yes" }],
  ])("is not made of %j", async (some) => {
    expectRefusal(await shareOf(server.url, id, some), 400);
  });

  it("without a label is called Report, and markup in one stays text", async () => {
    for (const [label, shown] of [
      ["", "Report"],
      [" \n ", "Report"],
      ["<b>&amp;</b>", "<b>&amp;</b>"],
    ] as const) {
      const share = await made(id, { label });
      expect((await listOf(id))[0].label).toBe(shown);
      await end(id, share.id);
    }
  });

  it("is for unlocked reports of assessments that are there", async () => {
    expectRefusal(await shareOf(server.url, await submit(server.url)), 402);
    expectRefusal(await shareOf(server.url, crypto.randomUUID()), 404);
    expectRefusal(await call(at(`/api/assessments/${crypto.randomUUID()}/shares`)), 404);
  });

  it("ends at once, stays ended when ended again, and is ended only through its own report", async () => {
    const share = await made(id);
    expect((await page(share.token)).status).toBe(200);
    const other = await unlocked();
    expectRefusal(await end(other, share.id), 404);
    expectRefusal(await end(id, crypto.randomUUID()), 404);
    expect((await page(share.token)).status).toBe(200);
    for (let turn = 0; turn < 2; turn += 1) expect((await end(id, share.id)).status).toBe(200);
    expect((await page(share.token)).status).toBe(404);
    expect((await pdf(share.token)).status).toBe(404);
    expect((await seen(share.token)).status).toBe(202);
    expect((await listOf(id)).map((one: { id: string }) => one.id)).not.toContain(share.id);
  });

  it("ends with the report: once the assessment is deleted, it is a link that never was", async () => {
    const gone = await unlocked();
    const share = await made(gone);
    const headers = bearer(await signInAsAdmin(server));
    await call(at(`/api/admin/assessments/${gone}`), { method: "DELETE", headers });
    expect((await page(share.token)).status).toBe(404);
    expect((await pdf(share.token)).status).toBe(404);
  });

  it("is one of ten that work, and one of twenty made within the hour", async () => {
    const full = await unlocked();
    const shares = [];
    for (let turn = 0; turn < 10; turn += 1) shares.push(await made(full));
    const eleventh = await shareOf(server.url, full);
    expectRefusal(eleventh, 409);
    expect(eleventh.body.message).toContain("ten working links");
    await end(full, shares[0]?.id ?? "");
    shares.push(await made(full));
    for (const { id: share } of shares.slice(1)) await end(full, share);
    for (let turn = 0; turn < 8; turn += 1) await made(full);
    const next = await shareOf(server.url, full);
    expectRefusal(next, 429);
    expect(Number(next.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("a reader", () => {
  it("sees the very report, who shared it and until when, and nothing to press but the download", async () => {
    const { token } = await made(id);
    const { status, text, headers } = await page(token);
    expect(status).toBe(200);
    expect(text).toContain("Shared by Margaret Osei, Halden Creek Joinery Ltd., until ");
    expect(text).toContain(" · Confidential");
    expect(text).toContain("Immediate Next Steps");
    expect(text).toContain(`/api/shared/${token}/report.pdf`);
    for (const word of ["Call Me Back", "Refresh Report", "Back to Results", "Share with my board"]) {
      expect(text).not.toContain(word);
    }
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("cache-control")).toBe("private, no-store");
    const file = await pdf(token);
    expect(file.headers.get("x-robots-tag")).toContain("noindex");
    expect(file.headers.get("referrer-policy")).toBe("no-referrer");
    expect(file.headers.get("cache-control")).toBe("private, no-store");
    expect(file.headers.get("content-disposition")).not.toContain(id);
  });

  it("finds no key to it, no address and nothing of home in page, payload or file (T129)", async () => {
    const { token } = await made(id, { withInterview: true });
    const secrets = [
      id,
      EMAIL,
      ...Object.keys(HOUSEHOLD),
      ...["not_at_all", "Zanzibar", "self_esteem", "no_rules", "/results/", "/api/assessments/"],
    ];
    const responses = [
      await page(token),
      await page(token),
      await payloadOf(at(`/s/${token}`)),
      await page(token, { "Sec-Fetch-Dest": "empty" }),
    ];
    for (const { status, text } of responses) {
      expect(status).toBe(200);
      for (const secret of secrets) expect(text).not.toContain(secret);
      expect(text).not.toMatch(OF_HOME);
    }
    const bytes = new Uint8Array(await (await pdf(token)).arrayBuffer());
    const file = `${Buffer.from(bytes).toString("latin1")} ${pdfPages(bytes).join(" ").replace(/\s+/g, " ")}`;
    expect(file).toContain("Immediate Next Steps");
    for (const secret of secrets) expect(file).not.toContain(secret);
    expect(file).not.toMatch(OF_HOME);
  });

  it.each([
    ["with its case changed", (token: string) => swapCase(token)],
    ["cut by one", (token: string) => token.slice(0, -1)],
    ["with one more", (token: string) => `${token}A`],
    ["that was never given out", () => "A".repeat(43)],
    ["with a NUL behind it", (token: string) => `${token}%00`],
    ["of ten thousand characters", () => "x".repeat(10_000)],
  ])("with a link %s gets the same answer as for one that has ended", async (_, changed) => {
    const { token } = await made(id, { label: "Changed" });
    const wrong = changed(token);
    const shown = await page(wrong);
    expect(shown.status).toBe(404);
    expect(shown.text).toContain(ENDED);
    const file = await call(at(`/api/shared/${wrong}/report.pdf`));
    const opened = await call(at(`/api/shared/${wrong}/report.pdf`), {
      headers: { "Sec-Fetch-Dest": "document" },
    });
    expect([opened.status, opened.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect(opened.text).toContain(`<p>${ENDED}</p>`);
    expect(file.status).toBe(404);
    expect(file.body.message).toBe(ENDED);
    expect((await call(at(`/api/shared/${wrong}/opened`), { method: "POST" })).status).toBe(202);
    const [latest] = await listOf(id);
    expect(latest.openedCount).toBe(0);
    await end(id, latest.id);
  });

  it("is counted by the page that was looked at, never by what only fetches it", async () => {
    const { token } = await made(id, { label: "Counted" });
    const count = async () => (await listOf(id)).find(({ label }: { label: string }) => label === "Counted");
    // Fifty in place of a thousand: each is the same code, which asks and writes nothing.
    const heard = await race(50, (turn) =>
      call(at(turn % 2 === 0 ? `/s/${token}` : `/api/shared/${token}/opened`), {
        method: turn % 4 < 2 ? "GET" : "HEAD",
      }),
    );
    expect(Object.keys(statuses(heard)).sort()).toEqual(["200", "405"]);
    expect(await count()).toMatchObject({ openedCount: 0, lastOpenedAt: null });
    for (let turn = 1; turn <= 3; turn += 1) {
      expect((await seen(token)).status).toBe(202);
      expect((await count()).openedCount).toBe(turn);
    }
    expect(Date.parse((await count()).lastOpenedAt)).toBeGreaterThan(Date.now() - 60_000);
  });

  it("who keeps trying links is stopped for a while, at the page as at the file", async () => {
    const from = freshIp();
    const tries = await race(150, (turn) =>
      call(at(turn % 2 === 0 ? `/s/${"b".repeat(43)}` : `/api/shared/${"b".repeat(43)}/report.pdf`), {
        from,
      }),
    );
    expect(Object.keys(statuses(tries)).sort()).toEqual(["404", "429"]);
    const { token } = await made(id);
    expect((await page(token, {}, from)).status).toBe(200);
    expect((await page("c".repeat(43))).status).toBe(404);
  });
});

const swapCase = (token: string): string =>
  [...token].map((each) => (each === each.toLowerCase() ? each.toUpperCase() : each.toLowerCase())).join("");
