import { readReport } from "../../read-reports/read-report";
import { answersFor } from "../../support/answers";

const maker = (typed: { aiFriction?: string; aiExperience?: string }) =>
  readReport(
    answersFor({
      companyName: "Ochre Point Seals Ltd.",
      companyActivity: "We make rubber seals for pumps, 60 people.",
      companyIndustry: "manufacturing",
      companyEmployees: "51-200",
      businessChallenges: ["passing_on_know_how_from_retiring_experts"],
      otherChallenge: "Inspection sheets: 300 a month, 20 minutes each to key in.",
      aiToolsUsed: ["chatgpt"],
      aiExperience: "ChatGPT for letters.",
      enterprisePlatforms: ["sap"],
      ...typed,
    }),
  ).markdown;

describe("what stays on their own machines", () => {
  const markdown = maker({ aiFriction: "Mix sheets must stay on our own server, our customer audits that." });

  it("is given no cloud assistant, seats or account, in no part of the report", () => {
    expect(markdown).not.toMatch(/ChatGPT Business|seats of|Microsoft 365 Copilot/);
    expect(maker({})).toMatch(/ChatGPT Business/);
  });

  it("stays out of the account that takes the place of private ones", () => {
    expect(markdown).toMatch(
      /(?:one assistant|business account)[^.]* for nothing that stays on your own machines/i,
    );
  });

  it("is on page one, in the charter, the AI rule and the vendor's questions", () => {
    expect(markdown).toContain("Anything in a cloud: “Mix sheets must stay on our own server");
    expect(markdown).toContain("or if a copy of anything reaches a cloud");
    expect(markdown).toContain("Only what runs on our own machines and sends no copy elsewhere");
    expect(markdown).toContain("with the line unplugged");
    expect(markdown).not.toMatch(/For the call, from what you wrote[^\n]*Mix sheets/);
  });
});

describe("a consent that a rule asks for", () => {
  const markdown = maker({
    aiFriction:
      "The franchisor says inspection records may not go to any vendor without its written consent.",
  });

  it("is asked for first, on page one and in the calendar", () => {
    expect(markdown).toContain("First ask your franchisor for written consent; then");
    expect(markdown).toContain("Ask for the written consent");
    expect(markdown).toContain("A use slips past your franchisor's rule: “The franchisor says");
    expect(maker({})).not.toContain("written consent; then");
  });
});

describe("what a tool did wrong here", () => {
  it("is page one's risk, in their words", () => {
    const markdown = maker({
      aiExperience:
        "We let a program schedule the presses. It booked two moulds on one press. We had to redo a week.",
    });
    expect(markdown).toContain("goes wrong again: “It booked two moulds on one press”");
  });
});

describe("a rule that binds them", () => {
  const markdown = maker({
    aiFriction:
      "Insurance carrier put in writing that no automated system handles a recall. HR counsel doesn't want software picking who gets hired.",
  });

  it("ends the trial, and is in the charter and the AI rule in their words", () => {
    expect(markdown).toContain("or if it breaks your insurer's rule or your counsel's rule");
    expect(markdown).toMatch(/\| Never \| “Insurance carrier [^|]*handles a recall”; “HR counsel/);
    expect(markdown).toContain("no one here can allow an exception: “Insurance carrier");
    expect(maker({})).not.toContain("or if it breaks");
  });
});

describe("a use that ended here", () => {
  const told = "Asked it about a 1912 pump, made up half the parts list. Haven't bothered since.";

  it("is what page one says is so, beside the case itself", () => {
    const markdown = maker({ aiExperience: told });
    expect(markdown).toContain("One use of AI has ended here already (“Haven't bothered since”)");
    expect(markdown).toContain("goes wrong again: “Asked it about a 1912 pump, made up half the parts list”");
    expect(markdown).not.toMatch(/like the one you met|personal habit/);
  });

  it.each([
    "ChatGPT for letters.",
    "We haven't used it since nobody has time.",
    "We tried a bot. Pulled the plug after a week. We use it again since May.",
  ])("is not said of: %s", (aiExperience) => {
    expect(maker({ aiExperience })).not.toContain("has ended here");
  });
});
