import type { Field, Language } from "./fact";
import type { Folded } from "./fold";
import { languageOf } from "./language";
import type { Lexicon } from "./lexicon";
import { type Cues, cuesOf, type PolarityBooks } from "./polarity";
import type { Stretch } from "./sentences";
import { type Token, tokensOf } from "./tokens";

/** A sentence, read as far as all finders need it. */
export interface Sentence {
  readonly field: Field;
  readonly text: Folded;
  readonly start: number;
  readonly end: number;
  readonly lang: Language;
  readonly tokens: readonly Token[];
  /** The clause of each word: polarity and subject never cross from one into the next. */
  readonly clauses: readonly number[];
  readonly cues: Cues;
  /** Everything in capitals: a capital then says nothing about a name. */
  readonly isShouted: boolean;
  readonly isQuestion: boolean;
}

export function readSentence(
  field: Field,
  text: Folded,
  { start, end }: Stretch,
  usual: Language,
  lexicon: Lexicon,
  books: PolarityBooks,
): Sentence {
  const tokens = tokensOf(text.folded, start, end);
  const lang = languageOf(tokens, usual, lexicon.functionWords);
  const clauses = clausesOf(tokens, lang, lexicon);
  const words = text.composed.slice(start, end);
  return {
    field,
    text,
    start,
    end,
    lang,
    tokens,
    clauses,
    cues: cuesOf(tokens, clauses, lang, books, text.composed.slice(tokens[0]?.start ?? start, end)),
    isShouted: /\p{Lu}{2}/u.test(words) && !/\p{Ll}{2}/u.test(words),
    isQuestion: words.endsWith("?"),
  };
}

/** What is in parentheses is a clause of its own, and the one around it goes on behind. */
function clausesOf(tokens: readonly Token[], lang: Language, lexicon: Lexicon): number[] {
  const { openers, joiners, heads } = lexicon.clauses;
  let clause = 0;
  let last = 0;
  let around = 0;
  return tokens.map((token, at) => {
    if (token.before.includes(")")) clause = around;
    if (token.before.includes("(")) {
      around = clause;
      clause = ++last;
    }
    const opens = openers[lang].includes(token.text) && !isNegated(tokens[at - 1]);
    const next = tokens[at + 1];
    const joins =
      joiners[lang].includes(token.text) &&
      next !== undefined &&
      !next.isBreak &&
      heads[lang].includes(next.text);
    if (at > 0 && (token.isBreak || opens || joins)) clause = ++last;
    return clause;
  });
}

/** "not because": the reason that follows is the one that does not hold. */
const isNegated = (token: Token | undefined): boolean => /^(?:not|pas)$/.test(token?.text ?? "");

/** What was typed for these words. */
export const typedWords = (sentence: Sentence, from: number, to: number): string => {
  const first = sentence.tokens[from];
  const last = sentence.tokens[to - 1];
  return first === undefined || last === undefined ? "" : sentence.text.composed.slice(first.start, last.end);
};

/** The words of its clause before a word. */
export const headOf = (tokens: readonly Token[], clauses: readonly number[], at: number): readonly Token[] =>
  tokens.slice(clauses.indexOf(clauses[at] ?? 0), at);

/** Whether one of these words comes before `from` in its clause, at most so many words away. */
export const isSaidBefore = (
  { tokens, clauses }: Sentence,
  from: number,
  words: RegExp,
  within = from,
): boolean =>
  tokens
    .slice(Math.max(0, from - within), from)
    .some(({ text }, at, { length }) => clauses[from - length + at] === clauses[from] && words.test(text));
