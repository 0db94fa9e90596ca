import { systemOf } from "@/lib/playbook/calendar/records-system";
import { profileOf } from "@/lib/playbook/company-profile";
import { decideTools } from "@/lib/playbook/tools/decision/decide-tools";
import { toolAskOf } from "@/lib/playbook/tools/decision/tool-ask";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { answersFor } from "../../support/answers";

const TODAY = new Date("2026-11-22T20:00:00Z");

const trucks = answersFor({
  executiveTitle: "Owner and President",
  companyName: "Dueck Refrigerated Trucking",
  companyEmployees: "51-200",
  headOfficeLocation: "lower-mainland",
  businessChallenges: ["raising_productivity_with_the_team_we_have"],
  otherChallenge: "Detention disputes. 12 drivers resigned since spring.",
  aiFriction:
    "Drivers complain about dispatch. Three dispatchers key every bill of lading by hand, about 9 minutes each, 120 a day. We have no IT person, my nephew looks after the computers.",
  aiToolsUsed: ["chatgpt"],
  otherPlatforms: "Samsara",
});

const software = answersFor({
  companyName: "Carepath Software Inc.",
  companyIndustry: "technology",
  companyEmployees: "11-50",
  headOfficeLocation: "lower-mainland",
  businessChallenges: [
    "scaling_customer_support_as_the_user_base_grows",
    "shipping_features_faster_without_adding_engineers",
  ],
  otherChallenge: "Security questionnaires. Each takes about 12 hours. We get 6 new ones a month.",
  aiExperience: "All 9 engineers use Claude Code. Support drafts replies with Intercom Fin.",
  aiFriction: "Only Anthropic in AWS Montreal is approved.",
  aiToolsUsed: ["claude"],
  orgAiElements: ["ai_policy"],
  enterprisePlatforms: ["hubspot", "jira"],
  otherPlatforms: "GitHub, Vanta, Intercom",
});

describe("a firm without anyone for IT", () => {
  it("is not told to ask its IT person, and no IT coordinator answers for a risk", () => {
    const { markdownReport } = writePlaybookReport(trucks, TODAY);
    expect(markdownReport).toContain(
      "Ask the person who looks after your computers what would take more than half a day",
    );
    expect(markdownReport).not.toMatch(/your IT person|IT coordinator|waits for one person/);
  });
});

describe("the first trial of a firm that told its minutes", () => {
  it("is about that work, counts minutes and says its plural as people do", () => {
    const { lead } = profileOf(trucks);
    expect(lead.trial.pilot).toBe("bills of lading filled from what is on file, gaps marked");
    expect(lead.trial.measure).toBe("minutes per bill of lading, and bills of lading that come back");
  });

  it("is followed by the other task that they named, before any that they only chose", () => {
    expect(profileOf(trucks).later.map(({ trial }) => trial.pilot)).toEqual([
      "drafted detention and waiting claims",
      "an assistant on one repeated document",
    ]);
    expect(writePlaybookReport(trucks, TODAY).markdownReport).toContain(
      "Then, perhaps, a second trial: drafted detention and waiting claims.",
    );
  });

  it("is followed by no second one out of its own sentence", () => {
    const college = answersFor({
      companyName: "Lakeshore College",
      companyIndustry: "education",
      otherChallenge: "Our admissions office answers 900 emails a week, 8 minutes each.",
    });
    const { lead, later } = profileOf(college);
    expect(lead.said).toContain("900 emails");
    expect(later.map(({ said }) => said)).not.toContain(lead.said);
  });

  it("has those who left in the register, and their complaints in no row about mistakes", () => {
    const risks = writePlaybookReport(trucks, TODAY).reportData.risks;
    expect(JSON.stringify(risks)).toContain("12 drivers resigned since spring");
    expect(JSON.stringify(risks)).not.toContain("Drivers complain about dispatch");
  });
});

describe("the tools of a firm that told what it works with", () => {
  const owned = decideTools(toolAskOf(profileOf(software))).map(({ need, owned }) => [need, owned?.name]);

  it("are those that do the work today, before others that it owns", () => {
    expect(owned).toContainEqual(["Scaling customer support as the user base grows", "Fin in Intercom"]);
    expect(owned).toContainEqual(["Shipping features faster without adding engineers", "Claude Code"]);
  });

  it("are kept by what they can show, and are no second trial", () => {
    const { markdownReport } = writePlaybookReport(software, TODAY);
    expect(markdownReport).toContain("keep it if it can show questions solved without a person");
    expect(markdownReport).not.toMatch(/a second trial:|second pilot|two trials have ended/);
    expect(markdownReport).not.toContain("A bot for every ticket: the articles behind it are not ready");
  });

  it("come after the system that holds the records of the trial", () => {
    expect(systemOf(profileOf(software))).toBe("Vanta");
  });

  it("make no law of Quebec out of where a vendor computes", () => {
    const laws = writePlaybookReport(software, TODAY).reportData.law?.applies.map(({ name }) => name);
    expect(laws?.join()).not.toMatch(/Quebec/);
  });

  it("are for the work that the heading names, which page one quotes", () => {
    const { pageOne } = writePlaybookReport(software, TODAY).reportData;
    if (!("memo" in pageOne)) throw new Error("There is no memo.");
    const { memo } = pageOne;
    expect(memo.problem.quotation).toBe("Security questionnaires. Each takes about 12 hours.");
    expect(memo.worth.sum.rows[0]).toMatchObject({ figure: "12", what: "hours spent on one questionnaire" });
  });
});
