import { typed } from "../typed";

const MOST = 135;
const SUBJECT =
  "(?:our|we|they|the|their|it|I|he|she|my|then|those|these|two|three|four|one|an?|no|nothing|no(?:body|ne)|foremen|people)";
/** What comes before one of these, and what follows it, may be read by itself. */
const CUT = new RegExp(
  `[,;:]\\s+|\\s+\\(|\\)\\s+|\\s+[-–—]\\s+|,?\\s+(?:and|but|so|because|though)\\s+(?=${SUBJECT}\\s)|(?<=[.!?])\\s+`,
  "giu",
);
/** What points back, or goes on with what was said, does not begin a quotation. */
const GOES_ON =
  /^(?:and|but|or|so|including|not|no one|nor|which|that|who|whose|than|as|to|of|for|with|without|because|then|was|is|were|are|has|had|lose|they|them|he|she|it's|those|these|their|it (?:was|is|did|does) not(?=,))(?!\p{L})/iu;

const OPENS = /^(?:and|but|so|also)\s+/i;

/** The longest part of a sentence that holds what is looked for and reads by itself; null where none does. */
export function stretchHolding(sentence: string, holds: RegExp, most = MOST): string | null {
  const cuts = [...sentence.matchAll(CUT)].map(({ 0: found, index }) => ({
    index,
    end: index + found.length,
  }));
  const starts = [0, ...cuts.map(({ end }) => end)];
  const ends = [...cuts.map(({ index }) => index), sentence.length];
  const parts = starts.flatMap((from) =>
    ends.flatMap((to) => {
      const part = to > from ? (typed(sentence.slice(from, to))?.replace(OPENS, "") ?? null) : null;
      const reads = part !== null && (from === 0 || !GOES_ON.test(part));
      return reads && [...part].length <= most && holds.test(part) && isClosed(part) ? [part] : [];
    }),
  );
  return parts.sort((one, other) => other.length - one.length)[0] ?? null;
}

/** A bracket that was opened is closed. */
const isClosed = (part: string): boolean => part.split("(").length === part.split(")").length;
