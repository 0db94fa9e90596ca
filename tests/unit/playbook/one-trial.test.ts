import { profileOf } from "@/lib/playbook/company-profile";
import { GENERAL } from "@/lib/playbook/tools/assistant";
import { assistantOwned } from "@/lib/playbook/tools/work-account";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { FRESH_FIRMS } from "../../fixtures/fresh-firms";
import { READ_FIRMS } from "../../fixtures/read-firms";
import { answersFor } from "../../support/answers";

const NOVEMBER = new Date("2026-11-22T20:00:00Z");
const EVERY_FIRM = Object.entries({ ...READ_FIRMS, ...FRESH_FIRMS });

describe("the trial is one and the same wherever it is named", () => {
  it.each(EVERY_FIRM)("%s: where an assistant is paid for, no other is tried", (_name, answers) => {
    const firm = profileOf(answers);
    const [, tool] = /, with ([A-Z].*)$/.exec(firm.lead.trial.pilot) ?? [];
    if (tool !== undefined && GENERAL.test(tool)) expect(assistantOwned(firm) ?? tool).toContain(tool);
  });

  it("what is used in private becomes a trial of what is paid for", () => {
    expect(profileOf(READ_FIRMS.timber).lead.trial.pilot).toMatch(/, with Microsoft 365 Copilot Chat$/);
  });

  it("what is taken to another team is done with what is paid for, and not with what the AI rule forbids", () => {
    const { lead } = profileOf(
      answersFor({
        aiToolsUsed: ["chatgpt"],
        aiExperience: "I use ChatGPT for letters to parents and save an hour a week.",
        enterprisePlatforms: ["microsoft365"],
      }),
    );
    expect(lead.trial.pilot).toMatch(/ with Microsoft 365 Copilot Chat, in another team$/);
  });

  it("an assistant that is used stays the one that is tried where none is paid for", () => {
    const { lead } = profileOf({ ...READ_FIRMS.timber, enterprisePlatforms: ["sap"], otherPlatforms: null });
    expect(lead.trial.pilot).toMatch(/, with ChatGPT$/);
  });

  it.each(EVERY_FIRM)("%s: no second pilot begins on a day before the first is decided", (_name, answers) => {
    const { solutionLandscape } = writePlaybookReport(answers, NOVEMBER).reportData;
    const said = solutionLandscape.map(({ action }) => action?.what ?? "").join(" ");
    expect(said).not.toMatch(/after day \d+|for months \d/);
  });

  it.each(EVERY_FIRM)("%s: a vendor is not asked for a try of another vendor's tool", (_name, answers) => {
    const { annexes } = writePlaybookReport(answers, NOVEMBER).reportData;
    const asked = /May we try it on twenty finished cases of ours \(([^)]+)\)/.exec(JSON.stringify(annexes));
    expect(asked?.[1] ?? "").not.toMatch(/, with [A-Z]/);
  });

  it("as many are given an account as may take part", () => {
    const { roadmap, annexes } = writePlaybookReport(READ_FIRMS.timber, NOVEMBER).reportData;
    expect(JSON.stringify(roadmap)).toContain("Fifteen people signed in to");
    expect(JSON.stringify(annexes)).toContain("With at most 15 people");
  });

  it("what was saved on one piece is not told for a round number of pieces", () => {
    const { directorQuestions } = writePlaybookReport(
      answersFor({ aiExperience: "ChatGPT drafts our quotes in 20 minutes instead of 2 hours." }),
      NOVEMBER,
    ).reportData;
    expect(JSON.stringify(directorQuestions)).not.toMatch(/thousand/);
  });
});
