/** "a", "a and b", "a, b and c". */
export function listInWords(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** "a", "a or b", "a, b or c". */
export const eitherInWords = (items: readonly string[]): string =>
  items.length <= 1 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} or ${items.at(-1)}`;

/** "May" and "March" are other words as well, and stay out. */
const ALWAYS_CAPITAL =
  /^(?:January|February|April|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Canad(?:a|ians?)|French|English|Indigenous|Christmas)\b/;

/** "Cutting downtime" inside a sentence: "cutting downtime"; "AI literacy" and "ChatGPT" stay. */
export function lowerFirst(text: string): string {
  return /^[A-Z][a-z]*\b/.test(text) && !/^[A-Z][a-z]*[A-Z]/.test(text) && !ALWAYS_CAPITAL.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const withoutStop = (text: string): string => text.replace(/\.$/, "");

/** Parts of a paragraph as one, without the empty ones. */
export const paragraph = (...parts: (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== "").join(" ");

const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

export const isOrAre = (count: number): string => plural(count, "is", "are");

/** "whether QuickBooks", "which of Microsoft 365 and SAP" */
export function whichOf([first, second]: readonly string[]): string {
  if (first === undefined) return "which of the tools you pay for";
  return second === undefined ? `whether ${first}` : `which of ${first} and ${second}`;
}
