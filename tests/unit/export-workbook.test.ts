import { readXlsx } from "hucre/xlsx";
import { HOME_QUESTIONS } from "@/lib/domain/assessment/questions/questions";
import type { ExportRow } from "@/lib/domain/export/row";
import { fieldsOf } from "@/lib/domain/export/row";
import { CELL_MAX_CHARACTERS } from "@/lib/domain/export/safe-cell";
import { NO_COLUMN, WorkbookQuery, workbookFileName, workbookUrl } from "@/lib/domain/export/workbook";
import { WORKBOOK_COLUMNS } from "@/lib/domain/export/workbook-columns";
import { workbookOf } from "@/lib/services/export/workbook";

const LEAD = {
  createdAt: "2026-12-01T07:30:00.000Z",
  executiveName: "Margaret Osei",
  companyName: "=1+1",
  companyIndustry: "manufacturing",
  companyRevenue: "10m-50m",
  businessChallenges: ["something_we_no_longer_ask"],
  aiConfidence: 5,
  otherChallenge: "x".repeat(40_000),
  aiToolsUsed: ["chatgpt", "claude"],
  aiReadinessScore: 47,
  paymentStatus: "coupon_used",
  couponCode: null,
  paidAt: null,
  stage: "Qualified",
  status: "Hot Lead",
  owner: "admin@example.com",
  nextActionOn: "2026-12-04",
  campaign: "spring-evening",
  notes: [
    { text: "Wants a call in the new year.", author: null, createdAt: "2026-12-02T20:00:00.000Z" },
    { text: "First contact", author: "admin@example.com", createdAt: "2026-12-01T20:00:00.000Z" },
  ],
};
const CALLS = [{ phoneNumber: "+16042345670", state: "voicemail" }];
const rowOf = (fields: Record<string, unknown>, calls: unknown[] | null = null): ExportRow => ({
  fields: JSON.stringify(fields),
  callRequests: calls && JSON.stringify(calls),
  reportData: null,
  aiRecommendations: null,
});

async function sheetOf(rows: ExportRow[], columns = WORKBOOK_COLUMNS) {
  const pages = (async function* () {
    yield rows;
  })();
  const parts: Uint8Array[] = [];
  for await (const part of workbookOf(columns, pages)) parts.push(part);
  const { sheets } = await readXlsx(Buffer.concat(parts));
  const [head = [], ...lines] = sheets[0]?.rows ?? [];
  return lines.map((line) => Object.fromEntries(head.map((label, place) => [String(label), line[place]])));
}

describe("a workbook for people", () => {
  it("says labels, Pacific times, owner, phone and notes, one lead a line", async () => {
    const [lead] = await sheetOf([rowOf(LEAD, CALLS)]);
    expect(lead).toMatchObject({
      "Submitted (Pacific time)": new Date("2026-12-01T00:30:00.000Z"),
      Industry: "Manufacturing",
      Revenue: "$10 to $50 million",
      "Readiness, of 100": 47,
      Payment: "Coupon used",
      Stage: "Qualified",
      Status: "Hot Lead",
      Owner: "admin@example.com",
      "Next action on": "2026-12-04",
      Campaign: "spring-evening",
      "Phone, as left for a call": "+16042345670",
      Notes:
        "Dec 2, 2026, a deleted account: Wants a call in the new year.\nDec 1, 2026, admin@example.com: First contact",
    });
    expect(Object.values(lead ?? {})).toContain("ChatGPT; Claude");
    expect(Object.values(lead ?? {})).toContain("Something we no longer ask");
  });

  it("holds what begins like a formula as a text, and no cell is longer than Excel reads (T60)", async () => {
    const [lead] = await sheetOf([rowOf(LEAD)]);
    expect(lead?.Company ?? lead?.["Company Name"]).toBe("=1+1");
    const lengths = Object.values(lead ?? {}).map((cell) => (typeof cell === "string" ? cell.length : 0));
    expect(Math.max(...lengths)).toBe(CELL_MAX_CHARACTERS);
    // No other export has the notes.
    const note = { text: "é🙂".repeat(20_000), author: null, createdAt: "2026-12-02T20:00:00.000Z" };
    const [noted] = await sheetOf([rowOf({ ...LEAD, notes: [note] })]);
    const notes = String(noted?.Notes);
    expect(notes.length).toBeLessThanOrEqual(CELL_MAX_CHARACTERS);
    expect(notes).toMatch(/(é|🙂) \[shortened; the dashboard has all of it\]$/u);
  });

  it("keeps each text as it was typed, whatever its letters, but for what XML cannot hold", async () => {
    const typed = `<a & "b">\n株式会社 🙂 ]]> \u0008`;
    const [lead] = await sheetOf([rowOf({ ...LEAD, executiveName: typed })]);
    expect(Object.values(lead ?? {})).toContain(typed);
  });

  it("has no column for what was answered about the household, nor for what the rows do not hold", () => {
    const home = new Set<string>(HOME_QUESTIONS.map(({ key }) => key));
    const keys = WORKBOOK_COLUMNS.map(({ key }) => key);
    expect(keys.filter((key) => home.has(key))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(fieldsOf("workbook")).toEqual(expect.arrayContaining(["owner", "notes"]));
    expect(fieldsOf("standard")).not.toContain("notes");
  });

  it("has the chosen columns alone, in the sheet's own order", async () => {
    const { columns } = WorkbookQuery.parse({ columns: "owner,companyName,nothing-of-ours" });
    expect(columns.map(({ key }) => key)).toEqual(["companyName", "owner"]);
    expect(Object.keys((await sheetOf([rowOf(LEAD)], columns))[0] ?? {})).toHaveLength(2);
    expect(WorkbookQuery.parse({}).columns).toBe(WORKBOOK_COLUMNS);
    const none = WorkbookQuery.safeParse({ columns: "nothing-of-ours" });
    expect(none.error?.issues[0]?.message).toBe(NO_COLUMN);
  });

  it("is asked for with the list's filter, and named after the day", () => {
    const now = new Date("2026-11-18T18:00:00Z");
    expect(workbookUrl(["owner", "notes"], "q=osei", now)).toBe(
      `/api/admin/export/workbook?q=osei&columns=owner%2Cnotes&t=${now.getTime()}`,
    );
    expect(
      workbookUrl(
        WORKBOOK_COLUMNS.map(({ key }) => key),
        "",
        now,
      ),
    ).toBe(`/api/admin/export/workbook?t=${now.getTime()}`);
    expect(workbookFileName(now)).toBe("ai-readiness-leads-2026-11-18.xlsx");
  });
});
