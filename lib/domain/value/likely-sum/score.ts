import { tellsACost } from "../tally/elsewhere";
import { lastStem } from "../tally/words";
import { type Counted, distance } from "./counted";
import type { Figure, LikelyFigures, Price, Time } from "./figures";

/** How much the words and the places of two figures say that the one is what each of the other takes. */

export const POINTS = { addedUp: 3, withTime: 0.8, untimed: { time: -3, money: -2 } };

/** What one takes is near how many there are, names them, and the time that it is told of. */
function scoreOfBoth(figures: LikelyFigures, one: Counted, each: Figure): number {
  const { plain } = figures;
  const beside = plain.slice(Math.max(0, each.at - 60), each.at) + plain.slice(each.end, each.end + 40);
  const isNamed = one.of !== null && new RegExp(String.raw`\b${lastStem(one.of)}`).test(beside);
  return (
    (isNamed ? 2 : 0) +
    (one.isTimed ? 2 : one.per !== null ? 1.2 : 0) +
    (one.isPart ? 1.5 : isOfAPart(figures, one) ? -2.5 : 0) +
    (one.outer === null ? 0 : 1.5) -
    distance(figures, one.at, each.at)
  );
}

/** "310 callbacks a month, about 90 of those are": what goes wrong is the part. */
const isOfAPart = (figures: LikelyFigures, { at, isPart }: Counted): boolean =>
  !isPart &&
  figures.counts.some((other) => other.isPart && other.at > at && distance(figures, other.at, at) <= 1);

export function scoreOfTime(figures: LikelyFigures, one: Counted, time: Time, wage: Figure | null): number {
  const { plain, times } = figures;
  const near = plain.slice(Math.max(0, time.at - 40), time.end + 40);
  return (
    3 +
    scoreOfBoth(figures, one, time) +
    (OF_EACH.test(near) ? 1.5 : 0) +
    (one.per === null ? POINTS.untimed.time : 0) -
    (one.isRhythm
      ? (time.per === null ? 1.5 : 0.5) - (figures.years.some(({ unit }) => unit === one.per) ? 1 : 0)
      : 0) -
    (one.at > time.at ? 0.3 : 0) +
    (times.length === 1 ? 1 : 0) +
    (wage === null ? 0 : 1.5 - 0.2 * distance(figures, wage.at, time.at)) -
    (time.high > LONG_MINUTES ? 1.5 : 0)
  );
}
const OF_EACH = /\b(?:each|every|per|apiece|on it|takes?|to (?:write|type|fix|do|enter|key))\b/;
const LONG_MINUTES = 600;

export const scoreOfPrice = (figures: LikelyFigures, one: Counted, price: Price): number =>
  2.5 +
  (tellsACost(figures.saidAround(one.at)) || tellsACost(figures.saidAround(price.at)) ? 0 : -2.5) +
  (price.low > LARGE ? -3 : 0) +
  price.cue * 0.6 +
  scoreOfBoth(figures, one, price) +
  (one.per === null ? POINTS.untimed.money : 0) -
  (one.at > price.at ? 0.5 : 0) -
  (price.high > WIDE * price.low ? 3 : 0);
const LARGE = 15_000;
/** "From $90 to $2,600": of many things. */
const WIDE = 4;
