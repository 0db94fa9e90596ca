import { tellsACost } from "./elsewhere";
import { moneyTally } from "./money";
import { plainFigures } from "./plain-figures";
import type { Tally } from "./tally";
import { nounIn, periodIn, WORD } from "./words";

/** "23 second trips, 41 km each on average, and it costs me 2.10 a km all in": so many, so far, at so much for one of them. */
export function byDistance(
  sentences: readonly string[],
  plain: readonly string[] = sentences.map(plainFigures),
): Tally | null {
  const [trip, ...trips] = plain.flatMap((each, sentence) =>
    [...each.matchAll(TRIPS)].map(({ groups = {}, index }) => ({
      count: Number(groups.count),
      of: nounIn(`${groups.of} `),
      far: Number(groups.far),
      measure: measureOf(groups.measure),
      at: index,
      sentence,
    })),
  );
  const [price, ...prices] = plain.flatMap((each, sentence) =>
    [...each.matchAll(PRICE)].map(({ groups = {} }) => ({
      amount: Number(groups.amount),
      measure: measureOf(groups.measure),
      sentence,
    })),
  );
  if (trip === undefined || price === undefined || trips.length + prices.length > 0) return null;
  const said = plain.filter((_, at) => at === trip.sentence || at === price.sentence);
  if (trip.of === null || trip.measure !== price.measure || !said.some(tellsACost)) return null;
  const per = periodIn(plain[trip.sentence] ?? "") ?? (ONE_WEEK.test(said.join(" ")) ? "week" : "all");
  return moneyTally(
    sentences,
    [trip.sentence, price.sentence],
    { count: trip.count, of: trip.of, per, at: trip.at },
    {
      each: Math.round(trip.far * price.amount * 100) / 100,
      eachFrom: `${trip.far} ${trip.measure} at $${price.amount.toFixed(2)}`,
    },
  );
}

const measureOf = (word = ""): "km" | "miles" => (/^k/.test(word) ? "km" : "miles");

const MEASURE = "(?<measure>km|kms|kilomet(?:er|re)s?|miles?|mi)";
const TRIPS = new RegExp(
  String.raw`(?<![$\d.,#/-])\b(?<count>\d{1,5}) (?<of>(?:${WORD} ){0,2}${WORD}),? (?:of |at |averag(?:e|es|ing) |about )*(?<far>\d{1,4}(?:\.\d)?) ${MEASURE} (?:each|on average|one way|a trip|round trip)`,
  "g",
);
const PRICE = new RegExp(
  String.raw`(?<![\d.,#/-])\$?(?<amount>\d{1,2}(?:\.\d{1,2})?) (?:an?|per|for each|for every) ${MEASURE}\b`,
  "g",
);
/** "Had the drivers mark it one week in November" */
const ONE_WEEK = /\b(?:one|1|a|that|the) week\b/;
