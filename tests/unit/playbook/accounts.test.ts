import type { Answers } from "@/lib/domain/assessment/assessment";
import { profileOf } from "@/lib/playbook/company-profile";
import { toolsFor } from "@/lib/playbook/tools/decision/decide-tools";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { FIRMS } from "../../fixtures/firms";
import { FRESH_FIRMS } from "../../fixtures/fresh-firms";
import { READ_FIRMS } from "../../fixtures/read-firms";
import { answersFor } from "../../support/answers";
import { textsOf } from "../../support/report-texts";

const TODAY = new Date("2026-11-22T20:00:00Z");
const written = (answers: Answers) => writePlaybookReport(answers, TODAY);
const wordsOf = (value: unknown): string =>
  textsOf(value)
    .map(({ text }) => text)
    .join("\n");
const annexOf = (answers: Answers, id: string): string =>
  wordsOf(written(answers).reportData.annexes?.filter((annex) => annex.id === id));
const onMicrosoft = (some: Partial<Answers>): Answers =>
  answersFor({ companyEmployees: "51-200", enterprisePlatforms: ["microsoft365"], ...some });

describe("accounts and purchases agree in every part", () => {
  it("who pays for Microsoft 365 is not told to pay for a second assistant", () => {
    for (const answers of [READ_FIRMS.law, READ_FIRMS.timber]) {
      const text = wordsOf(written(answers).reportData);
      expect(text).not.toMatch(/once the account is ours|Pay for one business account|before paying/);
      expect(text).toContain("signed in to Microsoft 365 Copilot Chat with work accounts");
    }
  });

  it("a firm without money is told to pay for no account", () => {
    expect(wordsOf(written(FRESH_FIRMS.machineshop).reportData)).not.toMatch(/Pay for one business account/);
  });

  it("seats that the trial buys are in the rule and in the charter, and the resolution leaves room for them", () => {
    expect(annexOf(READ_FIRMS.gc, "ai-rule")).toContain(
      "Microsoft 365 Copilot Business for those in the trial",
    );
    expect(annexOf(READ_FIRMS.gc, "pilot-charter")).toContain("Microsoft 365 Copilot Business");
    expect(annexOf(READ_FIRMS.gc, "resolution")).toContain("No other AI tool, seat or project is bought");
    expect(annexOf(READ_FIRMS.timber, "resolution")).toContain(
      "No AI tool, seat or project is bought until the review.",
    );
  });

  it("nothing is bought that would be worked on abroad where data may not leave Canada", () => {
    expect(toolsFor(profileOf(READ_FIRMS.pension)).rows.map(({ buy }) => buy)).toEqual([null]);
  });

  it("paid seats are for a trial of what runs on them, and not for another task", () => {
    const [, , torrent = answersFor({})] = FIRMS;
    for (const answers of [torrent, FRESH_FIRMS.engineers])
      expect(toolsFor(profileOf(answers)).rows.map(({ buy }) => buy?.tool.id)).not.toContain("m365-copilot");
    expect(toolsFor(profileOf(FRESH_FIRMS.engineers)).rows[0]?.buy).toBeNull();
  });

  it("a written policy says which tools are allowed, and the page adds no list of ours", () => {
    expect(annexOf(READ_FIRMS.saas, "ai-rule")).toContain(
      "Use only the tools that our written policy allows",
    );
    expect(annexOf(READ_FIRMS.saas, "ai-rule")).not.toContain("Zendesk AI");
  });

  it("the assistant of the firm's own systems is no private account", () => {
    const risks = (aiToolsUsed: string[]) => wordsOf(written(onMicrosoft({ aiToolsUsed })).reportData.risks);
    expect(risks(["copilot"])).not.toContain("Company work goes into private");
    expect(risks(["copilot", "chatgpt"])).toContain("Company work goes into private ChatGPT accounts");
  });

  it("who leads is asked what the running uses cost, and is told to try and to buy nothing", () => {
    const [row, ...others] = toolsFor(profileOf(READ_FIRMS.saas)).rows;
    expect(others).toEqual([]);
    expect(row).toMatchObject({ owned: null, buy: null, doNotBuy: { what: "Any further tool" } });
  });

  it("a system that was typed is the one meant: Zendesk for tickets, Cursor for code", () => {
    const { businessChallenges } = READ_FIRMS.saas;
    const begins = {
      ...READ_FIRMS.saas,
      aiExperience: "",
      businessChallenges: businessChallenges.slice(0, 2),
    };
    const products = toolsFor(profileOf(begins)).rows.map(({ owned }) => owned?.product);
    expect(products).toEqual(expect.arrayContaining(["Zendesk", "Cursor"]));
  });

  it("who leads counts what runs today, and ends what cannot show its figure", () => {
    expect(annexOf(READ_FIRMS.saas, "pilot-charter")).toContain("Those that run today, and no other.");
    expect(wordsOf(written(READ_FIRMS.saas).reportData.roadmap)).toContain(
      "On February 18 each use shows its figure (cost per solved case); one that cannot is switched off.",
    );
  });

  it("what is counted in the trial is not replaced by a tool that is bought", () => {
    const oxbow = FIRMS.find(({ companyName }) => companyName.startsWith("Oxbow")) ?? answersFor({});
    expect(wordsOf(written(oxbow).reportData)).not.toContain("Cursor");
    expect(annexOf(oxbow, "ai-rule")).toContain("the coding assistant, once the account is ours");
  });
});
