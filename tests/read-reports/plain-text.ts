/** Markdown of ours as the words that a reader sees: marks, links and escapes are out, quotations stay in “ ”. */
export function plainText(markdown: string): string {
  return markdown
    .split("\n")
    .filter((line) => !/^\|(?: --- \|)+$/.test(line))
    .map(plainLine)
    .filter((line) => line !== "")
    .join("\n");
}

const plainLine = (line: string): string =>
  line
    .replace(/^#+ |^> |^- |^\d+\. /g, "")
    .replace(/(?<!\\)\|/g, "\n")
    .replace(/\*\*/g, "")
    .replace(/ ?<https?:[^>]*>/g, "")
    .replace(/\\(?=[^\w\s])/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&")
    .replace(/\s?\[\d{1,3}\]/g, "")
    .replace(/ +/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n+/g, "\n")
    .trim();

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,%+&/-]*/gu) ?? [];
export const wordsIn = (text: string): number => wordsOf(text).length;

/** Sentences, and what has a line of its own such as a label or a cell. */
export const sentencesIn = (text: string): string[] =>
  text
    .split("\n")
    .flatMap((line) => line.split(/(?<=[.!?]”?)\s+(?=[A-Z“\d(])/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
