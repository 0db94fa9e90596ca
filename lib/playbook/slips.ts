import { type Fact, type FactOf, factsOf, isFirm, type Ledger } from "@/lib/domain/ledger/fact";

/** What went where it should not: "a junior pasted a passport scan in DeepSeek". */
export const slipsIn = ({ facts }: Pick<Ledger, "facts">): FactOf<"incident">[] =>
  factsOf(facts, "incident").filter((fact) => isFirm(fact) && (fact.key === "pasted" || fact.key === "leak"));

/** The tool of such a sentence is no tool that the firm works with. */
export const isInSlip = ({ field, sentenceAt }: Fact, slips: readonly Fact[]): boolean =>
  slips.some((slip) => slip.field === field && slip.sentenceAt === sentenceAt);
