import { challengesFor } from "@/lib/domain/assessment/challenges";
import { INDUSTRIES } from "@/lib/domain/assessment/questions/company";
import { examples } from "@/lib/knowledge/knowledge";
import { profileOf } from "@/lib/playbook/company-profile";
import { assignExamples, tellExample } from "@/lib/playbook/examples";
import { SourceNotes } from "@/lib/playbook/source-notes";
import { answersFor } from "@/tests/support/answers";

const SECTORS = INDUSTRIES.map(({ value }) => value);

describe("what other companies did", () => {
  it.each(SECTORS)("%s: no challenge is told an example of another sector", (industry) => {
    const slugs = challengesFor(industry).map(({ slug }) => slug);
    const firm = profileOf(answersFor({ companyIndustry: industry, companyEmployees: "501-1000" }));
    for (const slug of slugs)
      for (const example of assignExamples([slug], industry).values()) {
        expect(example.industries).toContain(industry);
        expect(example.answers).toContain(slug);
        expect(tellExample(example, firm, new SourceNotes()).text).not.toMatch(/another sector/i);
      }
  });

  it("an airline's chatbot is no example for students' questions: no match, no example", () => {
    expect(assignExamples(["answering_student_questions_around_the_clock"], "education").size).toBe(0);
    expect(assignExamples(["giving_fast_consistent_customer_service"], "retail").size).toBe(1);
  });

  it.each(examples.map((example) => [example.id, example] as const))(
    "%s: is about challenges that its sectors are offered",
    (_, { industries, answers }) => {
      const offered = industries.flatMap((industry) => challengesFor(industry).map(({ slug }) => slug));
      expect(answers.filter((slug) => !offered.includes(slug))).toEqual([]);
    },
  );
});
