import { escapeRegExp } from "@/lib/domain/escape-reg-exp";
import { numberIn } from "../typed-number";

/** So many of the faults, and what is said of them. */
export interface FaultPart {
  count: number;
  /** "were on monitored tanks that had sent the low alert" */
  words: string;
}

const LONGEST = 80;
const SHOWN = 2;
/** Half of a sentence ends so. */
const OPEN_END = /\b(?:and|or|the|an?|of|to|that|for|with|by|where|which|who)$/i;

/** "640 of those were on automatic delivery": parts of what was counted, in the sentence that counts it and those behind. */
export function partsOf(
  { count, several }: { count: number; several: string },
  sentences: readonly string[],
): FaultPart[] {
  const part = new RegExp(
    `(?<![\\d.,$])(\\d[\\d,]*) of (?:those|them|these|the ${escapeRegExp(several)}) ((?:were|are|had|have|came|come|went|go|happened|happen) [^.;,:]{3,${LONGEST}}?)(?=[.;,:]|$| where | and )`,
    "giu",
  );
  return sentences
    .flatMap((sentence) => [...sentence.matchAll(part)])
    .map(([, digits = "", words = ""]) => ({
      count: numberIn(digits),
      words: words.trim(),
    }))
    .filter((one) => one.count > 1 && one.count < count && !OPEN_END.test(one.words))
    .slice(0, SHOWN);
}
