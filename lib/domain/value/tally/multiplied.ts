import { byDistance } from "./by-distance";
import { fellShort } from "./fell-short";
import { overrun } from "./overrun";
import { plainFigures } from "./plain-figures";
import { pricedHours } from "./priced-hours";
import { rateGap } from "./rate-gap";
import type { Tally } from "./tally";
import { toldApart, wouldHaveSold } from "./told-apart";
import { notBilled, waiting } from "./waiting";

/** Each reads one way of telling two figures that belong together, wherever in an answer they are. */
const READERS: readonly ((sentences: readonly string[], plain: readonly string[]) => Tally | null)[] = [
  fellShort,
  byDistance,
  overrun,
  waiting,
  notBilled,
  pricedHours,
  toldApart,
  wouldHaveSold,
  rateGap,
];

export function multipliedIn(sentences: readonly string[]): Tally[] {
  const plain = sentences.map(plainFigures);
  return READERS.flatMap((read) => read(sentences, plain) ?? []);
}
