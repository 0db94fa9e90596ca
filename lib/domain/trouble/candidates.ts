import type { Answer, Word } from "./words";

/** Words one after the other that may be what they call it. */
export interface Candidate {
  readonly from: number;
  /** Behind its last word. */
  readonly to: number;
}

const MOST_WORDS = 4;
/** No name begins or ends with one of these. */
const NO_NAME = new Set(
  "a an the this that these those my our your his her its their we i you he she it they them us me who which what when where why how and or but so if then than as at by for from in into of off on out over to up with without about after before is are was were be been being am do does did done have has had having will would can could should may might must not no nor yes all any both each every few more most much many some such only own same too very just now still also even ever never always often again here there because while since until though every one two three four five six seven eight nine ten dozen half thirty forty fifty hundred thousand couple lot lots don't can't won't it's that's we're i'm they're there's doesn't isn't didn't who's we've i've get gets got go goes".split(
    " ",
  ),
);

/** All of up to four words of one sentence, with no mark between. */
export function candidatesIn(words: readonly Word[]): Candidate[] {
  return words.flatMap((first, from) => {
    if (!isNamed(first) && first.word !== "no") return [];
    const found: Candidate[] = [];
    for (let to = from + 1; to <= Math.min(from + MOST_WORDS, words.length); to += 1) {
      const last = words[to - 1];
      if (last === undefined || last.sentence !== first.sentence) break;
      if (to > from + 1 && !/^(?:|\/|&)$/.test(last.mark)) break;
      if (last.word.startsWith("<")) break;
      if (isNamed(last)) found.push({ from, to });
    }
    return found;
  });
}

/** A candidate as it was typed. */
export const asTyped = ({ text, words }: Answer, { from, to }: Candidate): string =>
  text.slice(words[from]?.start, words[to - 1]?.end);

const isNamed = ({ word }: Word): boolean => !word.startsWith("<") && word.length > 1 && !NO_NAME.has(word);
