import { readLedger } from "@/lib/playbook/read-ledger";
import { fieldsOf, isFact, ledgerCases } from "@/tests/support/ledger-cases";

describe("the typed-facts ledger", () => {
  it("has its golden cases", () => {
    expect(ledgerCases).toHaveLength(60);
    expect(ledgerCases.flatMap(({ facts }) => facts)).toHaveLength(283);
  });

  it.each(ledgerCases.map((each) => [each.id, each] as const))("reads %s", (_, each) => {
    const { facts } = readLedger(fieldsOf(each));
    const missing = each.facts.filter((wanted) => !facts.some((fact) => isFact(fact, wanted)));
    expect(missing).toEqual([]);
    const wrong = each.not.filter((wanted) =>
      facts.some((fact) => isFact(fact, { polarity: "affirmed", ...wanted })),
    );
    expect(wrong).toEqual([]);
    const shifted = facts.filter((fact) => each.texts[fact.field]?.slice(...fact.span) !== fact.text);
    expect(shifted).toEqual([]);
  });
});
