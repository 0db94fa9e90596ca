import { byDistance } from "./by-distance";
import { fellShort } from "./fell-short";
import { heldUp } from "./held-up";
import { keptWaiting } from "./kept-waiting";
import { overrun } from "./overrun";
import { plainFigures } from "./plain-figures";
import { pricedHours } from "./priced-hours";
import { rateGap } from "./rate-gap";
import type { Tally } from "./tally";
import { toldApart, wouldHaveSold } from "./told-apart";
import { turnedAway } from "./turned-away";
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
  heldUp,
  turnedAway,
  keptWaiting,
];

export function multipliedIn(sentences: readonly string[]): Tally[] {
  const plain = sentences.map(plainFigures);
  return READERS.flatMap((read) => read(sentences, plain) ?? []);
}
