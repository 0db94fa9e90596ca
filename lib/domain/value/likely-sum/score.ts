import { tellsACost } from "../tally/elsewhere";
import { lastStem } from "../tally/words";
import { type Counted, crewOf, distance } from "./counted";
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

/** "310 last year, about 14 hours each": nothing is told between them. */
const isRightBehind = ({ plain }: LikelyFigures, one: Counted, { at, end }: Figure): boolean =>
  one.per !== null &&
  /^(?: [a-z'-]+){0,5}?,? (?:at |about |some |around |roughly )*$/.test(plain.slice(one.end, at)) &&
  /^ (?:each|apiece|per|an? (?!day|week|month|year))\b/.test(plain.slice(end));
const RIGHT_BEHIND = 1;

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
    (isRightBehind(figures, one, time) ? RIGHT_BEHIND : 0) +
    (OF_THAT.test(plain.slice(Math.max(0, time.at - 40), time.at)) ? 3 : 0) -
    (OF_IT.test(plain.slice(time.end, time.end + 60)) ? 3 : 0) +
    (one.per === null ? POINTS.untimed.time : 0) -
    (one.isRhythm
      ? (time.per === null ? 1.5 : 0.5) - (figures.years.some(({ unit }) => unit === one.per) ? 1 : 0)
      : 0) -
    (one.at > time.at ? 0.3 : 0) +
    (times.length === 1 ? 1 : 0) +
    (one.isRhythm && crewOf(time, figures) !== null ? 1 : 0) +
    (wage === null ? 0 : 1.5 - 0.2 * distance(figures, wage.at, time.at)) -
    (time.high > LONG_MINUTES ? 1.5 : 0)
  );
}
/** "5 hours of forms, and of that 90 minutes is typing": the part is what is meant. */
const OF_THAT = /\bof (?:that|this|it|those|which),? (?:[a-z']+ ){0,4}$/;
const OF_IT = /^[^.;]{0,40}\b(?:and|,) of (?:that|this|it|those|which)\b/;
const OF_EACH = /\b(?:each|every|per|apiece|on it|takes?|to (?:write|type|fix|do|enter|key))\b/;
const LONG_MINUTES = 600;

export const scoreOfPrice = (figures: LikelyFigures, one: Counted, price: Price): number =>
  2.5 +
  (tellsACost(figures.saidAround(one.at)) ||
  tellsACost(figures.saidAround(price.at)) ||
  isHeadedByACost(figures, one)
    ? 0
    : -2.5) +
  (price.low > LARGE ? -3 : 0) +
  (isOfAnotherMeasure(figures, one, price) ? -3 : 0) +
  (COMES_BACK.test(figures.saidAround(price.at)) ? -3 : 0) +
  price.cue * 0.6 +
  scoreOfBoth(figures, one, price) +
  (one.per === null ? POINTS.untimed.money : 0) -
  (one.at > price.at ? 0.5 : 0) -
  (price.high > WIDE * price.low ? 3 : 0);
/** "1,450 setups … $5.10 a kilo": not the price of a setup. */
function isOfAnotherMeasure({ plain }: LikelyFigures, { of }: Counted, { end }: Price): boolean {
  const [, measure] = A_MEASURE.exec(plain.slice(end)) ?? [];
  return measure !== undefined && of !== null && lastStem(of) !== lastStem(measure);
}
const A_MEASURE =
  /^ (?:an?|per|the) (kilos?|kg|pounds?|lbs?|lit(?:re|er)s?|gallons?|tonnes?|tons?|met(?:re|er)s?|feet|foot|yards?|km|kilomet(?:re|er)s?|miles?|pages?|dozen)\b/;
/** "Wasted truck rolls. Nine every day …" */
const isHeadedByACost = (figures: LikelyFigures, { at }: Figure): boolean => {
  const heading = figures.saidAround(0);
  return heading.length <= HEADING && distance(figures, 0, at) <= 2 && tellsACost(heading);
};
const HEADING = 40;
const LARGE = 15_000;
/** "Costs me $28 and the motor club throws me 12", "got $58,000 of that back": what it comes to is the difference, and that is asked. */
const COMES_BACK =
  /\b(?:throws?|gives?|pays?|hands?|refunds?|credits?|returns?) (?:me|us) (?:back )?(?:only |just )?\$?\d|\b(?:get|got|gets|getting|have|had) \$?\d[\d.]* (?:[a-z]+ ){0,3}(?:back|reversed|credited|refunded)\b|\b(?:gives?|pays?) \$?\d[\d.]* back\b|\bkeep (?:the|their|his|her|a) [^.;]{0,24}\d/;
/** "From $90 to $2,600": of many things. */
const WIDE = 4;
