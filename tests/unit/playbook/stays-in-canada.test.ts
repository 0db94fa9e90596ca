import { profileOf } from "@/lib/playbook/company-profile";
import { decideTools } from "@/lib/playbook/tools/decision/decide-tools";
import { toolAskOf } from "@/lib/playbook/tools/decision/tool-ask";
import { answersFor } from "../../support/answers";

const agency = (aiFriction: string | null) =>
  decideTools(
    toolAskOf(
      profileOf(
        answersFor({
          companyName: "Stikine Benefits Administrators",
          companyIndustry: "financial-services",
          companyEmployees: "501-1000",
          headOfficeLocation: "northern-bc",
          businessChallenges: ["replacing_manual_work_in_back_office_operations"],
          otherChallenge: "Plan members' letters take our clerks 40 minutes each.",
          aiToolsUsed: ["copilot"],
          aiExperience: "Clerks draft member letters with Copilot.",
          enterprisePlatforms: ["microsoft365"],
          aiFriction,
        }),
      ),
    ),
  );

describe("where what is kept may not leave the country", () => {
  const rows = agency("Our trustees voted that records stay in Canada.");

  it("nothing is named for buying that is known to be kept or worked on elsewhere", () => {
    for (const { buy } of rows) {
      expect(buy?.tool.storage?.inCanada ?? true).toBe(true);
      expect(buy?.tool.processing?.inCanada ?? null).not.toBe(false);
    }
  });

  it("of what is owned it is said that nothing of that kind goes in", () => {
    expect(rows[0]?.owned?.say).toContain("Nothing goes in that has to stay in Canada.");
    expect(JSON.stringify(agency(null))).not.toContain("has to stay in Canada");
  });
});
