import type { Fact } from "../ledger/fact";

/** The words of its sentence before a fact. */
export const wordsBefore = ({ sentence, sentenceAt, span }: Fact): string =>
  sentence.slice(0, span[0] - sentenceAt);

/** And those behind it. */
export const wordsBehind = ({ sentence, sentenceAt, span }: Fact): string =>
  sentence.slice(span[1] - sentenceAt);

/** Between two facts of a sentence, the first before the second. */
export const wordsBetween = (one: Fact, other: Fact): string =>
  one.sentence.slice(one.span[1] - one.sentenceAt, other.span[0] - one.sentenceAt);

/** What was read in the sentence of the same answer behind a fact: the nearest in which anything was. */
export function inSentenceBehind(facts: readonly Fact[], { field, sentenceAt: own }: Fact): Fact[] {
  const behind = facts.filter((fact) => fact.field === field && fact.sentenceAt > own);
  const at = Math.min(...behind.map(({ sentenceAt }) => sentenceAt));
  return behind.filter(({ sentenceAt }) => sentenceAt === at);
}

type Place = Pick<Fact, "field" | "sentence" | "sentenceAt">;

/** Whether one sentence follows right behind another: so many characters may be between. */
export const isRightBehind = (one: Place, other: Place, most = 2): boolean => {
  const gap = one.sentenceAt - other.sentenceAt - other.sentence.length;
  return one.field === other.field && gap >= 0 && gap <= most;
};
/** A mark of a list may be between as well. */
export const WITH_A_MARK = 3;
