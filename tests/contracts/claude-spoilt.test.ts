import { ReportData } from "@/lib/domain/report/report";
import { Roadmap } from "@/lib/domain/roadmap/roadmap";
import { memoryModelUsage } from "@/tests/support/model-usage";
import { textsOf, wordsOnPageOne } from "@/tests/support/report-texts";
import type { Mode } from "@/tests/support/stand-ins/anthropic-answers";
import { everything, modelTexts, PATIENT_MS, VICTIM } from "@/tests/support/told-model";
import { withAnthropic } from "@/tests/support/with-anthropic";

const model = withAnthropic();
const { anthropic, claude } = model;
describe("a model that answers rubbish (T67)", () => {
  const SPOILT: Mode[] = [
    "script",
    "javascript",
    "extra keys",
    "score ten",
    "5 MB",
    "empty lists",
    "bad json",
  ];
  it.each(SPOILT)("%s: what is stored is valid and harmless", async (mode) => {
    anthropic().mode = mode;
    const all = await everything(model);
    expect(ReportData.parse(all.report.reportData)).toEqual(all.report.reportData);
    expect(Roadmap.parse(all.roadmap)).toEqual(all.roadmap);
    expect(wordsOnPageOne(all.report.reportData)).toBeLessThanOrEqual(200);
    for (const text of modelTexts(all)) {
      expect(text).not.toMatch(/<script|javascript:|!\[|evil\.example|\]\(/i);
      expect(text.length).toBeLessThan(1600);
    }
    const whole = JSON.stringify({ ...all.report.reportData, method: null });
    expect(whole).not.toMatch(/"overallScore":"ten"|"isAdmin"/);
    expect(all.report.markdownReport).not.toMatch(/<script|!\[x\]|\]\(javascript/);
    expect(all.ledger.calls.length).toBeLessThanOrEqual(4);
  });

  it("what does not fit the form is sent back once, and is taken when it fits", async () => {
    anthropic().mode = "bad json once";
    const ledger = memoryModelUsage();
    await claude(PATIENT_MS).recommendTools(VICTIM, ledger);
    expect(ledger.calls.map(({ outcome }) => outcome)).toEqual(["invalid", "answered"]);
    expect(ledger.signature?.writer).toBe("claude");
    const repair = anthropic().asked[1]?.messages.at(-1);
    expect(repair?.role).toBe("user");
    expect(repair?.content).toContain("tools: invalid_type");
  });
});

test("every text of every piece was checked for what may stand in it", async () => {
  anthropic().mode = "obeys";
  const { report, roadmap } = await everything(model);
  for (const { text } of textsOf({ ...report.reportData, method: null }))
    expect(text).not.toContain("{company}");
  for (const { text } of textsOf(roadmap)) expect(text).not.toContain("{company}");
});
