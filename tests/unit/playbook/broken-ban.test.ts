import { writePlaybookReport } from "@/lib/playbook/write-report";
import { answersFor } from "../../support/answers";

const text = writePlaybookReport(
  answersFor({
    companyName: "Kelp Bay Theatre",
    companyEmployees: "1-10",
    aiToolsUsed: ["chatgpt"],
    aiExperience: "Artists protested, and the board banned all AI in April.",
    aiFriction: "Our grant writer told me that she uses ChatGPT for budget notes at home.",
    orgAiElements: ["ai_policy"],
    orgPosture: "fearful",
    aiPerception: "potential_threat",
    businessChallenges: ["raising_productivity_with_the_team_we_have"],
    enterprisePlatforms: ["microsoft365"],
  }),
  new Date("2026-11-22T20:00:00Z"),
).markdownReport;

describe("a ban that is worked round", () => {
  it("is what page one warns of, and what the list of risks shows in their own words", () => {
    expect(text).toContain("The ban is broken already, by people who mean well.");
    expect(text).toMatch(
      /The ban is broken quietly\.\*\* High[^\n]*she uses ChatGPT for budget notes at home/,
    );
  });

  it("is answered by no account, no tool and no use of one by its leader", () => {
    expect(text).not.toMatch(
      /approved account|contracted tool|Copilot Chat|with an assistant, and say that you did/,
    );
  });
});

it("a ban that people fear is told to them, and nothing is said to start", () => {
  const banned = writePlaybookReport(
    answersFor({
      companyName: "Larch Interpreting Services",
      companyEmployees: "51-200",
      aiFriction: "Our board passed a ban in January, no AI for any interpreting work.",
      orgAiElements: ["ai_policy"],
      orgPosture: "fearful",
    }),
    new Date("2026-11-22T20:00:00Z"),
  ).markdownReport;
  expect(banned).toContain("Keep the ban");
  expect(banned).toContain("Send everyone the letter on what is banned, and until when.");
  expect(banned).not.toContain("before anything starts");
});
