import type { Language } from "./fact";
import { type Found, foundAt, HINT, LIKELY } from "./found";
import type { Lexicon } from "./lexicon";
import { longest, type Match, type PhraseBook, phraseBook } from "./phrases";
import { type Sentence, typedWords } from "./sentence";
import { wordsOfPhrase } from "./tokens";
import { isOneSlipAway } from "./typo";

/** Tasks: what people do all day, by the words for what they produce. */
export interface Task {
  readonly key: string;
  /** One of what it produces: "RFI", "letter". */
  readonly noun: string;
}

export interface TaskBook {
  readonly phrases: Readonly<Record<Language, PhraseBook<Task>>>;
  /** Tasks of one long word, for slips of the pen: "proposels". */
  readonly long: Readonly<Record<Language, readonly (readonly [string, Task])[]>>;
}

const LONG = 8;

export function taskBook({ tasks }: Lexicon): TaskBook {
  const entries = (lang: Language) =>
    tasks.flatMap(({ key, noun, ...phrases }) =>
      phrases[lang].map((phrase) => [phrase, { key, noun: noun.toLowerCase() }] as const),
    );
  const long = (lang: Language) =>
    entries(lang).flatMap(([phrase, task]): (readonly [string, Task])[] => {
      const [word, ...rest] = wordsOfPhrase(phrase);
      return word !== undefined && rest.length === 0 && word.text.length >= LONG ? [[word.text, task]] : [];
    });
  return {
    phrases: { en: phraseBook(entries("en")), fr: phraseBook(entries("fr")) },
    long: { en: long("en"), fr: long("fr") },
  };
}

export interface TaskMatch extends Match<Task> {
  readonly isSlip: boolean;
}

export function tasksIn(
  sentence: Sentence,
  book: TaskBook,
  isTaken: (from: number, to: number) => boolean,
): TaskMatch[] {
  const { tokens, lang } = sentence;
  const found = longest(
    book.phrases[lang]
      .find(tokens)
      .filter(({ from, to }) => !isTaken(from, to) && !isShortForOther(sentence, from, to)),
  );
  const slips = tokens.flatMap((token, at): Match<Task>[] => {
    if (token.text.length < LONG || token.kind !== "word" || isTaken(at, at + 1)) return [];
    const [first] = token.text;
    const meant = book.long[lang].find(
      ([word]) =>
        word.startsWith(first ?? "") && word.at(-1) === token.text.at(-1) && isOneSlipAway(token.text, word),
    );
    return meant === undefined ? [] : [{ value: meant[1], from: at, to: at + 1 }];
  });
  const all = [
    ...found.map((match) => ({ ...match, isSlip: false })),
    ...slips
      .filter(({ from }) => !found.some((each) => each.from <= from && from < each.to))
      .map((match) => ({ ...match, isSlip: true })),
  ];
  return all.sort((one, other) => one.from - other.from);
}

/** "Our POS" is a point of sale, and no "POs": a plural's "s" is no capital. */
const isShortForOther = (sentence: Sentence, from: number, to: number): boolean =>
  to - from === 1 && !sentence.isShouted && /^\p{Lu}{2}S$/u.test(typedWords(sentence, from, to));

export const taskFacts = (sentence: Sentence, tasks: readonly TaskMatch[]): Found[] =>
  tasks.map(({ value, from, to, isSlip }) => {
    // "Claims spreadsheets" are spreadsheets: the first word says which.
    const isWhich = tasks.some((each) => each.from === to) && sentence.tokens[to]?.before === " ";
    const confidence = isWhich ? HINT : isSlip ? LIKELY : undefined;
    return foundAt(sentence, from, to, { kind: "task", key: value.key }, confidence);
  });
