import type { FactOf } from "@/lib/domain/ledger/fact";
import { lexicon } from "@/lib/knowledge/lexicon";
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

export function taskWords({ key, text, lang }: FactOf<"task">): TaskWords {
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

/** "Ranks the 600 applicants", "the quotes": more than the name of the work. */
const SAYS_MORE = /^(?:ranks?|scores?|screens?) |\b(?:the|our|all)\b|\d/i;

/** "Kiln scheduling" is about kiln schedules. */
const PLANNED = /^(?:our |the )?(\p{L}+) scheduling$/iu;

export function pluralOf(noun: string): string {
  // "Bills of lading"
  const [, head, tail] = /^(\S+)( of \S.*)$/.exec(noun) ?? [];
  if (head !== undefined) return `${pluralOf(head)}${tail ?? ""}`;
  if (noun.includes(" or ")) return noun.split(" or ").map(pluralOf).join(" and ");
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (/af$/.test(noun)) return `${noun.slice(0, -1)}ves`;
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
