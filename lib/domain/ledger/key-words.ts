import type { Lexicon } from "./lexicon";
import { wordsOfPhrase } from "./tokens";

/** Shorter words say too little of what a phrase is about. */
const LEAST_LETTERS = 4;
/** A word in fewer phrases of a meaning is there by chance: "tablets" in "no signal for our tablets". */
const LEAST_PHRASES = 3;

/** Whether these words hold one by which our own lists tell a meaning from all others. */
export type SaysKey = (stems: readonly string[], kind: string, key: string) => boolean;

/** Lexical support: the words that many phrases of one meaning have, and no phrase of another. */
export function keyWords({ functionWords, constraints, verdicts, tasks }: Lexicon): SaysKey {
  const common = new Set([...functionWords.en, ...functionWords.fr]);
  const phrasesWith = new Map<string, Map<string, number>>();
  const add = (meaning: string, phrases: readonly string[]) => {
    for (const phrase of phrases)
      for (const stem of new Set(
        wordsOfPhrase(phrase)
          .filter(isTelling)
          .map((word) => word.stem),
      )) {
        const of = phrasesWith.get(stem) ?? new Map<string, number>();
        phrasesWith.set(stem, of.set(meaning, (of.get(meaning) ?? 0) + 1));
      }
  };
  const isTelling = ({ text }: { text: string }) => text.length >= LEAST_LETTERS && !common.has(text);
  for (const { key, en, fr } of constraints) add(`constraint:${key}`, [...en, ...fr]);
  for (const { key, en, fr } of verdicts) add(`verdict:${key}`, [...en, ...fr]);
  for (const { key, en, fr } of tasks) add(`task:${key}`, [...en, ...fr]);
  return (stems, kind, key) =>
    stems.some((stem) => {
      const of = phrasesWith.get(stem);
      return of?.size === 1 && (of.get(`${kind}:${key}`) ?? 0) >= LEAST_PHRASES;
    });
}
