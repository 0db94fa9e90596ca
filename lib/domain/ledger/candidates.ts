import type { Fact, Field, Finding, Ledger, StateKey, TypedFields } from "./fact";
import { foundAt, LIKELY, LOOSE, RESOLVED } from "./found";
import { keyWords, type SaysKey } from "./key-words";
import { sentencesIn } from "./ledger";
import type { Lexicon } from "./lexicon";
import { type Books, namesIn } from "./read-sentence";
import type { Sentence } from "./sentence";
import { factWriter, typedSentence } from "./write-fact";

/** What a model says that an unplaced sentence means, in that sentence's own words. */
export interface Candidate {
  readonly field: Field;
  readonly quote: string;
  readonly kind: string;
  readonly key: string;
  readonly polarity: string;
}

export type Refusal =
  | "too many"
  | "not their words"
  | "not once"
  | "read already"
  | "unknown key"
  | "polarity"
  | "denied";

export interface Taken {
  readonly ledger: Ledger;
  readonly taken: readonly Fact[];
  readonly refused: readonly Refusal[];
}

export type TakeCandidates = (fields: TypedFields, ledger: Ledger, candidates: readonly Candidate[]) => Taken;

const MOST = 12;
const LEAST_CHARACTERS = 3;
const MOST_CHARACTERS = 200;

/**
 * Candidate facts: a model's reading of sentences that the rules left unplaced. What it says is taken only as words of
 * that very sentence under a key of our lists, and never as a number; the rules say whether the words are denied, and
 * how much may rest on them.
 */
export function candidateReader(books: Books): TakeCandidates {
  let words: SaysKey | undefined;
  return (fields, ledger, candidates) => {
    words ??= keyWords(books.lexicon);
    const refused: Refusal[] = candidates.slice(MOST).map(() => "too many");
    let facts = ledger.facts;
    const taken: Fact[] = [];
    for (const candidate of candidates.slice(0, MOST)) {
      const read = readCandidate(candidate, { fields, ledger, facts, books, saysKey: words });
      if (typeof read === "string") refused.push(read);
      else {
        taken.push(read);
        facts = [...facts, read];
      }
    }
    const isPlaced = (field: Field, sentenceAt: number) =>
      taken.some((fact) => fact.tier === "assert" && isIn(fact, field, sentenceAt));
    const unplaced = ledger.unplaced.filter(({ field, sentenceAt }) => !isPlaced(field, sentenceAt));
    return { ledger: { facts, unplaced }, taken, refused };
  };
}

interface Asked {
  fields: TypedFields;
  ledger: Ledger;
  /** The rules' facts, and the candidates that were taken before. */
  facts: readonly Fact[];
  books: Books;
  saysKey: SaysKey;
}

function readCandidate(candidate: Candidate, asked: Asked): Fact | Refusal {
  const { books, facts, fields, ledger } = asked;
  const finding = findingOf(candidate, books.lexicon);
  if (finding === null) return "unknown key";
  const place = placeOf(candidate, fields, books);
  if (typeof place === "string") return place;
  const { sentence, typed } = place;
  const words = typedSentence(sentence, typed);
  const isUnplaced = ledger.unplaced.some(
    ({ field, sentenceAt }) => field === candidate.field && sentenceAt === words.sentenceAt,
  );
  if (!isUnplaced) return "read already";
  const names = namesIn(sentence, books);
  const reading = { verbs: books.lexicon.verbs, vendors: books.vendors, all: [] };
  const write = factWriter(sentence, typed, words, names, reading);
  const written = (confidence: number): Fact => ({
    ...write({ ...foundAt(sentence, place.from, place.to, finding, confidence), ...place.quoted }),
    source: "claude",
  });
  const mention = written(LIKELY);
  if (mention.text.normalize("NFC") !== candidate.quote.normalize("NFC")) return "not their words";
  if (mention.polarity !== candidate.polarity || isTurned(candidate, place)) return "polarity";
  // What is read loosely claims nothing, and is in no one's way.
  if (facts.some((fact) => fact.confidence > LOOSE && isRival(fact, mention))) return "read already";
  if (facts.some((fact) => denies(fact, mention))) return "denied";
  return isOurs(mention, place, asked) ? written(RESOLVED) : mention;
}

/** Only what has a key of our lists: a number, a name and a use are read by rules alone. */
function findingOf({ kind, key }: Candidate, lexicon: Lexicon): Finding | null {
  const has = (list: readonly { key: string }[]) => list.some((each) => each.key === key);
  if (kind === "constraint" && has(lexicon.constraints)) return { kind, key };
  if (kind === "incident" && has(lexicon.incidents)) return { kind, key };
  if (kind === "task" && has(lexicon.tasks)) return { kind, key };
  const verdict = kind === "verdict" ? lexicon.verdicts.find((each) => each.key === key) : undefined;
  if (verdict !== undefined) return { kind: "verdict", key, tone: verdict.tone, about: verdict.about };
  const state = kind === "state" ? lexicon.states.find((each) => each.key === key) : undefined;
  return state === undefined ? null : { kind: "state", key: state.key };
}

interface Place {
  sentence: Sentence;
  typed: string;
  /** Words of the sentence: the first, and the one after the last. */
  from: number;
  to: number;
  /** Places in the composed text. */
  quoted: { start: number; end: number };
}

/** Where the quotation is: word for word, once in the answer, within one sentence, and of whole words. */
function placeOf({ field, quote }: Candidate, fields: TypedFields, books: Books): Place | Refusal {
  const typed = fields[field] ?? "";
  const words = quote.normalize("NFC");
  if (words.length < LEAST_CHARACTERS || words.length > MOST_CHARACTERS) return "not their words";
  const start = typed.normalize("NFC").indexOf(words);
  if (start === -1) return "not their words";
  if (typed.normalize("NFC").indexOf(words, start + 1) !== -1) return "not once";
  const end = start + words.length;
  const sentence = [...sentencesIn(field, typed, books)].find(
    (each) => each.start <= start && end <= each.end,
  );
  const { tokens = [] } = sentence ?? {};
  const from = tokens.findIndex((token) => token.end > start);
  const to = tokens.findLastIndex((token) => token.start < end) + 1;
  const isWhole = (tokens[from]?.start ?? -1) >= start && (tokens[to - 1]?.end ?? end + 1) <= end;
  if (sentence === undefined || from >= to || !isWhole) return "not their words";
  return { sentence, typed, from, to, quoted: { start, end } };
}

/** Keys that name what is missing: "no money for it" says so with its own "no". */
const LACK = /^(?:no|not|will_not|thin|small|lost|guidance|skills|law)(?:_|$)/;

/** A "not" or an "if" within the quoted words themselves: they may say the opposite of their key. */
const isTurned = ({ key }: Candidate, { sentence: { cues }, from, to }: Place): boolean =>
  !LACK.test(key) &&
  (cues.all.some((cue) => cue.kind !== "notNegation" && from <= cue.from && cue.from < to) ||
    cues.isHypothetical.slice(from, to).some((each) => each !== cues.isHypothetical[from]));

const keyOf = (fact: Fact): string | null => ("key" in fact ? fact.key : null);

const isIn = (fact: Fact, field: Field, sentenceAt: number): boolean =>
  fact.field === field && fact.sentenceAt === sentenceAt;

/** The same words read as something else of the kind, or the same meaning told of the sentence before. */
function isRival(fact: Fact, mention: Fact): boolean {
  if (fact.kind !== mention.kind || !isIn(fact, mention.field, mention.sentenceAt)) return false;
  const isSame = keyOf(fact) === keyOf(mention);
  const isOverlapping = fact.span[0] < mention.span[1] && mention.span[0] < fact.span[1];
  return isSame ? fact.source === "claude" : isOverlapping;
}

/** What a state leaves no room for, wherever it was typed. */
const AGAINST: Readonly<Partial<Record<StateKey, readonly StateKey[]>>> = {
  has_policy: ["no_policy"],
  no_policy: ["has_policy"],
  measured: ["not_measured"],
  not_measured: ["measured"],
  no_use: ["uses", "ran", "tried", "tried_once", "in_production", "private_use", "stopped"],
  in_production: ["no_use", "banned", "stopped"],
  banned: ["uses", "in_production"],
  stopped: ["no_use", "in_production"],
  ran: ["no_use"],
  tried: ["no_use"],
  tried_once: ["no_use"],
  private_use: ["no_use"],
};

function denies(fact: Fact, mention: Fact): boolean {
  if (fact.kind !== mention.kind || fact.polarity === "hypothetical") return false;
  const isSo = fact.polarity === "affirmed";
  if (keyOf(fact) === keyOf(mention)) return isSo !== (mention.polarity === "affirmed");
  const isOpposite =
    fact.kind === "state" && mention.kind === "state" && AGAINST[mention.key]?.includes(fact.key) === true;
  return isSo && isOpposite && mention.polarity === "affirmed";
}

/** What turns the whole plan, and what would be a grave thing to say falsely: a word of our lists is too little for it. */
const isGrave = ({ kind }: Fact, key: string | null): boolean =>
  kind === "state" || kind === "incident" || key === "cash_crisis" || key === "no_capital";

/** Whether something of ours says the same: the rules' own reading, however faint, or a word of our lists. */
function isOurs(mention: Fact, { sentence, from, to }: Place, { ledger, saysKey }: Asked): boolean {
  const key = keyOf(mention);
  if (key === null || mention.subject === "vendor" || mention.subject === "competitor") return false;
  const isRead = ledger.facts.some(
    (fact) =>
      fact.kind === mention.kind && keyOf(fact) === key && fact.polarity === "affirmed" && !fact.ironic,
  );
  if (isRead || isGrave(mention, key)) return isRead;
  const stems = sentence.tokens.slice(from, to).map(({ stem }) => stem);
  return saysKey(stems, mention.kind, key);
}
