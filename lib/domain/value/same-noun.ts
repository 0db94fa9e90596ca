import type { Fact } from "../ledger/fact";

/** Whether two typed nouns count the same thing: "tender answer" and "tenders", "RFI" and "RFIs". */
export function isSameNoun(one: string, other: string): boolean {
  const first = wordsOf(one);
  const second = wordsOf(other);
  const isWhole = first.join(" ") === second.join(" ");
  return isWhole || first.at(-1) === second.at(-1) || first[0] === second[0];
}

/** Across two answers the word has to be the very same. */
export const isVeryNoun = (one: string, other: string): boolean =>
  wordsOf(one).join(" ") === wordsOf(other).join(" ");

/** Of one answer the nouns may be written differently; of two they are the same word. */
export const isFor = (volume: Fact, one: string, time: Fact, other: string): boolean =>
  volume.field === time.field ? isSameNoun(one, other) : isVeryNoun(one, other);

const wordsOf = (noun: string): string[] => noun.toLowerCase().trim().split(/\s+/).map(singular);

const singular = (word: string): string => {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
};
