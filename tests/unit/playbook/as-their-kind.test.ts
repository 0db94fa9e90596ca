import { systemOf } from "@/lib/playbook/calendar/records-system";
import { profileOf } from "@/lib/playbook/company-profile";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { answersFor } from "../../support/answers";

const TODAY = new Date("2026-11-22T20:00:00Z");
type Some = Parameters<typeof answersFor>[0];
const textOf = (some: Some) => writePlaybookReport(answersFor(some), TODAY).markdownReport;

const preschool: Some = {
  companyName: "Salmonberry Preschool Society",
  companyActivity: "Two preschools and a daycare",
  companyIndustry: "education",
  companyEmployees: "11-50",
  businessChallenges: [
    "reducing_administrative_work_for_educators",
    "recruiting_and_retaining_students",
    "maintaining_academic_integrity_and_assessment_quality",
  ],
  otherChallenge: "Subsidy forms take our bookkeeper 3 hours a week.",
};

describe("what was chosen from the list of an industry", () => {
  it("is answered as their kind of firm would, where that has a trial for it", () => {
    const text = textOf(preschool);
    expect(text).toContain("daily notes drafted from what the educator says");
    expect(text).not.toMatch(/rubrics|applicants of one program/);
  });

  it("stays what it is where their kind has none", () => {
    expect(profileOf(answersFor(preschool)).later.map(({ slug }) => slug)).toContain(
      "maintaining_academic_integrity_and_assessment_quality",
    );
  });

  it("is answered once: by the first trial, where that is the answer of their kind", () => {
    const chapel: Some = {
      companyName: "Alderpoint Funeral Chapel",
      companyIndustry: "other",
      companyEmployees: "11-50",
      businessChallenges: ["growing_revenue_without_growing_overhead"],
      otherChallenge: "Government forms take us 2 hours for each death.",
      otherPlatforms: "FrontRunner",
    };
    const { later, lead } = profileOf(answersFor(chapel));
    expect(lead.trial.pilot).toContain("registration papers");
    expect(later).toEqual([]);
    expect(textOf(chapel)).toContain("It is our answer to “growing revenue without growing overhead” too");
  });
});

it("a system that holds the records is called as they call it", () => {
  const called = (otherPlatforms: string) =>
    systemOf(
      profileOf(
        answersFor({
          companyName: "Two Rivers Credit Union",
          companyIndustry: "financial-services",
          businessChallenges: ["detecting_fraud_and_financial_crime_earlier"],
          otherPlatforms,
        }),
      ),
    );
  expect(called("DNA")).toBe("DNA");
  expect(called("fiserv")).toBe("Fiserv");
});
