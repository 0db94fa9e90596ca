import { lexicon } from "@/lib/knowledge/lexicon";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { answersFor } from "../../support/answers";

const TODAY = new Date("2026-11-22T20:00:00Z");

const risksOf = (key: string, told: string) => {
  const { reportData } = writePlaybookReport(
    answersFor({
      companyName: "Halden Creek Works",
      companyEmployees: "51-200",
      companyIndustry: key === "caught_cheating" ? "education" : "other",
      ...(key === "false_output"
        ? { aiExperience: told, aiToolsUsed: ["chatgpt"] }
        : { otherChallenge: told }),
    }),
    TODAY,
  );
  return JSON.stringify(reportData.risks);
};

const TOLD: readonly [key: string, told: string][] = [
  ["bot_harm", "Our chatbot promised a customer a refund of $900."],
  ["omission", "Copilot dropped the allergen line entirely."],
  ["false_output", "ChatGPT wrote an obituary that made up a grandson."],
  ["grievance", "The union filed a grievance in May."],
  ["leak", "We had a privacy breach in March."],
  ["pasted", "A clerk pasted a customer list into ChatGPT."],
  ["near_miss", "We had a near miss in the yard in June."],
  ["injury", "A worker got hurt in the yard in June."],
  ["recall", "We had a product recall in April."],
  ["audit_finding", "We failed an audit in February."],
  ["lost_client", "We lost our largest customer in September."],
  ["complaint", "We got a human rights complaint in July."],
  ["fraud", "We lost $40,000 to wire fraud in August."],
  ["outage", "An outage in October cost us four days."],
  ["lawsuit", "We are being sued by a tenant."],
  ["wrong_sent", "We shipped the wrong parts to a mine."],
  ["caught_cheating", "We caught nine students cheating with ChatGPT."],
  ["staff_left", "Our best planner quit last month."],
];

describe("what happened to a firm once", () => {
  it("is told here of each kind that is read", () => {
    expect(TOLD.map(([key]) => key).sort()).toEqual(lexicon.incidents.map(({ key }) => key).sort());
  });

  it.each(TOLD)("is in its register of risks, in its own words: %s", (key, told) => {
    const risks = risksOf(key, told);
    expect(risks).toContain(told.replace(/\.$/, ""));
  });
});
