import { profileOf } from "@/lib/playbook/company-profile";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { answersFor } from "../../support/answers";
import { memoIn } from "../../support/report-texts";

const TODAY = new Date("2026-11-22T20:00:00Z");

/** A practice that answered one client's contract with a ban of everything. */
const architects = answersFor({
  companyName: "Tideline Architecture Inc.",
  companyIndustry: "consulting",
  companyEmployees: "11-50",
  businessChallenges: ["producing_proposals_and_deliverables_faster"],
  aiToolsUsed: ["chatgpt"],
  aiExperience:
    "I used ChatGPT at home to tidy a speech. At the office nobody may touch it: our data centre client's NDA says no third-party AI may process their information, so in February we banned it for everything.",
  aiFriction: "The NDA (that client is 40% of our fees). Our insurer asked about AI on the renewal form.",
  orgAiElements: ["ai_policy"],
  orgPosture: "fearful",
  aiDepartments: ["marketing", "operations"],
  enterprisePlatforms: ["microsoft365"],
  otherPlatforms: "Revit, Deltek",
});

describe("a ban that follows from a customer's contract", () => {
  const { reportData } = writePlaybookReport(architects, TODAY);
  const text = JSON.stringify(reportData);

  it("is the firm's own, and is respected", () => {
    expect(profileOf(architects).stances.map(({ effect }) => effect)).toContain("respectBan");
    expect(text).toContain("A contract binds the work that it names; your ban covers all of it");
  });

  it("leaves nothing in use at work, whatever the leader has used at home", () => {
    expect(text).not.toMatch(/You work with ChatGPT|Told, with a use/);
    expect(text).toContain("You have used ChatGPT yourself.");
  });

  it("plans no records from a system and asks for no mistakes of a draft, since nothing is tried", () => {
    expect(text).toContain("What the ban rests on, in writing");
    expect(text).not.toMatch(/Records for the trial|notice a mistake in one page/);
    expect(text).toContain("What does the ban spare us, and what does it cost us?");
  });

  it("has the contract as page one's risk, before the question of an insurer", () => {
    expect(memoIn(reportData).risk.risk).toContain("whose contracts forbid it");
  });

  it("quotes the clause that says it, and not a word of it", () => {
    expect(text).toContain("“in February we banned it for everything”");
    expect(text).not.toContain("“banned”");
  });
});
