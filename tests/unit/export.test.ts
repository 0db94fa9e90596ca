import fc from "fast-check";
import { ExportQuery, exportFileName, exportUrl } from "@/lib/domain/export/export";
import { rowsOfNextPage } from "@/lib/domain/export/page";
import { REPORT_COLUMNS, reportColumns, summaryPreview, topTools } from "@/lib/domain/export/report-columns";
import { type ExportRow, fieldsOf } from "@/lib/domain/export/row";
import { CELL_MAX_CHARACTERS, safeCell } from "@/lib/domain/export/safe-cell";
import { csvOf } from "@/lib/services/export/csv";
import { jsonOf } from "@/lib/services/export/json";
import { sampleReport, sampleRoadmap } from "../fixtures/report-sample";
import { parseCsv } from "../support/csv";

const DANGEROUS = ["=", "+", "-", "@", "\t", "\r", "\n", "\0", "＝", "＋", "－", "＠"];
const row = (fields: Record<string, unknown>, reportData: string | null = null): ExportRow => ({
  fields: JSON.stringify(fields),
  callRequests: null,
  reportData,
  aiRecommendations: reportData === null ? null : JSON.stringify(sampleRoadmap.aiApps),
});
const content = (type: "standard" | "comprehensive", ...pages: ExportRow[][]) => ({
  query: ExportQuery.parse({ type }),
  summary: { totalAssessments: 0, assessmentsWithReports: 0, qualifiedLeads: 0, avgReadinessScore: null },
  exportedAt: new Date("2026-11-18T18:00:00Z"),
  pages: (async function* () {
    yield* pages;
  })(),
});
const written = async (parts: AsyncGenerator<string>) => {
  let text = "";
  for await (const part of parts) text += part;
  return text;
};

test.each(DANGEROUS)("a cell that begins with %j gets an apostrophe in front", (character) => {
  expect(safeCell(`${character}1+1`)).toBe(`'${character}1+1`);
});

test.each(["", "Halden Creek", " =1", "a=b", "'=1", "1-2", "🙂"])(
  "the harmless %j stays as it is",
  (text) => {
    expect(safeCell(text)).toBe(text);
  },
);

test("whatever was typed, a strict reader gets it back from the CSV, and no cell begins a formula (T60)", async () => {
  const text = fc.string({ unit: "grapheme", maxLength: 40 });
  const risky = fc.tuple(fc.constantFrom("", '"', ",", ...DANGEROUS), text).map((parts) => parts.join(""));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(risky, risky), { minLength: 1, maxLength: 6 }), async (texts) => {
      const rows = texts.map(([companyName, otherChallenge]) => row({ companyName, otherChallenge }));
      const read = parseCsv(await written(csvOf(content("standard", rows.slice(0, 2), rows.slice(2)))));
      expect(read.map(({ companyName, otherChallenge }) => [companyName, otherChallenge])).toEqual(
        texts.map((pair) => pair.map(safeCell)),
      );
      for (const cell of read.flatMap(Object.values)) expect(DANGEROUS).not.toContain(String(cell)[0]);
    }),
    { numRuns: 200 },
  );
});

test.each([
  { rows: "lean", length: 900, next: 100 },
  { rows: "half as long as a report", length: 20_000, next: 20 },
  { rows: "with whole reports", length: 60_000, next: 10 },
])("after rows $rows, $next are read at a time", ({ length, next }) => {
  const read = Array.from({ length: 10 }, () => ({
    fields: "x".repeat(length),
    callRequests: null,
    reportData: null,
    aiRecommendations: null,
  }));
  expect(rowsOfNextPage(read)).toBe(next);
});

test("what no cell of a spreadsheet holds is shortened with a note, and the JSON keeps it whole", async () => {
  const long = "\u{1f600}".repeat(20_000);
  const rows = [row({ id: "1", otherChallenge: long })];
  const [cells] = parseCsv(await written(csvOf(content("standard", rows))));
  expect(cells?.otherChallenge?.length).toBeLessThanOrEqual(CELL_MAX_CHARACTERS);
  expect(cells?.otherChallenge).toMatch(/\u{1f600} \[shortened; the JSON export has all of it\]$/u);
  expect(JSON.parse(await written(jsonOf(content("standard", rows)))).data[0].otherChallenge).toBe(long);
  for (const text of ["=", "a"].map((first) => first.repeat(CELL_MAX_CHARACTERS)))
    expect(safeCell(text).length).toBeLessThanOrEqual(CELL_MAX_CHARACTERS);
  expect(safeCell("a".repeat(CELL_MAX_CHARACTERS))).not.toContain("shortened");
});

test("the preview has 150 characters of the summary and the first three recommendations", () => {
  const summary = (executiveSummary: string) => summaryPreview(JSON.stringify({ executiveSummary }));
  expect(summary("x".repeat(151))).toBe(`${"x".repeat(150)}…`);
  expect(summary("x".repeat(150))).toBe("x".repeat(150));
  expect(summary("")).toBeNull();
  expect(summaryPreview(null)).toBeNull();
  const tools = ["Low", "High", "Medium", "high"].map((priority, at) => ({ name: `T${at}`, priority }));
  expect(topTools(tools)).toEqual(["T1", "T3", "T0"]);
});

test("an export of nothing is a file with its columns, and valid JSON", async () => {
  const csv = await written(csvOf(content("standard", [])));
  expect(csv.startsWith('\ufeff"id","userId","executiveName",')).toBe(true);
  expect(csv.trimEnd().split("\r\n")).toHaveLength(1);
  expect(JSON.parse(await written(jsonOf(content("standard", []))))).toMatchObject({ data: [] });
});

test("the comprehensive row reads like the report, and no cell is longer than Excel can take", () => {
  const report = { ...sampleReport, method: "x".repeat(40_000) };
  const columns = reportColumns(JSON.stringify(report), JSON.stringify(sampleRoadmap.aiApps));
  expect(Object.keys(columns)).toEqual(expect.arrayContaining([...REPORT_COLUMNS]));
  expect(columns.executiveSummary).toBe(sampleReport.executiveSummary);
  expect(columns.topPriorityTool).toBe(
    sampleRoadmap.aiApps.find(({ priority }) => priority === "High")?.name,
  );
  const shortened = JSON.parse(String(columns.reportData));
  expect(shortened.leftOut).toContain("method");
  expect(shortened.executiveSummary).toBe(sampleReport.executiveSummary);
  for (const cell of Object.values(columns))
    expect(String(cell).length).toBeLessThanOrEqual(CELL_MAX_CHARACTERS);
});

test.each(["null", "{}", "[]", '"text"', '{"risks":"none","roadmap":[1]}'])(
  "a report of another time, such as %s, does not stop an export",
  (reportData) => {
    expect(reportColumns(reportData, "null")).toMatchObject({ reportWritten: "yes", recommendedTools: "" });
  },
);

test("the comprehensive export has more than thirty fields, the standard one none of the family's", () => {
  expect(fieldsOf("comprehensive").length + REPORT_COLUMNS.length).toBeGreaterThan(50);
  expect(fieldsOf("standard")).not.toEqual(expect.arrayContaining(["householdAiUse"]));
});

test("names and addresses say type, format and day", () => {
  const now = new Date("2026-11-19T04:00:00Z");
  const choice = { format: "csv", type: "comprehensive" } as const;
  expect(exportFileName(choice, now)).toBe("ai-readiness-comprehensive-2026-11-18.csv");
  expect(exportUrl(choice, "q=a%26b", now)).toBe(
    `/api/admin/export?q=a%26b&format=csv&type=comprehensive&t=${now.getTime()}`,
  );
});
