import { deniedClaim } from "@/lib/domain/gate/sentence-claims";
import type { World } from "@/lib/domain/gate/world";
import { languageOf } from "@/lib/domain/ledger/language";
import { wordsOfPhrase } from "@/lib/domain/ledger/tokens";
import { isStorable } from "@/lib/domain/text";
import type { Removed } from "@/lib/domain/writing/usage";
import { lexicon } from "@/lib/knowledge/lexicon";
import { figuresIn, namesIn, spelledOut, wordsIn } from "./tokens";

/** What a model was given, in the parts that decide what it may say. */
export interface Given {
  /** Texts of ours: their words, names and figures may be used. */
  ours: readonly string[];
  /** Whole sentences of the playbook about this very firm; they may be used as they are. */
  draft: readonly string[];
  /** Free text. It may be quoted word for word, and supports nothing else. */
  typed: readonly string[];
  /** The numbers of the sources that notes may point at. */
  notes: ReadonlySet<number>;
  /** The instructions: they are not to be repeated. */
  instructions: string;
  /** What placeholders stand for. */
  placeholders: Readonly<Record<string, string>>;
  /** What was ticked and typed: no sentence may deny it. */
  world: World;
  /** What a text of ours that says one of these may not lose when it is rewritten: a union, a ban. */
  keeps: readonly RegExp[];
}

/** A quotation has at most this many words; a longer one is prompt injection taking over our text. */
const QUOTED_WORDS_MOST = 16;
const SHINGLE_WORDS = 8;
/** Under this share of its length, what is left of a text says something else than was meant. */
const KEPT_LEAST = 0.5;

const LINK =
  /https?:|www\.|\/\/|\]\(|@|\b[\w-]+\.(?:com|ca|org|net|io|ai|dev|co|info|app|example|test|biz|xyz)\b/i;
const MARKUP = /<\s*[a-z!/?]|&#|!\[|`|javascript:|data:|\bon[a-z]+\s*=/i;
const SCORE = /\b(?:scores?|scored|rating|rated|out of|points?|grade)\b/i;
const COUNT = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|full|perfect|maximum|highest)\b/i;
const QUOTATION = /[“"«]([^“”"«»]+)[”"»]/g;

/**
 * Grounding check: takes out of a model's sentences what is in nothing it was given: links, markup, figures, names,
 * invented quotations and sources, scores of its own, its instructions, and what an answer denies. Counts by kind what
 * went.
 */
export class GroundingCheck {
  readonly removed: Removed = {};
  readonly #words: ReadonlySet<string>;
  readonly #figures: ReadonlySet<string>;
  readonly #draft: ReadonlySet<string>;
  readonly #typed: string;
  readonly #shingles: ReadonlySet<string>;

  constructor(private readonly given: Given) {
    const ours = given.ours.join("\n");
    this.#words = new Set(wordsIn(ours));
    this.#figures = new Set([...figuresIn(ours), ...spelledOut(ours)]);
    this.#typed = plain(given.typed.join("\n"));
    const draft = given.draft.flatMap(sentencesOf).map(plain);
    this.#draft = new Set(draft.filter((sentence) => !this.#typed.includes(sentence)));
    this.#shingles = new Set(shinglesOf(given.instructions));
  }

  /** The text with what is not grounded taken out; the fallback where too little or too much is left. */
  text(written: string, fallback: string, mostCharacters: number): string {
    const line = oneLine(written);
    if (!isStorable(line)) return this.#drop("unstorable", fallback);
    const sentences = sentencesOf(line);
    const kept = sentences.filter((sentence) => this.#isGrounded(sentence));
    const text = this.#filled(kept.join(" "));
    if (text === "" || text.length < line.length * KEPT_LEAST) return fallback;
    if (this.given.keeps.some((kept) => kept.test(fallback) && !kept.test(text)))
      return this.#drop("lost facts", fallback);
    return text.length > mostCharacters ? this.#drop("too long", fallback) : text;
  }

  count(kind: string, times = 1): void {
    if (times > 0) this.removed[kind] = (this.removed[kind] ?? 0) + times;
  }

  #isGrounded(sentence: string): boolean {
    const fault = this.#faultOf(sentence);
    if (fault !== null) this.count(fault);
    return fault === null;
  }

  #faultOf(sentence: string): string | null {
    if (LINK.test(sentence)) return "links";
    if (MARKUP.test(sentence)) return "markup";
    if (this.#draft.has(plain(sentence))) return null;
    if (shinglesOf(sentence).some((shingle) => this.#shingles.has(shingle))) return "instructions";
    if (notesIn(sentence).some((note) => !this.given.notes.has(note))) return "sources";
    if (quotationsIn(sentence).some((quotation) => !this.#isTheirs(quotation))) return "quotations";
    const own = sentence.replace(QUOTATION, " ").replace(/\[\d{1,3}\]/g, " ");
    if (languageOf(wordsOfPhrase(own), "en", lexicon.functionWords) !== "en") return "language";
    if (SCORE.test(own) && COUNT.test(own)) return "scores";
    if ([...figuresIn(own), ...spelledOut(own)].some((figure) => !this.#figures.has(figure)))
      return "figures";
    if (namesIn(own).some((name) => !this.#words.has(name))) return "names";
    if (deniedClaim(sentence, this.given.world) !== null) return "contradictions";
    return /\{(?!company\}|name\})|\[redacted\]/.test(own) ? "placeholders" : null;
  }

  #isTheirs(quotation: string): boolean {
    const words = plain(quotation);
    if (words.split(" ").length > QUOTED_WORDS_MOST) return false;
    return this.#typed.includes(words) || words.split(" ").every((word) => this.#words.has(word));
  }

  #filled(text: string): string {
    return Object.entries(this.given.placeholders).reduce(
      (rest, [placeholder, value]) => rest.replaceAll(placeholder, value),
      text,
    );
  }

  #drop(kind: string, fallback: string): string {
    this.count(kind);
    return fallback;
  }
}

/** Sentences; a quotation stays whole, however many it has of its own. */
export function sentencesOf(text: string): string[] {
  const pieces = text.split(/(?<=[.!?…][”"’)]?(?:\s?\[\d{1,3}\])*)\s+/);
  const sentences: string[] = [];
  let open = "";
  for (const piece of pieces) {
    const whole = open === "" ? piece.trim() : `${open} ${piece.trim()}`;
    open = isQuoting(whole) ? whole : "";
    if (open === "" && whole !== "") sentences.push(whole);
  }
  return open === "" ? sentences : [...sentences, open];
}

const isQuoting = (text: string): boolean =>
  count(text, "“") > count(text, "”") || count(text, '"') % 2 === 1;

const count = (text: string, mark: string): number => text.split(mark).length - 1;

const oneLine = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "")
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();

/** Without case, marks and notes: what two sentences have in common when they are the same. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\[\d{1,3}\]/g, " ")
    .replace(/[^\p{L}\p{N}{}]+/gu, " ")
    .trim();

const notesIn = (text: string): number[] =>
  [...text.matchAll(/\[(\d{1,3})\]/g)].map((match) => Number(match[1]));

const quotationsIn = (text: string): string[] => [...text.matchAll(QUOTATION)].map((match) => match[1] ?? "");

function shinglesOf(text: string): string[] {
  const words = plain(text).split(" ");
  return words
    .slice(0, Math.max(0, words.length - SHINGLE_WORDS + 1))
    .map((_, start) => words.slice(start, start + SHINGLE_WORDS).join(" "));
}
