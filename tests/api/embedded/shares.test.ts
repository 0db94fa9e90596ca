import { bearer, signInAsAdmin } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { expectRefusal } from "@/tests/support/refusal";
import { shareOf, tokenIn, withReport } from "@/tests/support/shares";
import { submit } from "@/tests/support/submission";

const report = withReport();
const { at, unlocked, made, listOf, end, page } = report;
const pdf = async (token: string) => fetch(at(`/api/shared/${token}/report.pdf`));
const seen = (token: string) => call(at(`/api/shared/${token}/opened`), { method: "POST" });

let id: string;
beforeAll(() => {
  id = report.id;
});

describe("a link for the board", () => {
  it("is made for 7, 30 or 90 days, its address is said once, and the list has no token", async () => {
    for (const days of [7, 30, 90]) {
      const before = Date.now();
      const { status, body } = await shareOf(report.server.url, id, { label: "  Board\n meeting ", days });
      expect(status).toBe(201);
      expect(body.url).toMatch(new RegExp(`^${report.server.url}/s/[\\w-]{43}$`));
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
    expectRefusal(await shareOf(report.server.url, id, some), 400);
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
    expectRefusal(await shareOf(report.server.url, await submit(report.server.url)), 402);
    expectRefusal(await shareOf(report.server.url, crypto.randomUUID()), 404);
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
    const headers = bearer(await signInAsAdmin(report.server));
    await call(at(`/api/admin/assessments/${gone}`), { method: "DELETE", headers });
    expect((await page(share.token)).status).toBe(404);
    expect((await pdf(share.token)).status).toBe(404);
  });

  it("is one of ten that work, and one of twenty made within the hour", async () => {
    const full = await unlocked();
    const shares = [];
    for (let turn = 0; turn < 10; turn += 1) shares.push(await made(full));
    const eleventh = await shareOf(report.server.url, full);
    expectRefusal(eleventh, 409);
    expect(eleventh.body.message).toContain("ten working links");
    await end(full, shares[0]?.id ?? "");
    shares.push(await made(full));
    for (const { id: share } of shares.slice(1)) await end(full, share);
    for (let turn = 0; turn < 8; turn += 1) await made(full);
    const next = await shareOf(report.server.url, full);
    expectRefusal(next, 429);
    expect(Number(next.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
