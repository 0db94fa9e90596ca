import { moneyTally } from "./money";
import { plainFigures } from "./plain-figures";
import type { Tally } from "./tally";
import { periodIn } from "./words";

/** "On top of that 640 hours overtime at $46": hours by what they went into, at what one is paid. */
export function pricedHours(sentences: readonly string[]): Tally | null {
  const found = sentences.flatMap((sentence, at) =>
    [...plainFigures(sentence).matchAll(SHAPE)].map(({ groups = {} }) => ({ groups, at })),
  );
  const [told, ...others] = found;
  if (told === undefined || others.length > 0) return null;
  const { count, what, wage } = told.groups;
  const before = sentences.slice(Math.max(0, told.at - REACH), told.at + 1).map(plainFigures);
  const per = before.toReversed().flatMap((plain) => periodIn(plain) ?? [])[0] ?? "all";
  return moneyTally(
    sentences,
    [told.at],
    { count: Number(count), of: `hours of ${what}`, per, at: 0 },
    { each: Number(wage) },
  );
}
/** Sentences over which a year that was named holds on. */
const REACH = 3;
const SHAPE =
  /(?<![\d.,$])(?<count>\d{2,6}) h (?:of )?(?<what>overtime|re-?work|recoding|retyping|rekeying|waiting|standby|downtime|travel)\b(?: [a-z]+)? (?:at|x) \$(?<wage>\d{1,3}(?:\.\d{1,2})?)(?!\.?\d)/g;
