import { call, freshIp, race, statuses } from "@/tests/support/client";
import { payloadOf } from "@/tests/support/payload";
import { pdfPages } from "@/tests/support/pdf-text";
import { ENDED, withReport } from "@/tests/support/shares";

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

const report = withReport({ executiveEmail: EMAIL, ...HOUSEHOLD });
const { at, made, listOf, end, page } = report;
const pdf = async (token: string) => fetch(at(`/api/shared/${token}/report.pdf`));
const seen = (token: string) => call(at(`/api/shared/${token}/opened`), { method: "POST" });

let id: string;
beforeAll(() => {
  id = report.id;
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
    for (const word of [
      "Call Me Back",
      "Answer in Writing",
      "Refresh Report",
      "Back to Results",
      "Share with My Board",
    ]) {
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
    expect(opened.text).toContain(`>${ENDED}</p>`);
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
