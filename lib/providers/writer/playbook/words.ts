/** "a", "a and b", "a, b and c". */
export function listInWords(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

const QUOTE_CHARACTERS = 160;

/** What somebody typed, fit to stand in a sentence of ours: one line, trimmed, in quotation marks; null where empty. */
export function quoted(typed: string | null): string | null {
  const text = (typed ?? "")
    .replace(/[\s\u2028\u2029]+/g, " ")
    .replaceAll('"', "'")
    .trim()
    .replace(/[.,;:!?\s]+$/, "");
  if (text === "") return null;
  return `"${shortened(text, QUOTE_CHARACTERS)}"`;
}

/** Cut at a word, with an ellipsis where anything is left out. */
export function shortened(text: string, characters: number): string {
  const letters = [...text];
  if (letters.length <= characters) return text;
  const cut = letters.slice(0, characters).join("");
  const word = cut.lastIndexOf(" ");
  return `${word > characters / 2 ? cut.slice(0, word) : cut}…`;
}

/** "Cutting downtime" inside a sentence: "cutting downtime"; words all in capitals stay. */
export function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** "four point eight" */
export function scoreWord(score: number): string {
  const [whole = "0", tenth = "0"] = score.toFixed(1).split(".");
  const word = numberWord(Number(whole));
  return tenth === "0" ? word : `${word} point ${numberWord(Number(tenth))}`;
}

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);
