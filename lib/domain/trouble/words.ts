import { fold } from "../ledger/fold";
import { sentencesOf } from "../ledger/sentences";

/** A word of an answer: folded, where it is in the answer as typed, and the sentence it is in. */
export interface Word {
  readonly word: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
  /** What is between it and the word before: "", or the marks. */
  readonly mark: string;
}

/** Characters of an answer that are read: the name is told early, and a page costs no more than a paragraph. */
const READ = 900;

export interface Answer {
  /** Composed, as far as it is read. */
  readonly text: string;
  readonly words: readonly Word[];
}

export function wordsIn(answer: string): Answer {
  const text = answer.normalize("NFC").slice(0, READ);
  const { folded } = fold(text);
  const ends = sentencesOf(folded).map(({ end }) => end);
  let last = 0;
  const words = [...folded.matchAll(/[$£€₹]?\d[\d.,:/]*\d%?|\d%?|[a-z]+(?:['-][a-z]+)*/g)].map(
    ({ 0: said, index: start }): Word => {
      const end = start + said.length;
      const mark = folded.slice(last, start).replace(/\s+/g, "");
      last = end;
      const word = /\d/.test(said)
        ? said.startsWith("$")
          ? "<money>"
          : said.endsWith("%")
            ? "<share>"
            : "<number>"
        : said;
      const sentence = ends.findIndex((each) => start < each);
      return {
        word,
        stem: stemOf(word),
        start,
        end,
        sentence: sentence === -1 ? ends.length : sentence,
        mark,
      };
    },
  );
  return { text, words };
}

/** Without its endings: "letters" and "letter", "waited" and "waiting". */
export const stemOf = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/'s$/, "")
        .replace(/ies$/, "y")
        .replace(/(?:(?<=[^s])s|ed|ing)$/, "")
        .replace(/(.)\1$/, "$1")
        .replace(/e$/, "");
