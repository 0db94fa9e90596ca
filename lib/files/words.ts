/** What breaks a line or is not to be seen at all: a title is one line in every program. */
const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029\s]+/gu;

export const oneLine = (text: string): string => text.replace(NOT_IN_A_LINE, " ").trim();

/** Up to the first full stop, question mark or exclamation mark that ends a sentence, without the stop. */
export function firstSentence(text: string): string {
  const [first = text] = text.split(/(?<=[.!?]["”)]?)\s+(?=[\p{Lu}“"(])/u);
  return first.replace(/\.$/, "");
}

/** At most so many characters, cut at a word; a single word that is longer is cut within. */
export function atWord(text: string, most: number, ending = "…"): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const kept = characters.slice(0, most - [...ending].length).join("");
  const atBlank = kept.replace(/\s+\S*$/u, "");
  return `${(atBlank === "" ? kept : atBlank).replace(/[\s,;:(“–-]+$/u, "")}${ending}`;
}
