/** Every word in lower case. */
export const wordsIn = (text: string): string[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'&.+-]*/gu)].flatMap(([word]) => {
    const lower = bare(word);
    return [lower, ...lower.split(/[-’'.&+]/)].filter((part) => part !== "");
  });

/** Figures as "13.1%", "$49", "2026". */
export const figuresIn = (text: string): string[] =>
  [...text.matchAll(/(\$)?\s?(\d[\d,]*(?:\.\d+)?)\s?(%|percent\b|per cent\b)?/gi)].map(
    ([, dollar, digits, percent]) =>
      `${dollar ?? ""}${(digits ?? "").replaceAll(",", "")}${percent === undefined ? "" : "%"}`,
  );

const SPELLED =
  /\b(?:dozens?|hundreds?|thousands?|millions?|billions?|trillions?|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|doubles?|doubled|doubling|twice|triples?|tripled|threefold|tenfold|halves|halved|percent|per cent)\b/gi;

/** Amounts in words. */
export const spelledOut = (text: string): string[] =>
  [...text.matchAll(SPELLED)].map(([word]) => word.toLowerCase());

/**
 * Words written as names: with a capital inside a sentence, or with capitals or digits within the word wherever
 * it is. In lower case. What opens a sentence may be any word, so only its form can tell.
 */
export function namesIn(sentence: string): string[] {
  const words = [...sentence.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'&.+-]*/gu)];
  return words.flatMap((match) => {
    const word = match[0].replace(/[’']s$/, "").replace(/[.’'-]+$/, "");
    const opensSentence =
      match.index === firstLetter(sentence) || /[:;.!?]\s*$/.test(sentence.slice(0, match.index));
    const isName = /^\p{Lu}/u.test(word) && !opensSentence;
    const looksMade = /\p{Ll}\p{Lu}|^\p{Lu}{2,}|\p{L}\d|\d\p{L}/u.test(word);
    return isName || looksMade ? [bare(word)].filter((name) => !ALWAYS.has(name)) : [];
  });
}

const bare = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[’']s$/, "")
    .replace(/[.’'-]+$/, "");

const firstLetter = (sentence: string): number => sentence.search(/[\p{L}\p{N}]/u);

const ALWAYS: ReadonlySet<string> = new Set([
  "ai",
  "i",
  "ceo",
  "cfo",
  "it",
  "hr",
  "bc",
  "canada",
  "canadian",
]);
