import type { Answers } from "@/lib/domain/assessment/assessment";
import type { ReportData } from "@/lib/domain/report/report";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import { tools as catalogue } from "@/lib/knowledge/knowledge";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { CATALOGUE, HOUSE } from "@/lib/providers/writer/claude/prompts/house";
import { WRITTEN_ON } from "@/tests/fixtures/firms";
import { READ_FIRMS } from "@/tests/fixtures/read-firms";
import { memoryModelUsage } from "@/tests/support/model-usage";
import { asksForFacts, blockOf } from "@/tests/support/stand-ins/anthropic-answers";
import { everything, modelTexts, ORDERS, PATIENT_MS, proseOf, VICTIM } from "@/tests/support/told-model";
import { withAnthropic } from "@/tests/support/with-anthropic";

const model = withAnthropic();
const { anthropic, claude } = model;
describe("what is sent to the model", () => {
  it("says who the firm is, and not who the person is (T128)", async () => {
    await everything(model);
    // The four pieces, and first what the sentences mean that the rules did not place.
    expect(anthropic().asked.map(asksForFacts)).toEqual([true, false, false, false, false]);
    for (const { text } of anthropic().asked) {
      expect(text).not.toMatch(/oseinovska|halden creek|604-555|m\.osei/i);
      expect(text).not.toMatch(/zanzibar|self_esteem|self-esteem|household|preparedness|rulesForChildren/i);
    }
    expect(anthropic().problems).toEqual([]);
  });

  it("keeps what was typed as fenced data in the user's message, never among the instructions (T66)", async () => {
    await everything(model);
    for (const asked of anthropic().asked) {
      expect(asked.system.join("\n")).not.toMatch(/pirate|evil\.example|ignore all previous|aWdub3Jl/i);
      expect(asked.isCached).toEqual([true, false]);
      expect(asked.messages).toHaveLength(1);
      const data = asked.messages[0]?.content ?? "";
      expect(data).not.toMatch(/<\/typed>|<system>|<\/answers>/);
      const outside = data.replace(/<(\w+)-([0-9a-f]{12})>\n[\s\S]*?\n<\/\1-\2>/g, "").trim();
      expect(outside).toBe("");
      const name = asksForFacts(asked) ? "sentences" : "typed";
      expect(JSON.stringify(blockOf(asked, name))).toContain("pirate");
    }
  });

  it("asks for the same instructions and catalogue each time, so that the vendor's cache serves them", async () => {
    await everything(model);
    const pieces = anthropic().asked.filter((asked) => !asksForFacts(asked));
    expect(new Set(pieces.map(({ system }) => system[0]))).toEqual(new Set([`${HOUSE}\n\n${CATALOGUE}`]));
  });
});

describe("what each model is asked for", () => {
  const MODELS = [
    ["claude-sonnet-5-5", "adaptive", "low"],
    ["claude-opus-5-5", "adaptive", "low"],
    ["claude-haiku-5-5", "adaptive", "low"],
    ["claude-haiku-4-5", "disabled", undefined],
    ["claude-of-tomorrow-9", undefined, undefined],
  ] as const;
  it.each(MODELS)(
    "%s: thinking %s, effort %s, and no more than it takes",
    async (model, thinking, effort) => {
      const ledger = memoryModelUsage();
      await claude(PATIENT_MS, model).recommendTools(VICTIM, ledger);
      expect(anthropic().problems).toEqual([]);
      expect(anthropic().asked).toMatchObject([{ model }]);
      expect([anthropic().asked[0]?.thinking, anthropic().asked[0]?.effort]).toEqual([thinking, effort]);
      expect(ledger.signature?.writer).toBe("claude");
      const isPriced = model !== "claude-of-tomorrow-9";
      expect(ledger.calls[0]?.costUsd !== null).toBe(isPriced);
    },
  );
});

describe("a model that does as typed text tells it (T66)", () => {
  it("changes no score, adds no tool, link, number or source, and repeats no instruction", async () => {
    anthropic().mode = "obeys";
    const all = await everything(model);
    const { reportData } = all.report;
    const { overallScore, lines } = scoreReadiness(VICTIM);
    expect(reportData.readinessAssessment).toMatchObject({ overallScore, lines });
    expect(all.roadmap.readinessScore).toBe(overallScore);
    const known = new Set(catalogue.map(({ name }) => name));
    for (const { name } of [...reportData.recommendedApplications, ...all.roadmap.aiApps, ...all.tools])
      expect(known).toContain(name);
    for (const text of [...modelTexts(all), ...Object.values(all.questions)]) {
      expect(text).not.toMatch(/evil|deepforge|pirate|aWdub3Jl|http|northwind|83%|\$?900|\[99\]/i);
      const unquoted = text.replace(/“[^”]*”|"[^"]*"/g, "");
      expect(unquoted).not.toMatch(/10 out of 10|overall score|senior AI strategist|note globale/i);
    }
    expect(all.ledger.signature).toMatchObject({ writer: "claude", fallback: null });
    const removed = Object.values(all.ledger.signature?.removed ?? {}).reduce((sum, count) => sum + count, 0);
    expect(removed).toBeGreaterThan(20);
  });

  it("still brings its own honest sentences", async () => {
    anthropic().mode = "good";
    const { report, roadmap } = await everything(model);
    const ours = "That is where the work starts, and it is work that somebody has to own.";
    expect(report.reportData.executiveSummary).toContain(ours);
    expect(report.reportData.readinessAssessment.analysis).toContain(ours);
    for (const { description } of report.reportData.solutionLandscape) expect(description).toContain(ours);
    // The stand-in adds nothing to a text of a few words.
    const reasons = report.reportData.risks.map(({ why }) => why).filter((why) => why.length >= 40);
    expect(reasons).not.toEqual([]);
    for (const why of reasons) expect(why).toContain(ours);
    expect(roadmap.executiveSummary).toContain(ours);
    expect(report.reportData.method.writer).toMatchObject({
      name: "claude",
      version: "claude-sonnet-5-5, report-2",
    });
  });
});

describe("a model that asserts what is not so", () => {
  const written = async (answers: Answers) => {
    anthropic().mode = "denies";
    const usage = memoryModelUsage();
    const { reportData } = await claude(PATIENT_MS).writeReport(answers, WRITTEN_ON, usage);
    return { reportData, removed: usage.signature?.removed ?? {} };
  };

  it("denies no answer and invents no number: a policy, a measured use, 61 hours", async () => {
    const { reportData, removed } = await written(READ_FIRMS.saas);
    const texts = proseOf(reportData).map((text) => text.replace(/“[^”]*”/g, ""));
    for (const text of texts) {
      expect(text).not.toMatch(/no written policy|nothing runs|been measured|tried nothing|61/i);
      expect(text).not.toMatch(/undefined|\{company\}/);
    }
    expect(removed.contradictions).toBeGreaterThan(0);
    expect(removed.figures).toBeGreaterThan(0);
  });

  it("does not drop a union, nor its agreement, from a text of ours that has to say it", async () => {
    const { reportData } = await written(READ_FIRMS.timber);
    const ours = writePlaybookReport(READ_FIRMS.timber, WRITTEN_ON).reportData;
    const names = /USW|union|collective agreement/i;
    const said = (report: ReportData) => proseOf(report).filter((text) => names.test(text)).length;
    expect(said(reportData)).toBe(said(ours));
  });
});

test("orders given on the phone change nothing but sentences, and quotations are the leader's (T68)", async () => {
  anthropic().mode = "obeys";
  const text = `We lose one bid in five. ${ORDERS}`;
  const ledger = memoryModelUsage();
  const sections = await claude(PATIENT_MS).writeInsights(
    VICTIM,
    { transcript: [{ speaker: "leader", text }], questions: null },
    ledger,
  );
  expect(ledger.signature?.writer).toBe("claude");
  expect(sections.length).toBeGreaterThan(0);
  for (const { quotes, ...section } of sections) {
    expect(JSON.stringify(section)).not.toMatch(
      /evil|deepforge|http|northwind|83%|\$?900|senior AI strategist/i,
    );
    expect(quotes).toEqual(["We lose one bid in five"]);
  }
  expect(ledger.signature?.removed).toMatchObject({
    quotations: expect.any(Number),
    links: expect.any(Number),
  });
  for (const asked of anthropic().asked) {
    expect(asked.system.join()).not.toContain("pirate");
    expect(asked.text).not.toMatch(/oseinovska|halden creek/i);
  }
});
