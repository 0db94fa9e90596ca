import type { Answers } from "@/lib/domain/assessment/assessment";
import { profileOf } from "@/lib/playbook/company-profile";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { FIRMS, WRITTEN_ON } from "@/tests/fixtures/firms";
import { FRESH_FIRMS } from "@/tests/fixtures/fresh-firms";
import { READ_FIRMS } from "@/tests/fixtures/read-firms";
import { answersFor } from "@/tests/support/answers";

const markdownOf = (answers: Answers): string => writePlaybookReport(answers, WRITTEN_ON).markdownReport;
const ALL: readonly Answers[] = [...FIRMS, ...Object.values(READ_FIRMS), ...Object.values(FRESH_FIRMS)];

describe("sentences about the firm, and not about firms", () => {
  it.each([
    ["college", "minutes per email, questions solved, and answers with a current clause"],
    ["foodbank", "days per grant report, and questions back"],
    ["landlord", "minutes per maintenance request, hours to first answer, and urgent requests missed"],
  ] as const)("%s: what they counted themselves is what the trial is decided by", (key, measure) => {
    expect(profileOf(FRESH_FIRMS[key]).lead.trial.measure).toBe(measure);
  });

  it("hours are set aside for the trial, from the hour on that they named", () => {
    const text = markdownOf(FRESH_FIRMS.bakery);
    expect(text).toContain("Free two hours a week until day 90 for orders from cafés and shops");
    expect(text).toContain("Block the hours in next week's calendar, from 14:00 on");
  });

  it("what they have comes first only where they have something for it", () => {
    const nothing = answersFor({
      companyIndustry: "food-services",
      companyEmployees: "1-10",
      aiFriction: "I do the books at midnight",
    });
    expect(markdownOf(nothing)).not.toContain("what you have comes first");
    expect(markdownOf(READ_FIRMS.gc)).not.toContain("undefined");
  });

  it("a leader who runs the trial is not asked to name who answers for it", () => {
    for (const answers of ALL) {
      const { leader, pilotOwner } = profileOf(answers);
      const asks = /asks .* to answer for the trial/.test(markdownOf(answers));
      if (leader.toLowerCase() === pilotOwner.toLowerCase()) expect(asks).toBe(false);
    }
  });

  it("the page of rules is read again as the page itself says, and not once a year", () => {
    for (const answers of ALL) expect(markdownOf(answers)).not.toMatch(/half page once a year/);
  });

  it("a cloned voice is no risk that a bank's fight against fraud names", () => {
    const bank = answersFor({
      companyIndustry: "financial-services",
      businessChallenges: ["detecting_fraud_and_financial_crime_earlier"],
    });
    expect(markdownOf(bank)).not.toContain("cloned voice");
  });
});
