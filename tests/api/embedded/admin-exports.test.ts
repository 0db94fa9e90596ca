import { readXlsx } from "hucre/xlsx";
import { bearer } from "@/tests/support/accounts";
import { call } from "@/tests/support/client";
import { parseCsv } from "@/tests/support/csv";
import { submit, unlock } from "@/tests/support/submission";
import { withDashboard } from "@/tests/support/with-admin";

const dashboard = withDashboard("as new");

const exported = (query: string) => dashboard.ask(`/export?${query}&t=${Date.now()}`);

/** What a spreadsheet would run. NUL cannot be stored, so it never gets this far. */
const FORMULAS = ["=1+1", "+1+1", "-1+1", "@SUM(A1)", "＝1+1", "＋1", "－1", "＠x"];

describe("the CSV", () => {
  it("no cell begins a formula, in either type; quotes and line breaks survive (T60)", async () => {
    for (const text of FORMULAS) {
      await submit(dashboard.server.url, {
        companyName: text,
        executiveName: text,
        otherChallenge: `${text}"a",\r\nb`,
      });
    }
    for (const type of ["standard", "comprehensive"]) {
      const { text } = await exported(`format=csv&type=${type}`);
      const rows = parseCsv(text);
      const cells = rows.flatMap((row) => Object.values(row));
      expect(cells.filter((cell) => /^[=+\-@\t\r\n\0＝＋－＠]/.test(cell))).toEqual([]);
      expect(rows).toHaveLength((await dashboard.ask("/export/preview")).body.totalAssessments);
      expect(rows.map((row) => row.companyName)).toEqual(
        expect.arrayContaining(FORMULAS.map((formula) => `'${formula}`)),
      );
      expect(rows.map((row) => row.otherChallenge)).toContain(`'=1+1"a",\r\nb`);
      expect(text.split("\r\n").at(-1)).toBe("");
    }
    const json = (await exported("format=json&type=standard")).body;
    expect(json.data.map((row: { companyName: string }) => row.companyName)).toEqual(
      expect.arrayContaining(FORMULAS),
    );
  });

  it("begins with the mark by which Excel knows UTF-8", async () => {
    const response = await fetch(`${dashboard.server.url}/api/admin/export?format=csv`, {
      headers: bearer(dashboard.admin),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  });

  it("the comprehensive one has more than thirty columns, the report and the tools among them", async () => {
    const id = await submit(dashboard.server.url, { companyName: "Société 漢字 Ltd." });
    await unlock(dashboard.server.url, id);
    await call(`${dashboard.server.url}/api/assessments/${id}/report`);
    const response = await exported("format=csv&type=comprehensive&q=Soci%C3%A9t%C3%A9");
    const [row, ...more] = parseCsv(response.text);
    expect(more).toEqual([]);
    expect(Object.keys(row ?? {}).length).toBeGreaterThan(30);
    expect(row).toMatchObject({ id, companyName: "Société 漢字 Ltd.", reportWritten: "yes" });
    expect(row?.phase3).toContain(":");
    expect(JSON.parse(row?.reportData ?? "")).toHaveProperty("executiveSummary");
    expect(JSON.parse(row?.aiRecommendations ?? "").length).toBeGreaterThan(1);
    expect(Math.max(...Object.values(row ?? {}).map((cell) => cell.length))).toBeLessThan(32_767);
  });
});

describe("the workbook", () => {
  const workbook = async (query: string) => {
    const response = await fetch(`${dashboard.server.url}/api/admin/export/workbook?${query}`, {
      headers: bearer(dashboard.admin),
    });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it("is read by a strict reader, in words and without the household (T60)", async () => {
    const id = await submit(dashboard.server.url, { companyName: "=Sheet & Sons 漢字", executiveName: "+1" });
    await dashboard.ask(`/leads/${id}/notes`, { method: "POST", body: { text: "Met at the chapter" } });
    const { response, bytes } = await workbook("q=Sheet+%26+Sons");
    expect(response.headers.get("content-disposition")).toMatch(/ai-readiness-leads-[\d-]+\.xlsx/);
    expect(response.headers.get("cache-control")).toContain("no-store");
    const { sheets } = await readXlsx(bytes);
    const [head = [], lead = [], ...more] = sheets[0]?.rows ?? [];
    expect(more).toEqual([]);
    const said = Object.fromEntries(head.map((label, place) => [String(label), lead[place]]));
    expect(said).toMatchObject({ Stage: "New", Status: "Hot Lead", "Readiness, of 100": expect.any(Number) });
    expect(Object.values(said)).toEqual(expect.arrayContaining(["=Sheet & Sons 漢字", "+1"]));
    expect(said.Notes).toContain("Met at the chapter");
    expect(head.join()).not.toMatch(/household|child/i);
  });

  it("has as many lines as there are leads, and refuses columns that are none of ours", async () => {
    const { bytes } = await workbook("columns=companyName");
    const { sheets } = await readXlsx(bytes);
    const { totalAssessments } = (await dashboard.ask("/export/preview")).body;
    expect(sheets[0]?.rows).toHaveLength(totalAssessments + 1);
    expect((await dashboard.ask("/export/workbook?columns=password")).status).toBe(400);
    expect((await dashboard.ask("/audit")).text).toContain("xlsx");
  });
});

describe("the JSON", () => {
  it("says fields, times and status as the CSV does, in its order", async () => {
    const id = await submit(dashboard.server.url, {
      companyName: "Same Both Ways Ltd.",
      officeExpansion: ["only-bc"],
    });
    const [row] = parseCsv((await exported("format=csv&q=Same+Both")).text);
    const [same] = (await exported("format=json&q=Same+Both")).body.data;
    // A table has the newest call request in columns; here all of them are a list.
    const isOfOneCall = (column: string) => /^call[A-Z]/.test(column) && column !== "callRequests";
    expect(Object.keys(same)).toEqual(Object.keys(row ?? {}).filter((column) => !isOfOneCall(column)));
    expect(same).toMatchObject({ id, officeExpansion: ["only-bc"], leadQualified: true, status: "Hot Lead" });
    expect(row).toMatchObject({ id, officeExpansion: "only-bc", leadQualified: "yes", status: "Hot Lead" });
    expect(new Date(same.createdAt).toISOString()).toBe(same.createdAt);
    expect(row?.createdAt).toBe(same.createdAt);
    expect(same.paidAt).toBeNull();
  });

  it("holds the whole report beside the scores", async () => {
    const { summary, data } = (await exported("format=json&type=comprehensive&q=Soci%C3%A9t%C3%A9")).body;
    expect(summary).toMatchObject({ totalAssessments: 1, assessmentsWithReports: 1 });
    expect(data[0]).toMatchObject({
      aiReadinessScore: expect.any(Number),
      leadScore: expect.any(Number),
      reportData: { executiveSummary: expect.any(String), sources: expect.any(Array) },
      aiRecommendations: expect.any(Array),
    });
  });

  it("leaves the family's answers out of the standard export, and the keys of submissions out of both (T129)", async () => {
    const [standard] = (await exported("format=json&type=standard")).body.data;
    const [whole] = (await exported("format=json&type=comprehensive")).body.data;
    for (const field of ["preparednessLevel", "householdAiUse", "childAiConcerns", "rulesForChildren"]) {
      expect(standard).not.toHaveProperty(field);
      expect(whole).toHaveProperty(field);
    }
    expect(whole).not.toHaveProperty("submissionKey");
  });
});

it("the file is named after its type and the day, in one header that no typed text reaches (T62)", async () => {
  await submit(dashboard.server.url, { companyName: '";filename=evil.html' });
  const { headers } = await exported("format=csv&type=comprehensive");
  expect(headers.get("content-disposition")).toMatch(
    /^attachment; filename="ai-readiness-comprehensive-\d{4}-\d\d-\d\d\.csv"; filename\*=UTF-8''ai-readiness-comprehensive-[\d-]+\.csv$/,
  );
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("cache-control")).toContain("no-store");
  expect(headers.get("pragma")).toBe("no-cache");
});

it("exports exactly what the filter lets through, all pages of it", async () => {
  await submit(dashboard.server.url, { companyName: "Only One Retailer", companyIndustry: "retail" });
  const rows = parseCsv((await exported("format=csv&type=standard&industry=retail&page=7&sort=name")).text);
  expect(rows.map(({ companyName }) => companyName)).toEqual(["Only One Retailer"]);
});

it.each(["format=xlsx", "type=everything", "from=yesterday", "industry=mining"])(
  "refuses %s with the fields that are wrong",
  async (query) => {
    const response = await exported(query);
    expect(response.status).toBe(400);
    expect(response.body.issues[0].path).toBe(query.split("=")[0]);
  },
);

describe("the preview", () => {
  it("has the shape of the specification", async () => {
    expect((await dashboard.ask("/export/preview")).body).toEqual({
      totalAssessments: expect.any(Number),
      assessmentsWithReports: 1,
      summary: { avgReadinessScore: expect.any(Number), qualifiedLeads: expect.any(Number) },
      sampleAssessment: {
        executiveName: "Margaret Osei",
        hasReportData: true,
        hasAiRecommendations: true,
        recommendedAppsCount: expect.any(Number),
        topPriorityApp: expect.any(String),
        executiveSummaryPreview: expect.stringMatching(/^.{100,150}…$/s),
        topRecommendations: [expect.any(String), expect.any(String)],
        allDataKeys: expect.arrayContaining([
          "reportData",
          "aiRecommendations",
          "aiReadinessScore",
          "leadScore",
        ]),
      },
    });
  });

  it("says so where nothing is there", async () => {
    const { body } = await dashboard.ask("/export/preview?q=no-such-name");
    expect(body).toMatchObject({ totalAssessments: 0, sampleAssessment: null });
    expect(body.summary).toEqual({ avgReadinessScore: null, qualifiedLeads: 0 });
  });
});
