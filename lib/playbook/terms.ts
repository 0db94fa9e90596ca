import { plainCharacters } from "@/lib/domain/ledger/fold";

/**
 * Finding the words of our lists in typed text. Whole words, a plural allowed, without regard to case and
 * accents. Nothing here goes back over the text, so that no text can make it slow.
 */
const IS_WORD = /[\p{L}\p{N}]/u;
const PLURALS = ["", "s", "es"];
const NEGATIONS: ReadonlySet<string> = new Set([
  "no",
  "not",
  "non",
  "never",
  "without",
  "sans",
  "pas",
  "aucun",
  "aucune",
]);
const NEGATED_WITHIN_WORDS = 3;
const CLAUSE_END = /[.;:!?,\n]/;

/** Of the same length as the text, so that a place in the one is a place in the other. */
export const fold = (text: string): string => plainCharacters(text.normalize("NFC"));

export interface Hit {
  term: string;
  from: number;
  to: number;
}

const isWord = (text: string, at: number): boolean => IS_WORD.test(text.charAt(at));

/** Where a term is in a folded text. */
export const hitsOf = (folded: string, term: string): Hit[] =>
  term.includes("mail")
    ? [...new Set([term, term.replace(/\be(?=mail)/, "e-")])].flatMap((written) =>
        hitsAsWritten(folded, written),
      )
    : hitsAsWritten(folded, term);

/** The terms are those of our lists, so that this stays as small as they are. */
const foldedTerms = new Map<string, string>();

function foldedTerm(term: string): string {
  const known = foldedTerms.get(term);
  if (known !== undefined) return known;
  const folded = fold(term).trim();
  foldedTerms.set(term, folded);
  return folded;
}

function hitsAsWritten(folded: string, term: string): Hit[] {
  const wanted = foldedTerm(term);
  const hits: Hit[] = [];
  if (wanted === "") return hits;
  for (let from = folded.indexOf(wanted); from !== -1; from = folded.indexOf(wanted, from + 1)) {
    if (from > 0 && isWord(folded, from - 1)) continue;
    const plural = PLURALS.find(
      (ending) =>
        folded.startsWith(ending, from + wanted.length) &&
        !isWord(folded, from + wanted.length + ending.length),
    );
    if (plural !== undefined) hits.push({ term, from, to: from + wanted.length + plural.length });
  }
  return hits;
}

/** Each stretch of the text once, the longest term first: "immigration law" is not "immigration" as well. */
export function longestHits(folded: string, terms: readonly string[]): Hit[] {
  const taken = new Set<number>();
  const byLength = [...terms].sort((one, other) => other.length - one.length);
  return byLength
    .flatMap((term) => hitsOf(folded, term))
    .filter(({ from, to }) => {
      for (let at = from; at < to; at++) if (taken.has(at)) return false;
      for (let at = from; at < to; at++) taken.add(at);
      return true;
    });
}

/** A negation among the three words before, in the same clause: "no union", but not "no trouble with the union". */
export function isNegated(folded: string, { from }: Hit): boolean {
  const clause =
    folded
      .slice(Math.max(0, from - 60), from)
      .split(CLAUSE_END)
      .at(-1) ?? "";
  const words = clause.split(/[^\p{L}\p{N}']+/u).filter((word) => word !== "");
  return words.slice(-NEGATED_WITHIN_WORDS).some((word) => NEGATIONS.has(word) || word.endsWith("n't"));
}

/** The same text with these stretches blanked. */
export function masked(folded: string, terms: readonly string[]): string {
  const hits = terms.flatMap((term) => hitsOf(folded, term));
  if (hits.length === 0) return folded;
  const letters = folded.split("");
  for (const { from, to } of hits) letters.fill(" ", from, to);
  return letters.join("");
}

const SENTENCE = /[^.!?;\n]+/g;

/** The sentences for which something holds, each in its place; the rest is blank. */
export const keepingSentences = (folded: string, keeps: (sentence: string) => boolean): string =>
  folded.replace(SENTENCE, (sentence) => (keeps(sentence) ? sentence : " ".repeat(sentence.length)));
