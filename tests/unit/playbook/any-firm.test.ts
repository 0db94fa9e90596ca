import fc from "fast-check";
import { profileOf } from "@/lib/playbook/company-profile";
import { lawFirmOf } from "@/lib/playbook/law/law-firm";
import { lawFor } from "@/lib/playbook/law/law-for";
import { detectSubsector } from "@/lib/playbook/subsector/detect-subsector";
import { firmWordsOf } from "@/lib/playbook/subsector/firm-words";
import { isAnswered } from "@/lib/playbook/tools/decision/answers";
import { decideTools } from "@/lib/playbook/tools/decision/decide-tools";
import { toolAskOf } from "@/lib/playbook/tools/decision/tool-ask";
import { hourlyWage, wagePlace } from "@/lib/playbook/value/hourly-wage";
import { moneyBand } from "@/lib/playbook/value/money-bands";
import { processorTimeOf } from "@/tests/support/processor-time";
import { READ_FIRMS } from "../../fixtures/read-firms";
import { anyAnswers } from "../../support/any-answers";

const TODAY = new Date("2026-11-22T20:00:00Z");

describe("whatever the form can send", () => {
  it("gives at most four laws, all of them read, at most two that do not apply, and never one as both", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const subsector = detectSubsector(firmWordsOf(answers)).subsector?.id ?? null;
        const { applies, doesNotApply } = lawFor(lawFirmOf(answers, subsector), TODAY);
        expect(applies.length).toBeLessThanOrEqual(4);
        expect(doesNotApply.length).toBeLessThanOrEqual(2);
        const shown = [...applies, ...doesNotApply].map(({ rule }) => rule);
        expect(shown.filter(({ verified }) => !verified)).toEqual([]);
        expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
        for (const { sentence, status } of applies) {
          expect(sentence).toMatch(/\.$/);
          expect(status).toMatch(/^[A-Z].*\.$/);
        }
      }),
    );
  });

  it("gives at most four rows of tools, none named twice, and buys nothing of which too little is known", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const ask = toolAskOf(profileOf(answers));
        const rows = decideTools(ask);
        expect(rows.length).toBeLessThanOrEqual(4);
        expect(rows.filter(({ kind }) => kind === "governance")).toHaveLength(ask.hasPolicy ? 0 : 1);
        const named = rows.flatMap(({ owned, buy }) => [owned?.tool?.id ?? [], buy?.tool.id ?? []].flat());
        expect(new Set(named).size).toBe(named.length);
        for (const { buy } of rows)
          if (buy !== null) expect(isAnswered(buy.tool, ask.staysInCanada)).toBe(true);
      }),
    );
  });

  it("gives a wage, and money whose low end is not above its high end", () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const wage = hourlyWage({
          industry: answers.companyIndustry,
          subsector: null,
          place: wagePlace(answers),
        });
        expect(wage?.low).toBeLessThanOrEqual(wage?.high ?? 0);
        for (const { low, high } of moneyBand(answers).phases) expect(low).toBeLessThanOrEqual(high);
      }),
    );
  });
});

it("8,000 characters of anything cost no more than a moment", async () => {
  const walls = [
    "a".repeat(8000),
    "no union, ".repeat(800),
    "customers are ".repeat(570),
    "software for ".repeat(600),
  ];
  for (const wall of walls) {
    const answers = { ...READ_FIRMS.gc, aiFriction: wall, otherPlatforms: wall, customLocation: wall };
    const milliseconds = await processorTimeOf(() => {
      const subsector = detectSubsector(firmWordsOf(answers)).subsector?.id ?? null;
      lawFor(lawFirmOf(answers, subsector), TODAY);
      decideTools(toolAskOf(profileOf(answers)));
      moneyBand(answers);
    });
    // Measured: some 30 on a quiet machine.
    expect(milliseconds).toBeLessThan(1500);
  }
});
