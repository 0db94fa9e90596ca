import { foldPhrase } from "./fold";

/** Tokenization: words and numbers, each with the marks that stand before it. */
export interface Token {
  readonly kind: "word" | "number";
  /** Folded, without apostrophes: "don't" is "dont", "n'a" is two words. */
  readonly text: string;
  /** The text without the ending of a plural. */
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  /** Marks and blanks between the word before and this one. */
  readonly before: string;
  /** "Manager's". */
  readonly isPossessive: boolean;
  /** A comma, a colon or the like is before it: no phrase goes on across it. */
  readonly isBreak: boolean;
}

/** Numbers with their marks, the hour of "1h30", and words. */
const TOKEN =
  /(?:\d{1,3}(?:[ ,]\d{3}){1,4}(?!\d)|\d{1,40})(?:(?:\.\d{1,4}|,\d{1,2})(?!\d))?|(?<=\d)h(?=\d)|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:'[\p{L}]+){0,3}/gu;
const ELISION = /^(?:l|d|n|m|t|s|c|j|qu|jusqu|lorsqu|puisqu)'/;
const BREAK = /[,;:!?"\n]|\s-+\s/;

/** The words of a stretch; places count from the start of the whole text. */
export function tokensOf(folded: string, start = 0, end = folded.length): Token[] {
  const tokens: Token[] = [];
  let last = start;
  const add = (kind: Token["kind"], raw: string, from: number) => {
    const before = folded.slice(last, from);
    const text = raw.replaceAll("'", "");
    last = from + raw.length;
    tokens.push({
      kind,
      text,
      stem: stemOf(text),
      start: from,
      end: last,
      before,
      isPossessive: raw.endsWith("'s"),
      isBreak: tokens.length > 0 && BREAK.test(before),
    });
  };
  for (const found of folded.slice(start, end).matchAll(TOKEN)) {
    const from = start + found.index;
    const raw = found[0];
    if (/^\d/.test(raw)) add("number", raw, from);
    else addWord(raw, from, add);
  }
  return tokens;
}

/** French runs words together: "l'IA", "jusqu'à". English contractions stay one word. */
function addWord(raw: string, from: number, add: (kind: "word", raw: string, from: number) => void): void {
  const elided = ELISION.exec(raw)?.[0];
  if (elided === undefined) add("word", raw, from);
  else {
    add("word", elided.slice(0, -1), from);
    addWord(raw.slice(elided.length), from + elided.length, add);
  }
}

/** The same for "ticket" and "tickets", "fax" and "faxes"; crude, and the same on both sides of a comparison. */
export function stemOf(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|[hosuv]is)$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Words as one text, for patterns. */
export const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(" ");

export const wordsOfPhrase = (phrase: string): Token[] => tokensOf(foldPhrase(phrase));

/** "The lot no. on the label": short for number. */
export const isNumberSign = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "no" && tokens[at + 1]?.before.startsWith(".") === true;
