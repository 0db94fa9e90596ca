import type { Language } from "./fact";
import { HINT, LOOSE, RESOLVED, SURE } from "./found";
import type { Meaning } from "./lexicon";
import { isFigure, longest, type Match, overlaps, type PhraseBook, phraseBook } from "./phrases";
import type { Sentence } from "./sentence";
import { type Token, wordsOfPhrase } from "./tokens";

/** Constraints, incidents, verdicts and states: lists of phrases, with those that only look like them. */
export interface Sense<Entry extends Meaning> {
  readonly entry: Entry;
  readonly from: number;
  readonly to: number;
  readonly confidence: number;
}

interface Reading<Entry> {
  readonly entry: Entry;
  readonly isWeak: boolean;
}

export interface MeaningBook<Entry extends Meaning> {
  readonly phrases: Readonly<Record<Language, PhraseBook<Reading<Entry>>>>;
  /** Further ways to say it: read where nothing surer was, and never asserted. */
  readonly loose: Readonly<Record<Language, PhraseBook<Entry>>>;
  readonly lookalikes: PhraseBook<Entry>;
  /** By the words of their first group. */
  readonly near: ReadonlyMap<string, readonly NearPair<Entry>[]>;
}

interface NearPair<Entry> {
  readonly entry: Entry;
  readonly groups: readonly ReadonlySet<string>[];
}

/** "Near" words stand within so many of each other. */
const NEAR = 6;
/** Words of a sentence that says one thing. */
const SHORT = 8;

export function meaningBook<Entry extends Meaning>(entries: readonly Entry[]): MeaningBook<Entry> {
  const phrases = (lang: Language) =>
    phraseBook(
      entries.flatMap((entry) =>
        entry[lang].map((phrase) => [phrase, { entry, isWeak: entry.weak.includes(phrase) }] as const),
      ),
    );
  const loose = (lang: Language) =>
    phraseBook(entries.flatMap((entry) => entry.loose[lang].map((phrase) => [phrase, entry] as const)));
  return {
    phrases: { en: phrases("en"), fr: phrases("fr") },
    loose: { en: loose("en"), fr: loose("fr") },
    lookalikes: phraseBook(entries.flatMap((entry) => entry.not.map((phrase) => [phrase, entry] as const))),
    near: nearIndex(entries),
  };
}

function nearIndex<Entry extends Meaning>(entries: readonly Entry[]): Map<string, NearPair<Entry>[]> {
  const index = new Map<string, NearPair<Entry>[]>();
  for (const entry of entries)
    for (const words of entry.near) {
      const groups = words.map(
        (group) => new Set(group.flatMap((word) => wordsOfPhrase(word).at(-1)?.stem ?? [])),
      );
      for (const stem of groups[0] ?? []) index.set(stem, [...(index.get(stem) ?? []), { entry, groups }]);
    }
  return index;
}

/** One reading a meaning and sentence: the surest, then the longest. */
export function sensesIn<Entry extends Meaning>(
  sentence: Sentence,
  book: MeaningBook<Entry>,
  isTaken: (from: number, to: number) => boolean,
): Sense<Entry>[] {
  const { tokens } = sentence;
  const lookalikes = book.lookalikes.find(tokens);
  const free = (entry: Entry, from: number, to: number) =>
    !isTaken(from, to) && !lookalikes.some((each) => each.value === entry && overlaps(each, { from, to }));
  const hits = longest(
    book.phrases[sentence.lang].find(tokens).filter(({ value, from, to }) => free(value.entry, from, to)),
  ).map(({ value, from, to }) => {
    const isAll = from === 0 && to === tokens.length;
    const isHint = (value.isWeak || isThin(sentence, from, to)) && !isAll;
    return { entry: value.entry, from, to, confidence: isHint ? HINT : SURE };
  });
  const hints = nearHits(sentence, book.near).filter(({ entry, from, to }) => free(entry, from, to));
  const all = [...whereAlone(sentence, hits, hints), ...hints];
  const senses = [...new Set(all.map(({ entry }) => entry))].flatMap((entry) =>
    surest(all.filter((each) => each.entry === entry)),
  );
  const loose = longest(
    book.loose[sentence.lang]
      .find(tokens)
      .filter((each) => free(each.value, each.from, each.to) && !senses.some(isOverOrSame(each))),
  ).map(({ value, from, to }) => ({ entry: value, from, to, confidence: LOOSE }));
  return [
    ...senses,
    ...loose.filter(({ entry }, at) => loose.findIndex((each) => each.entry === entry) === at),
  ];
}

const isOverOrSame =
  <Entry extends Meaning>({ value, from, to }: Match<Entry>) =>
  (sense: Sense<Entry>): boolean =>
    sense.entry === value || overlaps(sense, { from, to });

const SMALL = /^(?:in|on|at|of|to|en|dans|de|des|du)$/;
const SMALLER =
  /^(?:for|from|with|the|an?|our|my|we|is|are|it|they|la|le|les|l|d|un|une|nos|notre|est|sont|pour)$/;
const ANY =
  /^(?:ne|n|pas|not|dont|doesnt|didnt|wont|cant|never|every|each|all|any|some|where|how|what|everything|nothing)$/;

/** "Twelve programs", "change every", "not talk": one telling word beside a figure or "every" is too little. */
function isThin({ tokens }: Sentence, from: number, to: number): boolean {
  const words = tokens.slice(from, to);
  const isAny = (token: Token) => isFigure(token) || ANY.test(token.text);
  const telling = words.filter((token) => !isAny(token) && !SMALL.test(token.text));
  // "Pas de temps" is "no time", and says it all.
  const isNone = words.some(({ text }, at) => text === "pas" && /^(?:de|d)$/.test(words[at + 1]?.text ?? ""));
  return words.some(isAny) && telling.length < 2 && !isNone;
}

/** A word such as "volunteers" or "stealing" tells little by itself: its neighbours say what is meant. */
export const tellingWords = ({ tokens }: Sentence, from: number, to: number): readonly Token[] =>
  tokens
    .slice(from, to)
    .filter((token) => !isFigure(token) && !SMALL.test(token.text) && !SMALLER.test(token.text));

/** Asked what is in their way, people answer in one word: "Privacy." A weak phrase is then all there is. */
function whereAlone<Entry extends Meaning>(
  { field, tokens }: Sentence,
  hits: readonly Sense<Entry>[],
  hints: readonly Sense<Entry>[],
): readonly Sense<Entry>[] {
  const [only, ...rest] = hits;
  const isOther = rest.length > 0 || hints.some(({ entry }) => entry !== only?.entry);
  if (field !== "aiFriction" || only === undefined || isOther || tokens.length > SHORT) return hits;
  return [{ ...only, confidence: Math.max(only.confidence, RESOLVED) }];
}

/** Two hints that do not overlap are as good as one phrase. */
function surest<Entry extends Meaning>(hits: readonly Sense<Entry>[]): Sense<Entry>[] {
  const [first, ...rest] = [...hits].sort(
    (one, other) => other.confidence - one.confidence || other.to - other.from - (one.to - one.from),
  );
  if (first === undefined) return [];
  const isDoubled = first.confidence === HINT && rest.some((each) => !overlaps(each, first));
  return [isDoubled ? { ...first, confidence: RESOLVED } : first];
}

function nearHits<Entry extends Meaning>(
  { tokens, clauses }: Sentence,
  near: MeaningBook<Entry>["near"],
): Sense<Entry>[] {
  const isNear = (one: number, other: number) =>
    other !== one && Math.abs(other - one) <= NEAR && clauses[other] === clauses[one];
  return tokens.flatMap((token, anchor) =>
    (near.get(token.stem) ?? []).flatMap(({ entry, groups: [, ...rest] }): Sense<Entry>[] => {
      const places = rest.map((group) =>
        tokens.findIndex(({ stem }, at) => group.has(stem) && isNear(anchor, at)),
      );
      if (places.includes(-1)) return [];
      const from = Math.min(anchor, ...places);
      return [{ entry, from, to: Math.max(anchor, ...places) + 1, confidence: HINT }];
    }),
  );
}
