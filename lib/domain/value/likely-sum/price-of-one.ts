import type { Range } from "../line";
import { distance } from "./counted";
import type { Figure, LikelyFigures, Price, Time } from "./figures";

/** What an hour costs: told as that, else an amount of those who are paid it, else of what may be one of them. */
export function wagesOf(figures: LikelyFigures): readonly Figure[] {
  const { wages, prices, times, plain } = figures;
  if (wages.length > 0 || times.length === 0) return wages;
  const near = prices.filter(
    ({ low, high, at }) =>
      low === high &&
      low >= WAGES.low &&
      high <= WAGES.high &&
      times.some((time) => distance(figures, time.at, at) <= 2),
  );
  const behind = ({ end }: Price): string => plain.slice(end);
  const before = ({ at }: Price): string => plain.slice(Math.max(0, at - 30), at);
  const paid = near.filter(
    (price) =>
      PAID_BEHIND.test(behind(price)) ||
      (PAID_BEFORE.test(before(price)) && !OF_ONE_BEHIND.test(behind(price))),
  );
  if (paid.length > 0) return paid;
  const perhaps = near.filter(
    (price) => MAY_BE_PAID.test(before(price)) && !OF_ONE_BEHIND.test(behind(price)),
  );
  return perhaps.length > 0 ? perhaps : unsigned(figures);
}

/** "The clerk makes 18.25", "three weeks, at 18.40" */
const unsigned = ({ counts, plain }: LikelyFigures): Figure[] =>
  counts.filter(
    ({ low, high, at, end }) =>
      low === high &&
      low >= WAGES.low &&
      high <= MOST_UNSIGNED &&
      UNSIGNED_BEFORE.test(plain.slice(Math.max(0, at - 30), at)) &&
      UNSIGNED_BEHIND.test(plain.slice(end)),
  );
const MOST_UNSIGNED = 75;
const UNSIGNED_BEFORE =
  /\b(?:makes|earns|paid|(?:he|she|they)(?:'s|'re) on|h(?: a week)?,? at|min,? at|, at) $/;
const UNSIGNED_BEHIND = /^ ?(?:[,.;)]|$|an? h\b|each\b|before\b|with\b)/;
const WAGES: Range = { low: 14, high: 160 };
/** Who is paid it, or the time that it is paid for. */
const PAID_BEFORE =
  /(?:@ ?|\b(?:paid|makes?|earns?|gets?|she's|he's|they're|who's|on|costs? (?:us|me)|pay(?: her| him| them| each)?|are|at)|\b(?:he|she|who|they|clerk|driver|tech|[a-z]{3,}(?:er|or|ist|ian)) (?:is|costs?)|\bchasing costs|\bper h,|\d (?:min|h)(?: [a-z-]+){0,4},|\bovertime|paid for it(?: [a-z]+){0,2},) (?:on |about |paid )?$/;
/** "Brenda's $31"; so is "lab is $72", where nothing else says what an hour costs. */
const MAY_BE_PAID =
  /(?:\b(?:an?|the|our|my) [a-z]+ (?:is|'s|runs)|(?:^|[.,;:] )[a-z]+(?:'s| is)|[a-z]s are|\bcosts?) (?:on |about |paid )?$/;
const PAID_BEHIND =
  /^ is what (?:they|he|she|we|i) (?:makes?|gets?|earns?|is paid|are paid)\b|^ to (?:sit|wait|st(?:an|oo)d|do|drive|type)\b|^ (?:for|to) (?:the|an?|my|our) (?:man|girl|guy|kid|lad|tech|clerk|[a-z]+er)\b/;
const OF_ONE_BEHIND =
  /^ ?(?:apiece|an? (?!h\b)[a-z]|per (?!h\b)|the [a-z]|foot|in |when |to (?:me|us)\b|for the \d)/;

/** The nearest; of two who spend the time together, both: "my installer at $33 and his helper at $24 are both out 3 hours". */
export function wageOf(
  time: Time,
  wages: readonly Figure[],
  figures: LikelyFigures,
): (Figure & { isOfBoth?: true }) | null {
  const [one, other, ...more] = wages.filter(({ at }) => distance(figures, at, time.at) <= 1);
  const isOfBoth = BOTH.test(figures.saidAround(time.at)) && more.length === 0;
  if (isOfBoth && one !== undefined && other !== undefined && one.low !== other.low)
    return { ...one, low: one.low + other.low, high: one.high + other.high, isOfBoth };
  const byDistance = [...wages].sort(
    (first, second) => Math.abs(first.at - time.at) - Math.abs(second.at - time.at),
  );
  return byDistance[0] ?? null;
}
const BOTH = /\bboth\b|\bthe pair (?:of them|in)\b|\btogether\b/;

/** With a second price of each: "$168 each plus $9 freight". */
export function priceOfOne(
  price: Price,
  figures: LikelyFigures,
  wages: readonly Figure[],
): { each: Range; from: string | null } {
  const added = figures.prices.find(
    (other) =>
      !wages.includes(other) &&
      other.at > price.at &&
      other.low < price.low * 10 &&
      other.cue > -2 &&
      distance(figures, price.at, other.at) === 0 &&
      isAdded(figures.plain.slice(price.end, other.at)) &&
      !/\d/.test(figures.plain.slice(price.end, other.at)),
  );
  if (added === undefined) return { each: price, from: null };
  return {
    each: { low: price.low + added.low, high: price.high + added.high },
    from: `${dollars(price)} + ${dollars(added)}`,
  };
}

/** What is paid for the time of one, with the price that each has besides: "$135, and an hour at $21". */
export function priceWithTime(
  price: Price,
  time: Time,
  wage: Figure,
  people: number,
  figures: LikelyFigures,
): { each: Range; from: string } | null {
  const [first, last, apart] = price.at < time.at ? [price, time, 1] : [time, price, 0];
  const between = figures.plain.slice(first.end, last.at).replace(AN_HOUR, "");
  const isOfIt =
    price.cue >= 0 &&
    price.high <= MOST_BESIDE_TIME &&
    !A_MEASURE_AT.test(figures.plain.slice(Math.max(0, price.at - 16), price.at)) &&
    distance(figures, first.at, last.at) <= apart &&
    isAdded(between, LONG_REACH);
  if (!isOfIt) return null;
  const paid = (end: "low" | "high"): number => (time[end] / 60) * wage[end] * people;
  return {
    each: { low: price.low + paid("low"), high: price.high + paid("high") },
    from: `${dollars(price)} + ${minutes(time)}${people > 1 ? ` of ${people} people` : ""} at ${dollars(wage)} an hour`,
  };
}
/** "90 km at $0.70" */
const A_MEASURE_AT = /\b(?:km|kilometres|miles|litres|kg) at $/;
const AN_HOUR = /\$[\d.]+(?: an? h)?/;
const MOST_BESIDE_TIME = 600;

const dollars = ({ low, high }: Range): string => (low === high ? `$${low}` : `$${low} to $${high}`);
const minutes = ({ low, high }: Range): string => `${low === high ? low : `${low} to ${high}`} minutes`;

const REACH = 75;
const LONG_REACH = 110;
const isAdded = (between: string, reach = REACH): boolean =>
  between.length < reach && ADDS.test(between) && !IS_ANOTHER.test(between);
const ADDS = /\b(?:plus|and|then|on top)\b|\+/;
const IS_ANOTHER = /\$|\b(?:sell|charge|not|don't|under|get|gets|back|brings?|lowest|price|rent|quoted?)\b/;
