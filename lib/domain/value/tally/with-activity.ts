import { leansOn } from "./elsewhere";
import { asFigures, type Per, someFiguresIn } from "./figures";
import { WRONG } from "./losses";
import { type Tally, talliesIn } from "./tally";
import { isPeople, lastStem } from "./words";

/**
 * Sums of a part that goes wrong, "6.1% of cases come back, about $74 each", where how many there are was told with what
 * the company does: "1,150 cases a week". Only of a count whose noun is named with the part, and of things.
 */
export function talliesWith(activity: string, sentences: readonly string[]): Tally[] {
  const counts = someFiguresIn(asFigures(activity)).pers.filter(({ of }) => of !== null && !isPeople(of));
  if (counts.length === 0) return [];
  return sentences.flatMap((sentence, at) =>
    LOST_PART.test(asFigures(sentence)) ? (tallyFrom(counts, sentences.slice(at)) ?? []) : [],
  );
}

/** "#1/8# of installs runs over": the part, and what becomes of it. */
const LOST_PART = new RegExp(
  String.raw`#[\d./]+#[^.;#]{0,40}?\b(?:${WRONG}|through again|over\b(?! (?:the|our|a|last|budget|target|plan)\b))`,
);
const MOST_SENTENCES = 3;

function tallyFrom(counts: readonly Per[], sentences: readonly string[]): Tally | null {
  for (let length = Math.min(MOST_SENTENCES, sentences.length); length >= 1; length--) {
    const run = sentences.slice(0, length);
    const next = sentences[length];
    const told = countIn(counts, asFigures(run.join(" ")));
    if (told === null || (next !== undefined && leansOn(next))) continue;
    const [tally, ...more] = talliesIn([`${told.count} ${told.of} a ${told.per}.`, ...run]);
    const isOfAll = tally?.sentences.length === length + 1 && tally.shares.length === 1;
    if (tally !== undefined && more.length === 0 && isOfAll) return { ...tally, sentences: run };
  }
  return null;
}

/** The one count that is named in a passage that has none of its own. */
function countIn(counts: readonly Per[], plain: string): Per | null {
  if (someFiguresIn(plain).pers.length > 0) return null;
  const words = new Set(plain.split(/[^a-z'-]+/).map(lastStem));
  const [one, ...others] = counts.filter(({ of }) => words.has(lastStem(of)));
  return one === undefined || others.some(({ count }) => count !== one.count) ? null : one;
}
