import fc from "fast-check";
import type { Answers } from "@/lib/domain/assessment/assessment";
import { impactOf } from "@/lib/domain/report/risk-places";
import { planDays } from "@/lib/playbook/calendar/trial-window";
import { profileOf } from "@/lib/playbook/company-profile";
import { chooseRisks } from "@/lib/playbook/risks/choose-risks";
import { SourceNotes } from "@/lib/playbook/source-notes";
import { READ_FIRMS } from "@/tests/fixtures/read-firms";
import { anyAnswers } from "@/tests/support/any-answers";

const NOVEMBER = new Date("2026-11-22T20:00:00Z");
const risksOf = (answers: Answers) => {
  const firm = profileOf(answers);
  return chooseRisks(firm, new SourceNotes(), planDays(firm, NOVEMBER));
};
const idsOf = (answers: Answers) => risksOf(answers).map(({ id }) => id);

const anyFirm = fc.oneof(anyAnswers, fc.constantFrom(...Object.values(READ_FIRMS)));

describe("the register of risks", () => {
  it("has six to eight rows, each with its place, and at most a third of them high", () => {
    fc.assert(
      fc.property(anyFirm, (answers) => {
        const risks = risksOf(answers);
        expect(risks.length).toBeGreaterThanOrEqual(6);
        expect(risks.length).toBeLessThanOrEqual(8);
        expect(new Set(risks.map(({ id }) => id)).size).toBe(risks.length);
        const high = risks.filter(({ shown }) => shown.impact === "High");
        expect(high.length).toBeLessThanOrEqual(risks.length / 3);
        for (const { shown } of risks) {
          const { likelihood = 0, harm = 0, trigger = "", by = "", why, evidence, impact } = shown;
          expect(impact).toBe(impactOf(likelihood, harm));
          expect(trigger).not.toBe("");
          expect(why).not.toBe("");
          expect(by > "2026-11-22" && !["2026-12-25", "2027-01-01"].includes(by)).toBe(true);
          expect(evidence.length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("puts a wrong answer that they have seen first", () => {
    for (const firm of [READ_FIRMS.law, READ_FIRMS.cpa]) {
      const [first] = risksOf(firm);
      expect([first?.id, first?.shown.impact]).toEqual(["inaccuracy", "High"]);
    }
    expect(risksOf(READ_FIRMS.law)[0]?.shown.why).toBe("You wrote: “two of the five cases did not exist”.");
  });

  it("gives what was typed a row of its own", () => {
    expect(idsOf(READ_FIRMS.law)).toEqual(expect.arrayContaining(["confidences", "asked", "changed-rules"]));
    expect(idsOf(READ_FIRMS.salmon)).toEqual(expect.arrayContaining(["no-signal", "crew-languages"]));
    expect(idsOf(READ_FIRMS.pension)).toEqual(expect.arrayContaining(["residency", "assessments"]));
    expect(idsOf(READ_FIRMS.timber).slice(0, 2)).toEqual(["union", "cash"]);
    expect(idsOf(READ_FIRMS.saas)).toContain("ai-cost");
    expect(idsOf(READ_FIRMS.clinic)[0]).toBe("shadow-ai");
    expect(idsOf(READ_FIRMS.gc)).toEqual(expect.arrayContaining(["no-signal", "will-not-type", "handoff"]));
  });

  it("leaves a policy, a tool and a system that they have out of the risks", () => {
    expect(idsOf(READ_FIRMS.pension)).not.toContain("shadow-ai");
    expect(idsOf(READ_FIRMS.charter)).not.toContain("shadow-ai");
    expect(risksOf(READ_FIRMS.ski).map(({ shown }) => shown.why)).not.toContain(
      "You named no shared system.",
    );
  });

  it("gives each risk to those who know its subject", () => {
    const owners = new Map(risksOf(READ_FIRMS.law).map(({ id, shown }) => [id, shown.owner]));
    expect(owners.get("confidences")).toBe("The person named for privacy");
    expect(owners.get("inaccuracy")).toBe("The person who checks the work");
    for (const answers of Object.values(READ_FIRMS))
      for (const { shown } of risksOf(answers)) expect(shown.owner).not.toMatch(/^Marketing lead$/);
  });

  it("takes its last day from the plan", () => {
    const { review } = planDays(profileOf(READ_FIRMS.pension), NOVEMBER);
    const last = risksOf(READ_FIRMS.pension)
      .map(({ shown }) => shown.by ?? "")
      .sort()
      .at(-1);
    expect(last).toBe(review);
  });
});
