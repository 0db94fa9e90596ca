import { bannedTools } from "@/lib/playbook/banned-tools";
import { runwayOf } from "@/lib/playbook/runway";
import { firm, memoOf, reportOf, type Some, textOf } from "../../support/told-firm";

const plant: Some = {
  companyName: "Two Rivers Panel Ltd.",
  companyIndustry: "manufacturing",
  businessChallenges: ["improving_quality_and_reducing_scrap"],
  otherChallenge: "Quotes take our two estimators 40 minutes each, 60 a week, all of them in Calgary.",
};

describe("a union at one site", () => {
  const elsewhere: Some = {
    ...plant,
    aiFriction: "Unifor represents the people in Lethbridge. No one else is organized.",
  };

  it("is not asked before a trial at another", () => {
    expect(firm(elsewhere).unionAt).toEqual({ union: "Lethbridge", trial: "Calgary" });
    expect(memoOf(elsewhere)?.decision).not.toMatch(/Unifor|union/);
    expect(memoOf(elsewhere)?.risk.risk).not.toContain("grievance");
  });

  it("is told that its site is not in it", () => {
    expect(textOf(elsewhere)).toContain("Unifor speaks for Lethbridge, and the trial is at Calgary");
  });

  it.each([
    "Unifor represents the people in Calgary.",
    "We are unionized (Unifor) at all sites.",
    "Unifor watches everything we do.",
  ])("%s: it is asked first", (aiFriction) => {
    expect(firm({ ...plant, aiFriction }).unionAt).toBeNull();
    expect(memoOf({ ...plant, aiFriction })?.decision).toContain("First talk with");
  });

  it("is left out where the others are said to have none", () => {
    const some = {
      ...plant,
      otherChallenge: "Quotes take 40 minutes each.",
      aiFriction: "The union speaks for Lethbridge, Calgary and Edmonton are not.",
    };
    expect(firm(some).unionAt).toEqual({ union: "Lethbridge", trial: null });
  });
});

describe("a tool that is banned by its name", () => {
  it.each<[string, string[]]>([
    ["Midjourney is banned in the art room since May.", ["Midjourney"]],
    ["IT blocked DeepL last year, Copilot is fine.", ["DeepL"]],
    ["ChatGPT et Perplexity sont interdits.", ["ChatGPT", "Perplexity"]],
    ["ChatGPT is blocked for client files.", []],
    ["We banned Claude, then it was unbanned.", []],
    ["We use ChatGPT daily.", []],
  ])("%s is found", (aiExperience, names) => {
    expect(bannedTools(firm({ aiExperience }).ledger)).toEqual(names);
  });

  it("is in the AI rule, and bought by no one", () => {
    const some: Some = {
      ...plant,
      aiToolsUsed: ["copilot", "midjourney"],
      aiExperience: "Midjourney is banned in the art room since May. Sales uses Copilot for letters.",
      enterprisePlatforms: ["microsoft365"],
    };
    const { annexes, toolDecisions } = reportOf(some).reportData;
    const rule = JSON.stringify(annexes?.find(({ id }) => id === "ai-rule"));
    expect(rule).toContain("Midjourney is not used for our work, as was decided before");
    expect(JSON.stringify(toolDecisions)).not.toContain("Midjourney");
  });
});

describe("months of runway", () => {
  const start: Some = {
    companyName: "Tern Labs Inc.",
    companyIndustry: "technology",
    companyEmployees: "11-50",
    businessChallenges: ["scaling_customer_support_as_the_user_base_grows"],
    aiFriction: "Ten months of runway, so every hour has to count.",
  };

  it.each<[string, number | null]>([
    ["We have 7 months of runway.", 7],
    ["Runway is about nine months.", 9],
    ["Il reste six mois de liquidités.", 6],
    ["Thirty months of runway.", null],
    ["The runway at the airport was closed for two days.", null],
  ])("%s", (aiFriction, months) => {
    expect(runwayOf(firm({ aiFriction }))?.months ?? null).toBe(months);
  });

  it("are the measure of the plan's money, contracts and questions", () => {
    const text = textOf(start);
    expect(text).toContain("nothing is signed for longer than a month");
    expect(text).toContain("counted from this report, the money lasts until September 2027");
    expect(text).toContain("How many of the ten months does this cost us?");
    expect(text).toContain("You wrote “Ten months of runway, so every hour has to count”");
  });
});

describe("a ban of one tool beside others in use", () => {
  const studio: Some = {
    companyName: "Fern Lane Software Inc.",
    companyIndustry: "technology",
    orgAiElements: ["ai_policy", "dept_pilots"],
    aiToolsUsed: ["claude", "copilot"],
    aiExperience: "We use Claude Code for all features. We banned DeepL after a leak.",
  };

  it("forbids that one, and not AI", () => {
    expect(firm(studio).stances.map(({ effect }) => effect)).not.toContain("respectBan");
    expect(bannedTools(firm(studio).ledger)).toEqual(["DeepL"]);
  });

  it("and forbids AI where nothing else is told", () => {
    const some = { ...studio, aiExperience: "We banned ChatGPT after a leak." };
    expect(firm(some).stances.map(({ effect }) => effect)).toContain("respectBan");
  });
});

describe("what a rule of theirs allows", () => {
  const labs: Some = {
    companyName: "Heron Labs Inc.",
    companyIndustry: "technology",
    aiToolsUsed: ["claude"],
  };

  it.each([
    "House rule: our own agents yes, public chatbots no.",
    "Our AI policy permits agents on test data, nothing from customers.",
    "Internal agents are allowed by our policy, outside tools are not.",
    "We allow our own agents on our records, everything else is banned.",
  ])("%s: it is in the AI rule as it was said, and no ban of AI", (aiFriction) => {
    expect(firm({ ...labs, aiFriction }).stances.map(({ effect }) => effect)).not.toContain("respectBan");
    expect(textOf({ ...labs, aiFriction })).toContain(
      `What was decided before goes on as it was said: “${aiFriction.slice(0, -1)}”.`,
    );
    expect(textOf({ ...labs, aiFriction })).not.toContain("For the call, from what you wrote");
  });

  it("is no ban where staff may use one tool, and others are blocked", () => {
    const some = { ...labs, aiFriction: "Staff may use Copilot; ChatGPT is blocked at the firewall." };
    expect(firm(some).stances.map(({ effect }) => effect)).not.toContain("respectBan");
  });

  it("is nothing where rules are of other things", () => {
    expect(textOf({ ...labs, aiFriction: "Our leave policy allows ten days." })).not.toContain(
      "decided before goes on",
    );
  });
});
