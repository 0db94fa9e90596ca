import { planCsv } from "@/lib/files/plan-csv";
import { sampleAssessment, sampleReport } from "../../fixtures/report-sample";
import { parseCsv } from "../../support/csv";
import { partsOfReport, tenFirms } from "../../support/report-files";

const COLUMNS = "Key,Title,Description,Owner,Start,Due,Phase,Measure,Priority".split(",");

describe("the plan as a table", () => {
  test.each(tenFirms())("of %s has an owner, days and a phase in each row, by day", (_, parts) => {
    const file = planCsv(parts);
    expect(file.startsWith("\ufeff")).toBe(true);
    const rows = parseCsv(file);
    expect(Object.keys(rows[0] ?? {})).toEqual(COLUMNS);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.map(({ Start }) => Start)).toEqual(rows.map(({ Start }) => Start).sort());
    expect(new Set(rows.map(({ Title }) => Title)).size).toBe(rows.length);
    for (const row of rows) {
      for (const column of COLUMNS) expect({ column, text: row[column] }).not.toEqual({ column, text: "" });
      expect(row.Start).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect((row.Due ?? "") >= (row.Start ?? "")).toBe(true);
      expect(Object.values(row).join(" ")).not.toMatch(/\[\d+\]|undefined|____/);
    }
  });

  test("no cell begins a formula, whatever was typed", () => {
    const [[, parts] = []] = tenFirms();
    if (parts === undefined) throw new Error("There are ten firms.");
    const { reportData } = parts.report;
    const typed = ["=cmd|' /C calc'!A0", "+1", "-1", "@SUM(1)", "\t=1", "＝1"];
    for (const text of typed) {
      const datedSteps = (reportData.datedSteps ?? []).map((step) => ({ ...step, text, owner: text }));
      const file = planCsv({
        ...parts,
        report: { ...parts.report, reportData: { ...reportData, datedSteps } },
      });
      const cells = parseCsv(file).flatMap((row) => Object.values(row));
      expect(cells.some((cell) => cell.startsWith("'"))).toBe(true);
      expect(cells.filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([]);
    }
  });

  test("of a report of before has its phases' activities and gates", () => {
    const rows = parseCsv(planCsv(partsOfReport(sampleAssessment, sampleReport)));
    expect(rows.filter(({ Title = "" }) => Title.startsWith("Gate of phase"))).toHaveLength(3);
    expect(rows.length).toBeGreaterThan(5);
  });
});
