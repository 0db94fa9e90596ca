import { saysNothing } from "@/lib/domain/score/answers-read";

/** Characters that are not seen, or that turn the direction of the text around them. */
const UNSEEN = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
/** A plus is a mark where a blank follows, and a sign where a word does: "+1 tab" stays. */
const LEADING = /^(?:[\s\-*•>#=@.,;:]|\+(?![\p{L}\p{N}]))+/u;
const TRAILING = /[\s.,;:!?…-]+$/;

/**
 * Free text, made fit for a sentence of ours: one line, without marks at either end, and
 * without quotation marks or notes that could be taken for ours. Null where nothing was said.
 */
export function typed(text: string | null): string | null {
  const line = (text ?? "")
    .replace(/\s+/g, " ")
    .replace(UNSEEN, "")
    .replace(/ {2,}/g, " ")
    .replace(/["“”„«»]/g, "'")
    .replace(/\[(\d{1,3})\]/g, "($1)")
    .replace(LEADING, "")
    .replace(TRAILING, "");
  return line === "" || saysNothing(line) ? null : line;
}

/** Cut at a word where there is one, with an ellipsis where anything is left out. */
export function shortened(text: string, characters: number): string {
  const letters = [...text];
  if (letters.length <= characters) return text;
  const cut = letters.slice(0, characters - 1).join("");
  const word = cut.lastIndexOf(" ");
  return `${(word > characters / 2 ? cut.slice(0, word) : cut).replace(TRAILING, "")}…`;
}

/** In quotation marks, at most so many characters. */
export const quoted = (text: string, characters = 160): string => `“${shortened(text, characters)}”`;
/** The words of such a quotation, as they are searched for in what was typed. */
export const unquoted = (quote: string): string => quote.replace(/^“|”$/g, "");

/** Not behind an "and": "Roy & Co" has no shorter name. */
const LEGAL_FORM =
  /(?<!&|\+|\band|\bet)[,\s]+(ltd|limited|inc|incorporated|corp|corporation|llp|llc|ulc|co)\.?$/i;
/** What a name cut after so many words must not end with. */
const DANGLING = /(?:[\s,]+(?:&|\+|and|et|of|the|for))+$/i;
const NAME_CHARACTERS = 48;
const NAME_WORDS = 6;

const LONG_NAME = 32;

/** What a long name says before a comma or a slash, where that is a name by itself. */
function firstWordGroup(name: string): string {
  const [group = ""] = name.split(/\s*[,/|]\s*|\s+[-–—]\s+/);
  return [...name].length > LONG_NAME && group.includes(" ") ? group : name;
}

/** Where the name has no letter and no figure; as it is written within a sentence. */
const NAMELESS = "your company";

/** The whole name, fit for a sentence; null where it is only marks. */
export function namedAs(companyName: string): string | null {
  const name = typed(companyName);
  return name !== null && /[\p{L}\p{N}]/u.test(name) ? name : null;
}

/** A place has an article within a sentence: "the Town of Mill Bridge". */
const IS_PLACE =
  /^(?:town|city|village|district|township|county|municipality|regional (?:district|municipality)) of /i;

export const withArticle = (name: string): string => (IS_PLACE.test(name) ? `the ${name}` : name);

/** The company's name at the beginning of a sentence: as it is written, "Your company", "The Town of Mill Bridge". */
export const nameFirst = (text: string): string =>
  text.startsWith(NAMELESS) || (text.startsWith("the ") && IS_PLACE.test(text.slice(4)))
    ? `${text.charAt(0).toUpperCase()}${text.slice(1)}`
    : text;

/** A company as people say it: "Halden Creek Joinery" for "Halden Creek Joinery Ltd.". */
export function spokenName(companyName: string): string {
  const name = namedAs(companyName);
  if (name === null) return NAMELESS;
  const spoken = firstWordGroup(name.replace(LEGAL_FORM, "").replace(/\b(co)\.$/i, "$1"));
  const words = (spoken === "" ? name : spoken)
    .split(" ")
    .slice(0, NAME_WORDS)
    .join(" ")
    .replace(DANGLING, "");
  return shortened(withArticle(words), NAME_CHARACTERS);
}
