import { readLedger } from "@/lib/playbook/read-ledger";
import texts from "../../fixtures/independent-texts.json";

/**
 * Two hundred and fifty texts in seven sets. Each was written by a reader who had seen nothing of the engine, and what the engine
 * asserted of it was judged by another. It has been amended by them since: they keep what was reached, and are no
 * measure of texts that it has not seen.
 */
type Judged = readonly (readonly string[])[];

const read = Object.values(texts).map(({ right, wrong, ...fields }) => {
  const { facts } = readLedger(fields);
  const asserted = new Set(
    facts.flatMap(({ tier, field, kind, text }) => (tier === "assert" ? [`${field} ${kind} ${text}`] : [])),
  );
  const isAsserted = (each: readonly string[]) => asserted.has(each.join(" "));
  return { right, wrong, isAsserted };
});

const share = (of: "right" | "wrong"): number => {
  const all = read.flatMap(({ isAsserted, ...judged }) => {
    const found: Judged = judged[of];
    return found.map(isAsserted);
  });
  return all.filter(Boolean).length / all.length;
};

describe("texts that were written and judged independently", () => {
  it("of what was judged right, nearly all is still asserted", () => {
    expect(share("right")).toBeGreaterThanOrEqual(0.97);
  });

  it("of what was judged wrong, most is asserted no more", () => {
    expect(share("wrong")).toBeLessThanOrEqual(0.21);
  });
});
