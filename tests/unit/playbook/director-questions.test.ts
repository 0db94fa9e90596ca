import fc from "fast-check";
import { deniedClaim } from "@/lib/domain/gate/sentence-claims";
import { planDays } from "@/lib/playbook/calendar/trial-window";
import { type CompanyProfile, profileOf } from "@/lib/playbook/company-profile";
import { directorQuestions } from "@/lib/playbook/directors/director-questions";
import { evidenceCheck } from "@/lib/playbook/directors/evidence-check";
import { READ_FIRMS } from "../../fixtures/read-firms";
import { anyAnswers } from "../../support/any-answers";

const TODAY = new Date("2026-11-22T20:00:00Z");
const questionsTo = (firm: CompanyProfile) => directorQuestions(firm, planDays(firm, TODAY));
const asked = (firm: keyof typeof READ_FIRMS): string =>
  questionsTo(profileOf(READ_FIRMS[firm]))
    .map(({ question, answer }) => `${question} ${answer}`)
    .join("\n");

it.each([
  ["law", ["our insurer asks", "two of the five cases", "each authority exists"]],
  ["salmon", ["Tagalog, Punjabi and Cantonese", "one lot's full record"]],
  ["pension", ["15 minutes less for each letter", "37.5%", "worked on here"]],
  ["ski", ["220 hours a year", "My father founded the hotel"]],
  ["charter", ["waiting list", "You ticked no tool"]],
  ["timber", ["USW local", "our most experienced millwright"]],
  ["saas", ["38% of support tickets", "SOC 2 auditor", "switch it off"]],
  ["clinic", ["30 of our 140 physicians", "which note in our charts a machine wrote"]],
  ["gc", ["about 100 hours a month", "change orders", "crane lift"]],
  ["cpa", ["CRA bulletin", "practice inspector"]],
] as const)("a director of %s asks about what was typed: %j", (firm, facts) => {
  for (const fact of facts) expect(asked(firm)).toContain(fact);
});

it("whatever the form can send, five questions are asked, none twice, and no answer is denied by another", () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const firm = profileOf(answers);
      const questions = questionsTo(firm);
      expect(new Set(questions.map(({ question }) => question)).size).toBe(5);
      for (const { question, answer } of questions) {
        expect(question).toMatch(/\?$/);
        expect(`${question} ${answer}`).not.toMatch(/undefined|null|NaN|\.\.|“”| {2}/);
        expect(deniedClaim(answer, firm.world)).toBeNull();
      }
    }),
    { numRuns: 150 },
  );
});

it("a score of 90 and more is answered with five papers that would show it, a lower one with none", () => {
  const check = evidenceCheck(profileOf(READ_FIRMS.saas));
  expect(check?.statement).toContain("100 points are self-reported");
  expect(check?.evidence).toHaveLength(5);
  expect(check?.evidence[0]?.shows).toContain("we track cost per ticket weekly");
  expect(evidenceCheck(profileOf(READ_FIRMS.gc))).toBeUndefined();
});
