import type { Per } from "./figures";
import { lastStem } from "./words";

/** "Half of the tags are useless" is no part of the saws that are counted: it names what it is of, and that is something else. */
export function isOfSomethingElse(told: string, { of, at }: Pick<Per, "of" | "at">, plain: string): boolean {
  const noun = OF_WHAT.exec(told)?.[1];
  if (noun === undefined || of === null || ANY.test(noun)) return false;
  const names = `${of} ${plain.slice(at, at + REACH)}`.split(/[^a-z-]+/);
  return !names.some((name) => name !== "" && lastStem(name) === lastStem(noun));
}
/** Characters in which what is counted is named: "340 service stops". */
const REACH = 40;
const OF_WHAT =
  /^#[\d./]+# of (?:the|our|my|their|all)(?: [a-z-]+)?? ([a-z-]{3,})(?=[.,;]| (?:are|is|were|was|there|come|came|go|went|get|got|have|has|had|need|fail|end|turn)\b)/;
const ANY = /^(?:time|cases|ones|lot|stuff|total|work|whole|business)$/;
