import { z } from "zod";
import { FollowUpQuestions } from "@/lib/domain/followup/questions";
import type { Transcript } from "@/lib/domain/interview/transcript";
import { WrittenSection } from "@/lib/domain/interview/written";
import { ReportData } from "@/lib/domain/report/report";
import { RecommendedTool, Roadmap } from "@/lib/domain/roadmap/roadmap";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import { tools as catalogue } from "@/lib/knowledge/knowledge";
import { claudeWriter } from "@/lib/providers/writer/claude";
import { playbookWriter } from "@/lib/providers/writer/playbook";
import type { Writer } from "@/lib/providers/writer/port";
import { FIRMS, WRITTEN_ON } from "@/tests/fixtures/firms";
import { liveVendor } from "@/tests/support/live-vendor";
import { memoryModelUsage } from "@/tests/support/model-usage";
import { notesIn, textsOf, wordsOnPageOne } from "@/tests/support/report-texts";
import { ANTHROPIC_KEY, type AnthropicStandIn, startAnthropic } from "@/tests/support/stand-ins/anthropic";
import { CALL_LINES } from "@/tests/support/stand-ins/retell";

const LIVE_KEY = liveVendor("Claude", { ANTHROPIC_API_KEY: /./ })?.ANTHROPIC_API_KEY;
const firms = LIVE_KEY === undefined ? FIRMS : FIRMS.slice(0, 2);

let anthropic: AnthropicStandIn;
beforeAll(async () => {
  anthropic = await startAnthropic();
});
afterAll(() => anthropic.stop());

const claude = () =>
  claudeWriter({
    apiKey: LIVE_KEY ?? ANTHROPIC_KEY,
    baseUrl: LIVE_KEY === undefined ? anthropic.url : undefined,
    model: "claude-sonnet-5-5",
    effort: "low",
    maxTokens: 8000,
    withinMs: LIVE_KEY === undefined ? 10_000 : 60_000,
    prices: undefined,
  });

const CALL: Transcript = CALL_LINES.map(({ role, content }) => ({
  speaker: role === "agent" ? "agent" : "leader",
  text: content,
}));
const SAID = CALL.map(({ text }) => text).join("\n");

const WRITERS: [string, () => Writer][] = [
  ["the playbook", () => playbookWriter],
  ["Claude", claude],
];

describe.each(WRITERS)("%s as a writer", (_, writer) => {
  it("gives a report of the product's own form, with our scores, for every firm", async () => {
    for (const answers of firms) {
      const { reportData, markdownReport } = await writer().writeReport(
        answers,
        WRITTEN_ON,
        memoryModelUsage(),
      );
      expect(ReportData.parse(reportData)).toEqual(reportData);
      const { overallScore, topDownScore, bottomUpScore, lines, maturityProfile } = scoreReadiness(answers);
      expect(reportData.readinessAssessment).toMatchObject({
        overallScore,
        topDownScore,
        bottomUpScore,
        lines: lines.map(({ key, points, max }) => ({ key, points, max })),
      });
      expect(reportData.pageOne.stage).toBe(maturityProfile);
      expect(markdownReport).toContain("# AI readiness report");
    }
  });

  it("says who wrote it", async () => {
    const [answers] = firms;
    if (answers === undefined) throw new Error("no firm");
    const ledger = memoryModelUsage();
    const { reportData } = await writer().writeReport(answers, WRITTEN_ON, ledger);
    expect(reportData.method.writer.name).toBe(ledger.signature?.writer ?? "playbook");
    expect(reportData.method.writer.version).not.toBe("");
    expect(reportData.method.writer.statement).not.toBe("");
  });

  it("recommends tools of the catalogue alone, at their own prices and addresses", async () => {
    const known = new Map(catalogue.map((tool) => [tool.name, tool]));
    for (const answers of firms) {
      const tools = await writer().recommendTools(answers, memoryModelUsage());
      expect(tools.length).toBeLessThanOrEqual(12);
      expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
      for (const tool of tools) {
        expect(RecommendedTool.parse(tool)).toEqual(tool);
        expect(known.get(tool.name)?.url).toBe(tool.url);
        const price = known.get(tool.name)?.price;
        const [figure] = price?.verified === true ? (/\$[\d,]+/.exec(price.text) ?? []) : [];
        expect(tool.pricing).toContain(figure ?? "20");
      }
    }
  });

  it("points only at sources that are listed, and fits the essential on one page", async () => {
    for (const answers of firms) {
      const { reportData } = await writer().writeReport(answers, WRITTEN_ON, memoryModelUsage());
      const listed = new Set(reportData.sources.map(({ number }) => number));
      for (const { text } of textsOf(reportData))
        for (const note of notesIn(text)) expect(listed).toContain(note);
      expect(wordsOnPageOne(reportData)).toBeLessThanOrEqual(200);
    }
  });

  it("gives a roadmap and three questions of the product's own form", async () => {
    for (const answers of firms) {
      const roadmap = await writer().writeRoadmap(answers, WRITTEN_ON, memoryModelUsage());
      expect(Roadmap.parse(roadmap)).toEqual(roadmap);
      expect(roadmap.readinessScore).toBe(scoreReadiness(answers).overallScore);
      const questions = await writer().writeFollowUpQuestions(answers, memoryModelUsage());
      expect(FollowUpQuestions.parse(questions)).toEqual(questions);
      for (const [key, text] of Object.entries(questions))
        if (key !== "promptVersion") expect(text).toMatch(/[?.]$/);
    }
  });

  it("reads a call into sections, with the leader's own sentences as quotations", async () => {
    for (const answers of firms.slice(0, 3)) {
      const sections = await writer().writeInsights(
        answers,
        { transcript: CALL, questions: null },
        memoryModelUsage(),
      );
      expect(z.array(WrittenSection).parse(sections)).toEqual(sections);
      expect(sections.length).toBeGreaterThanOrEqual(1);
      for (const { quotes } of sections) for (const quote of quotes) expect(SAID).toContain(quote);
    }
  });

  it("makes nothing of a silent call", async () => {
    const [answers] = firms;
    if (answers === undefined) throw new Error("no firm");
    const transcript = CALL.filter(({ speaker }) => speaker === "agent");
    for (const { quotes } of await writer().writeInsights(
      answers,
      { transcript, questions: null },
      memoryModelUsage(),
    ))
      expect(quotes).toEqual([]);
  });

  it("leaves no placeholder, link or markup of a model in its texts", async () => {
    for (const answers of firms) {
      const { reportData } = await writer().writeReport(answers, WRITTEN_ON, memoryModelUsage());
      const { method, sources, recommendedApplications, familyStrategies, solutionLandscape, ...rest } =
        reportData;
      for (const { path, text } of textsOf(rest))
        if (!/^toolDecisions\..*\.url$/.test(path))
          expect(text).not.toMatch(/\{\w+\}|\[left out\]|https?:|<[a-z]|\]\(/i);
      for (const { why } of recommendedApplications) expect(why).not.toMatch(/\{\w+\}|https?:|<[a-z]/i);
      for (const { description } of solutionLandscape)
        expect(description).not.toMatch(/\{\w+\}|https?:|<[a-z]/i);
      expect([method, sources, familyStrategies]).toBeDefined();
    }
  });

  it("writes without model usage, and then asks no model", async () => {
    const before = anthropic.asked.length;
    const [answers] = firms;
    if (answers === undefined) throw new Error("no firm");
    expect(ReportData.safeParse((await writer().writeReport(answers, WRITTEN_ON)).reportData).success).toBe(
      true,
    );
    expect(anthropic.asked.length).toBe(before);
  });
});

describe("Claude, asked by us", () => {
  it("was never sent anything that the vendor would refuse", () => {
    expect(anthropic.problems).toEqual([]);
  });
});
