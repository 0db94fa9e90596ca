import type { Language, Polarity } from "./fact";
import { hypotheticalWords } from "./hypothesis";
import type { ByLanguage, Lexicon } from "./lexicon";
import { overlaps, type PhraseBook, phraseBook } from "./phrases";
import { isNumberSign, type Token } from "./tokens";

/** Negation scope: whether a clause says that a thing is so, is not so, or only might be. */

/** A negation reaches this many words. */
const REACH = 7;
/** "Policy: none yet": a negation behind reaches fewer. */
const REACH_BACK = 3;

type CueKind = "negation" | "denial" | "hypothesis" | "fear" | "irony" | "negationBehind" | "notNegation";

interface Cue {
  readonly kind: CueKind;
  readonly from: number;
  readonly to: number;
}

export interface Cues {
  readonly all: readonly Cue[];
  readonly isIronic: boolean;
  /** For each word, whether it is inside an "if" or a "would". */
  readonly isHypothetical: readonly boolean[];
  readonly clauses: readonly number[];
}

export interface PolarityBooks {
  readonly cues: Readonly<Record<Language, PhraseBook<CueKind>>>;
  /** "Sure, and": these go on across a comma. */
  readonly ironies: Readonly<Record<Language, PhraseBook<CueKind>>>;
  readonly hypotheticalEnds: readonly string[];
}

export function polarityBooks({ polarity }: Lexicon): PolarityBooks {
  const book = (lang: Language) => {
    const of = (list: ByLanguage, kind: CueKind) => list[lang].map((phrase) => [phrase, kind] as const);
    return phraseBook([
      ...of(polarity.negations, "negation"),
      ...of(polarity.negationPhrases, "negation"),
      ...of(polarity.denials, "denial"),
      ...of(polarity.hypotheticals, "hypothesis"),
      ...of(polarity.fears, "fear"),
      ...of(polarity.negationsAfter, "negationBehind"),
      ...of(polarity.notNegations, "notNegation"),
    ]);
  };
  const irony = (lang: Language) =>
    phraseBook<CueKind>(
      polarity.ironies[lang].map((phrase) => [phrase, "irony"] as const),
      true,
    );
  return {
    cues: { en: book("en"), fr: book("fr") },
    ironies: { en: irony("en"), fr: irony("fr") },
    hypotheticalEnds: polarity.hypotheticalEnds,
  };
}

export function cuesOf(
  tokens: readonly Token[],
  clauses: readonly number[],
  lang: Language,
  books: PolarityBooks,
  /** The sentence as it was typed. */
  typed: string,
): Cues {
  const found = [...books.cues[lang].find(tokens), ...books.ironies[lang].find(tokens)].map(
    ({ value, from, to }) => ({ kind: value, from, to }),
  );
  // "From Hope to Langley": a town.
  const first = tokens[0]?.start ?? 0;
  const isPlace = (at: number) =>
    at > 0 && tokens[at]?.text === "hope" && typed[(tokens[at]?.start ?? 0) - first] === "H";
  // "Cancelled for want of an operator": there was none.
  const isLack = (at: number) =>
    tokens[at]?.text === "want" && tokens[at - 1]?.text === "for" && tokens[at + 1]?.text === "of";
  const behind = negationsAtTheEnd(tokens, clauses);
  const none = found.filter(({ kind }) => kind === "notNegation");
  const all = [...found, ...behind].filter(
    (cue) =>
      cue.kind !== "negation" ||
      (!none.some((each) => overlaps(each, cue)) && !isNumberSign(tokens, cue.from)),
  );
  const starts = new Set(
    all
      .filter(({ kind, from }) => kind === "hypothesis" && !isPlace(from) && !isLack(from))
      .map(({ from }) => from),
  );
  const isHypothetical = hypotheticalWords(tokens, starts, books.hypotheticalEnds);
  return { all, isIronic: all.some(({ kind }) => kind === "irony"), isHypothetical, clauses };
}

const BE = /^(?:is|are|was|were)$/;
const IS_NOT = /^(?:isnt|arent|wasnt|werent)$/;

/** "ISO 42001 is not.": a negation that ends its clause is about the words before it. */
const negationsAtTheEnd = (tokens: readonly Token[], clauses: readonly number[]): Cue[] =>
  tokens.flatMap(({ text }, at): Cue[] => {
    const isEnd = at + 1 >= tokens.length || clauses[at + 1] !== clauses[at];
    const isNot = text === "not" && BE.test(tokens[at - 1]?.text ?? "");
    if (!isEnd || !(isNot || IS_NOT.test(text))) return [];
    return [{ kind: "negationBehind", from: isNot ? at - 1 : at, to: at + 1 }];
  });

/** How the sentence means the words from `from` to `to`. */
export function polarityOf(cues: Cues, from: number, to: number): Polarity {
  const clause = cues.clauses[from];
  const before = cues.all.filter(
    (cue) => cue.to <= from && from - cue.to < REACH && cues.clauses[cue.from] === clause,
  );
  if (before.some(({ kind }) => kind === "denial")) return "denied";
  if (before.some(({ kind }) => kind === "negation")) return "negated";
  const isNegatedBehind = cues.all.some(
    (cue) => cue.kind === "negationBehind" && cue.from >= to && cue.from - to < REACH_BACK,
  );
  if (isNegatedBehind) return "negated";
  return cues.isHypothetical[from] ? "hypothetical" : "affirmed";
}

/** "Afraid of a leak": it is not said that there was one. */
export const isFeared = (cues: Cues, from: number): boolean =>
  cues.all.some(
    (cue) =>
      cue.kind === "fear" &&
      cue.to <= from &&
      from - cue.to < REACH &&
      cues.clauses[cue.from] === cues.clauses[from],
  );

/** Where negations begin, and the clause's word after their reach: what they deny, to be quoted. */
export function negationsOf(cues: Cues): { from: number; to: number }[] {
  return cues.all
    .filter(({ kind }) => kind === "negation")
    .map(({ from, to }) => {
      let end = to;
      while (end < cues.clauses.length && end - to < REACH && cues.clauses[end] === cues.clauses[from]) end++;
      return { from, to: end };
    })
    .filter(
      ({ from, to }, at, all) =>
        to - from > 1 && !all.slice(0, at).some((each) => overlaps(each, { from, to })),
    );
}
