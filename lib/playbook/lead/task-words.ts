import type { FactOf, Work } from "@/lib/domain/ledger/fact";
import { fold } from "@/lib/domain/ledger/fold";
import { lexicon } from "@/lib/knowledge/lexicon";
import { englishNoun } from "../french-nouns";
import { lowerFirst } from "../grammar";

/** A typed task in the forms that a sentence needs: "member letters", "letter", "letters". */
export interface TaskWords {
  task: string;
  piece: string;
  pieces: string;
  /** "letter", "quote": what the task is, among the kinds of the word list. */
  kind: string;
}

const PIECE = { kind: "data entry", noun: "piece" };

export function taskWords(fact: FactOf<"task">): TaskWords {
  const { key, text, lang } = fact;
  if (fact.noun !== undefined) return headedWords(fact, fact.noun);
  const { kind, noun } = lexicon.tasks.find((task) => task.key === key) ?? PIECE;
  const pieces = pluralOf(noun);
  const typed = text.trim();
  const planned = PLANNED.exec(typed);
  if (lang === "en" && planned !== null) {
    const noun = `${planned[1]?.toLowerCase() ?? ""} schedule`;
    return { task: pluralOf(noun), piece: noun, pieces: pluralOf(noun), kind };
  }
  const isUsable =
    lang === "en" && /[^s]s$/i.test(typed) && !SAYS_MORE.test(typed) && typed.split(/\s+/).length <= 4;
  return { task: isUsable ? lowerFirst(typed) : pieces, piece: noun, pieces, kind };
}

export const HEADED_KINDS: Readonly<Record<Work, string>> = {
  dictate: "dictation",
  fill: "form",
  enter: "data entry",
  write: "letter",
  read: "reading",
  find: "finding",
  any: "any work",
};

/** "Condition surveys" are counted by the survey; under "pricing" it is the item. */
function headedWords({ text, lang, work = "any" }: FactOf<"task">, noun: string): TaskWords {
  const said = text.trim();
  const known = lang === "en" ? noun : englishNoun(noun);
  // A word of theirs without an English one is printed as they wrote it: "bordereaux".
  if (known === null) return frenchWords(said, noun, HEADED_KINDS[work]);
  const piece = known;
  const pieces = pluralOf(piece);
  const isWhole = lang === "en" && /(?:[^s]s|.{3}ing|paperwork|documentation| of \p{L}+)$/iu.test(said);
  return { task: isWhole ? lowerFirst(said) : pieces, piece, pieces, kind: HEADED_KINDS[work] };
}

function frenchWords(said: string, noun: string, kind: string): TaskWords {
  const [pieces = said] = lowerFirst(said.replace(/^(?:(?:les|nos|mes) |l['’])/i, "")).split(" ");
  const piece = fold(pieces).folded.startsWith(noun) ? pieces.slice(0, noun.length) : noun;
  return { task: pieces, piece, pieces, kind };
}

/** What a usual pilot is looked up by: what is done with it before its name, where a heading named it. */
export const pilotKeys = (fact: FactOf<"task">): string[] =>
  fact.noun === undefined ? [fact.key, taskWords(fact).kind] : [taskWords(fact).kind];

/** "Ranks the 600 applicants", "the quotes": more than the name of the work. */
const SAYS_MORE = /^(?:ranks?|scores?|screens?) |\b(?:the|our|all)\b|\d/i;

/** "Kiln scheduling" is about kiln schedules. */
const PLANNED = /^(?:our |the )?(\p{L}+) scheduling$/iu;

/** One of several: "entries", "boxes", "lists". */
export const singularOf = (several: string): string =>
  several
    .replace(/ies$/, "y")
    .replace(/(ch|sh|x|ss)es$/, "$1")
    .replace(/([^s])s$/, "$1");

export function pluralOf(noun: string): string {
  // "Bills of lading"
  const [, head, tail] = /^(\S+)( of \S.*)$/.exec(noun) ?? [];
  if (head !== undefined) return `${pluralOf(head)}${tail ?? ""}`;
  if (noun === "person") return "people";
  if (noun === "foot" || noun === "feet") return "feet";
  if (/(?:^|[a-z])man$/.test(noun) && !/(?:hu|ger|ro)man$/.test(noun)) return `${noun.slice(0, -3)}men`;
  if (/(?:tech|folk)$/.test(noun)) return `${noun}s`;
  if (noun.includes(" or ")) return noun.split(" or ").map(pluralOf).join(" and ");
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (/eau$/.test(noun)) return `${noun}x`;
  if (/af$/.test(noun)) return `${noun.slice(0, -1)}ves`;
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** The same of a noun that may be plural already. */
export const asPlural = (noun: string): string =>
  /(?:s|oz|lb|kg|km)(?: of .*)?$/.test(noun) ? noun : pluralOf(noun);
