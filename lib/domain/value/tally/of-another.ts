import { FAULTY } from "./elsewhere";
import { lastStem } from "./words";

/** "Steno machines cost me $5,800 each": of something that is not counted. */
export function isOfAnother(before: string, names: ReadonlySet<string>): boolean {
  const [, noun] = SUBJECT.exec(before) ?? [];
  return noun !== undefined && !NO_NAME.test(noun) && !FAULTY.test(noun) && !names.has(lastStem(noun));
}
const SUBJECT =
  /\b([a-z-]{3,}) (?:cost|costs|run|runs|are|is|were|was|goes?(?: for| at)?) (?:us |me )?(?:about |around )?\$?$/;
const NO_NAME =
  /^(?:it|that|this|each|one|which|they|these|those|all|time|trip|visit|redo|remake|return|replacement|average|going|[a-z]*ing)$/;

/** The same of several, told once: in a passage of which each figure has its place. */
export function isOfSeveralOthers(plain: string, at: number, of: string | null): boolean {
  const [, noun] = SEVERAL.exec(plain.slice(0, at + 1)) ?? [];
  return (
    of !== null &&
    noun !== undefined &&
    !namesOf(of).has(lastStem(noun)) &&
    plain.split(lastStem(noun)).length < 3
  );
}
const SEVERAL = /\b([a-z-]{3,}s) (?:cost|run) (?:us |me )?(?:about |around )?\$?$/;

/** The words of a count by which a price may name it. */
const namesOf = (of: string | null): ReadonlySet<string> =>
  new Set((of ?? "").split(" ").filter(Boolean).map(lastStem));
