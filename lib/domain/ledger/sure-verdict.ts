import { namesAi } from "./about-ai";
import type { Found } from "./found";
import type { Sentence } from "./sentence";

/** Which opinions are no opinion of AI as it is now: of one of several, of the beginning, or of a thing beside it. */

/** "One died, one paid for itself": of one of several. */
export const isOfSome = ({ tokens, clauses }: Sentence, { finding }: Found): boolean =>
  finding.kind === "verdict" &&
  tokens.filter(({ text }, at) => clauses[at] !== clauses[at - 1] && SOME.test(text)).length > 1;
const SOME = /^(?:one|another|some|others?|two|un|une|autres?|certains)$/;

/** "First season it was useless": it is not said that it still is. */
export const isOfBeginning = ({ tokens, clauses }: Sentence, from: number): boolean =>
  tokens.some(({ text }, at) => at < from && BEGINNING.test(text)) &&
  tokens.some(({ text }, at) => clauses[at] === clauses[from] && WAS.test(text));
const BEGINNING = /^(?:first|initially|originally|beginning|premiere?|debut)$/;
const WAS = /^(?:was|were|etait|etaient)$/;

/** "No one reads them": of AI only where it is asked about. */
export const isOfThem = ({ tokens, field }: Sentence, { to }: Found): boolean =>
  field !== "aiExperience" && /^(?:them|they|those|les)$/.test(tokens[to]?.text ?? "");

/** "The docs were garbage", "capacity sits idle": a poor opinion is of AI where its words name AI, or are all. */
export function isOfAThing(
  { tokens, clauses }: Sentence,
  { finding, from, to }: Found,
  others: readonly Found[],
): boolean {
  if (finding.kind !== "verdict" || finding.about !== "ai" || finding.tone === "positive") return false;
  const isWhole = from === 0 && to === tokens.length;
  const isBeside = (at: number) => clauses[at] === clauses[from];
  return (
    !isWhole &&
    !namesAi(
      tokens.filter((_, at) => isBeside(at)),
      others.filter((each) => isBeside(each.from)),
    )
  );
}
