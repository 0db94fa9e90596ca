import { planCalendar } from "@/lib/files/calendar";
import { SAMPLE_WRITTEN_ON, sampleAssessment, sampleReport } from "../../fixtures/report-sample";
import { partsOfReport, tenFirms } from "../../support/report-files";

/** Entries of a calendar file, by name of their lines; folded lines are one. */
function entriesOf(file: string): Record<string, string>[] {
  const lines = file.replace(/\r\n[ \t]/g, "").split("\r\n");
  const entries: Record<string, string>[] = [];
  for (const line of lines) {
    const [name = "", ...value] = line.split(":");
    if (line === "BEGIN:VEVENT") entries.push({});
    const entry = entries.at(-1);
    if (entry !== undefined) entry[name.split(";")[0] ?? ""] = value.join(":");
  }
  return entries;
}

const dayOf = (date = "") => Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3"));
const DAY_MS = 86_400_000;

describe("the plan as a calendar", () => {
  test.each(tenFirms())("of %s has five next steps and three gates, each a whole day", (_, parts) => {
    const entries = entriesOf(planCalendar(parts));
    expect(entries).toHaveLength(8);
    expect(entries.filter(({ SUMMARY = "" }) => SUMMARY.startsWith("Gate of phase "))).toHaveLength(3);
    for (const { DTSTART, DTEND, SUMMARY = "", DESCRIPTION = "" } of entries) {
      expect(dayOf(DTEND) - dayOf(DTSTART)).toBe(DAY_MS);
      expect(SUMMARY.length).toBeGreaterThan(8);
      expect(DESCRIPTION).toMatch(
        /Owner: .*Measure of the phase: .*https:\/\/readiness\.example\/my-reports$/,
      );
      expect(SUMMARY + DESCRIPTION).not.toMatch(/\[\d+\]|undefined|____/);
    }
  });

  test("of ten firms has no gate on a weekend, and no line but what a calendar imports", () => {
    for (const [, parts] of tenFirms()) {
      const file = planCalendar(parts);
      expect(file).not.toMatch(/^(?:METHOD|ATTENDEE|ORGANIZER|BEGIN:VALARM|BEGIN:VTIMEZONE)/m);
      for (const line of file.split("\r\n")) expect([...line].length).toBeLessThanOrEqual(75);
      for (const { SUMMARY = "", DTSTART } of entriesOf(file))
        if (SUMMARY.startsWith("Gate")) expect([0, 6]).not.toContain(new Date(dayOf(DTSTART)).getUTCDay());
    }
  });

  test("imported again after the report was written anew, it moves the same eight", () => {
    const [first, second] = tenFirms().map(([, parts]) => parts);
    if (first === undefined || second === undefined) throw new Error("There are ten firms.");
    const uids = (file: string) => entriesOf(file).map(({ UID }) => UID);
    const again = { ...first, report: second.report, revision: first.revision + 1 };
    expect(uids(planCalendar(again))).toEqual(uids(planCalendar(first)));
    expect(new Set(uids(planCalendar(first))).size).toBe(8);
    expect(entriesOf(planCalendar(again))[0]?.SEQUENCE).toBe(String(first.revision + 1));
    expect(uids(planCalendar({ ...first, calendarKey: "another" }))).not.toEqual(uids(planCalendar(first)));
  });

  test("of a report without dated steps has its phases alone", () => {
    const parts = partsOfReport(sampleAssessment, sampleReport);
    const entries = entriesOf(
      planCalendar({ ...parts, report: { ...parts.report, writtenOn: SAMPLE_WRITTEN_ON } }),
    );
    expect(entries.map(({ SUMMARY = "" }) => SUMMARY.slice(0, 15))).toEqual([
      "Gate of phase 1",
      "Gate of phase 2",
      "Gate of phase 3",
    ]);
  });

  test("what was typed stays within its line", () => {
    const [[, parts] = []] = tenFirms();
    if (parts === undefined) throw new Error("There are ten firms.");
    const { reportData } = parts.report;
    const typed = "Fine\r\nBEGIN:VALARM\r\nTRIGGER:-PT5M; a, b \\ c\u2028d\0";
    const datedSteps = (reportData.datedSteps ?? []).map((step) => ({ ...step, text: typed, owner: typed }));
    const file = planCalendar({
      ...parts,
      report: { ...parts.report, reportData: { ...reportData, datedSteps } },
    });
    expect(file).not.toMatch(/^(?:BEGIN:VALARM|TRIGGER)/m);
    expect(entriesOf(file)[0]?.SUMMARY).toBe("Fine BEGIN:VALARM TRIGGER:-PT5M\\; a\\, b \\\\ c d");
  });
});
