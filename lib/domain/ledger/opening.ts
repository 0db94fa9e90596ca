import type { Fact } from "./fact";

/** What the sentences around a task say of it. */

/** "Quoting is too slow. About 40 requests a week, 50 min each": a few words first, and its figures behind them. */
export const opensTheAnswer = ({ sentenceAt, sentence }: Fact): boolean =>
  sentenceAt === 0 &&
  (LABEL.test(sentence.trim()) ||
    (sentence.trim().split(/\s+/).length <= FEW_WORDS && IS_WRONG.test(sentence)));
/** "The reline report.": what the whole answer is about, by its name. */
const LABEL = /^(?:the|our|my) (?:[\p{L}-]+ ){0,2}[\p{L}-]+[.:!]*$/iu;
const FEW_WORDS = 8;
const IS_WRONG =
  /\b(?:slow|slowly|behind|late|backlog|pil(?:e|es|ed|ing) up|too (?:long|many|much)|a mess|broken|never|wrong)\b/i;

export const isBehind = ({ field, sentenceAt }: Fact, task: Fact): boolean =>
  field === task.field &&
  sentenceAt > task.sentenceAt &&
  sentenceAt - task.sentenceAt - task.sentence.length < 3;

/** "I wrote a script that checks the forms. Never put live because IT wouldn't.": the next sentence says that it does not run. */
export const neverRan = (task: Fact, facts: readonly Fact[]): boolean =>
  facts.some(
    ({ field, sentence, sentenceAt }) =>
      field === task.field &&
      /^never (?:put|went|gone) live/i.test(sentence) &&
      sentenceAt > task.sentenceAt &&
      sentenceAt - task.sentenceAt - task.sentence.length < 3,
  );
